class Fare {
    static int fare(int age, boolean card) {
        if (age < 0) {
            throw new IllegalArgumentException("age");
        }
        if (card) {
            return 1;
        }
        return age < 18 ? 2 : 4;
    }
    public static void main(String[] args) { System.out.println(fare(3, false)); }
}
