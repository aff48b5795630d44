// covers: function macros, variable length arrays, integer types
#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <inttypes.h>
#define ROR(x, n) ((x) >> (n) | (x) << (32 - (n)))
#define CH(x, y, z) (((x) & (y)) ^ (~(x) & (z)))
#define MAJ(x, y, z) (((x) & (y)) ^ ((x) & (z)) ^ ((y) & (z)))
static uint32_t k[64];
static int is_prime(int n) {
    for (int i = 2; i * i <= n; i++)
        if (n % i == 0)
            return 0;
    return n > 1;
}
#include <math.h>
static void init(void) {
    int n = 0;
    for (int p = 2; n < 64; p++)
        if (is_prime(p)) {
            double c = cbrt(p);
            k[n++] = (uint32_t)((c - floor(c)) * 4294967296.0);
        }
}
static void sha256(const unsigned char *msg, size_t len, uint32_t h[static 8]) {
    uint32_t iv[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memcpy(h, iv, sizeof iv);
    size_t total = (len + 9 + 63) / 64 * 64;
    unsigned char m[total];
    memset(m, 0, total);
    memcpy(m, msg, len);
    m[len] = 0x80;
    for (int i = 0; i < 8; i++)
        m[total - 1 - i] = (unsigned char)((uint64_t)len * 8 >> (8 * i));
    for (size_t o = 0; o < total; o += 64) {
        uint32_t w[64];
        for (int i = 0; i < 16; i++)
            w[i] = (uint32_t)m[o + i * 4] << 24 | m[o + i * 4 + 1] << 16 | m[o + i * 4 + 2] << 8 |
                   m[o + i * 4 + 3];
        for (int i = 16; i < 64; i++) {
            uint32_t s0 = ROR(w[i - 15], 7) ^ ROR(w[i - 15], 18) ^ w[i - 15] >> 3,
                     s1 = ROR(w[i - 2], 17) ^ ROR(w[i - 2], 19) ^ w[i - 2] >> 10;
            w[i] = w[i - 16] + s0 + w[i - 7] + s1;
        }
        uint32_t v[8];
        memcpy(v, h, sizeof v);
        for (int i = 0; i < 64; i++) {
            uint32_t S1 = ROR(v[4], 6) ^ ROR(v[4], 11) ^ ROR(v[4], 25),
                     t1 = v[7] + S1 + CH(v[4], v[5], v[6]) + k[i] + w[i];
            uint32_t S0 = ROR(v[0], 2) ^ ROR(v[0], 13) ^ ROR(v[0], 22), t2 = S0 + MAJ(v[0], v[1], v[2]);
            memmove(v + 1, v, 7 * sizeof *v);
            v[4] += t1;
            v[0] = t1 + t2;
        }
        for (int i = 0; i < 8; i++)
            h[i] += v[i];
    }
}
uint32_t crc32(const char *s) {
    uint32_t c = ~0u;
    for (; *s; s++) {
        c ^= (unsigned char)*s;
        for (int i = 0; i < 8; i++)
            c = c >> 1 ^ (0xEDB88320u & -(c & 1));
    }
    return ~c;
}
uint32_t adler(const char *s) {
    uint32_t a = 1, b = 0;
    while (*s) {
        a = (a + (unsigned char)*s++) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}
uint64_t fnv1a(const char *s) {
    uint64_t h = UINT64_C(14695981039346656037);
    while (*s) {
        h ^= (unsigned char)*s++;
        h *= UINT64_C(1099511628211);
    }
    return h;
}
uint32_t djb2(const char *s) {
    uint32_t h = 5381;
    int c;
    while ((c = *s++))
        h = ((h << 5) + h) + c;
    return h;
}
int main() {
    init();
    const char *tests[] = {"", "abc", "The quick brown fox jumps over the lazy dog",
                           "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"};
    for (unsigned i = 0; i < sizeof tests / sizeof *tests; ++i) {
        uint32_t h[8];
        sha256((const unsigned char *)tests[i], strlen(tests[i]), h);
        for (int j = 0; j < 8; j++)
            printf("%08" PRIx32, h[j]);
        printf("\n crc %08" PRIX32 " adler %#" PRIx32 " fnv %016" PRIx64 " djb %" PRIu32 "\n",
               crc32(tests[i]), adler(tests[i]), fnv1a(tests[i]), djb2(tests[i]));
    }
    return 0;
}
