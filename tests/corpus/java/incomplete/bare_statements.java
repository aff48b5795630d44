int[] numbers = {5, 3, 9, 1};
int max = numbers[0];
for (int n : numbers) {
    if (n > max) {
        max = n;
    }
}
String text = "max is " + max;
Map<String, Integer> counts = new HashMap<>();
for (String word : "a b a c".split(" ")) {
    counts.merge(word, 1, Integer::sum);
}
System.out.println(text);
System.out.println(counts);
// out: max is 9
// out: {a=2, b=1, c=1}
