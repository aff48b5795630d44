int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
}

boolean isPrime(int n) {
    for (int d = 2; d * d <= n; d++) {
        if (n % d == 0) {
            return false;
        }
    }
    return n > 1;
}

int g = gcd(84, 36);
boolean p = isPrime(97);
System.out.println(g + " " + p);
// out: 12 true
