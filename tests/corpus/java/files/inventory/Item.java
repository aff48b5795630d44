public record Item(String name, int count, Category category) {
    public Item {
        if (count < 0) throw new IllegalArgumentException("negative count of " + name);
    }

    Item less(int n) {
        return new Item(name, count - n, category);
    }
}
