<?php
// Arrays of truth values: the primes below 200,000.

function sieve(int $limit): array
{
    $isPrime = array_fill(0, $limit, true);
    $isPrime[0] = $isPrime[1] = false;
    for ($candidate = 2; $candidate * $candidate < $limit; $candidate++) {
        if (!$isPrime[$candidate]) {
            continue;
        }
        for ($multiple = $candidate * $candidate; $multiple < $limit; $multiple += $candidate) {
            $isPrime[$multiple] = false;
        }
    }
    $primes = [];
    foreach ($isPrime as $number => $prime) {
        if ($prime) {
            $primes[] = $number;
        }
    }
    return $primes;
}

$primes = sieve(200000);
echo count($primes), ' ', $primes[count($primes) - 1], ' ', array_sum($primes), "\n";
