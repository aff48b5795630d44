public static List<Integer> evens(List<Integer> values) {
    List<Integer> result = new ArrayList<>();
    for (int v : values) {
        if (v % 2 == 0) {
            result.add(v);
        }
    }
    return result;
}
