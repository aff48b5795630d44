/* Fourteen questions about four whole numbers: what a search through worlds has to do with a solver. */
int classify(int width, int height, int depth, int weight) {
    int score = 0;
    if (width > 10) {
        score += 1;
    }
    if (height > width) {
        score += 2;
    }
    if (depth > height + 3) {
        score += 4;
    }
    if (weight < 2 * width) {
        score += 8;
    }
    if (width + height > 40) {
        score += 16;
    }
    if (depth != weight) {
        score += 32;
    }
    if (weight - depth > 7) {
        score += 64;
    }
    if (height < 100) {
        score += 128;
    }
    if (width > depth) {
        score += 256;
    }
    if (weight > 50) {
        score += 512;
    }
    if (depth + weight > 90) {
        score += 1024;
    }
    if (height == weight) {
        score += 2048;
    }
    if (width < 25) {
        score += 4096;
    }
    if (depth > 0) {
        score += 8192;
    }
    return score;
}

int main(void) {
    return 0;
}
