<?php
// covers: poker hands, sorting with several criteria, array_count_values, match on conditions
final class Card
{
    private const RANKS = ['2' => 2, '3' => 3, '4' => 4, '5' => 5, '6' => 6, '7' => 7, '8' => 8, '9' => 9, '10' => 10, 'J' => 11, 'Q' => 12, 'K' => 13, 'A' => 14];
    public readonly int $rank;
    public readonly string $suit;
    public function __construct(string $text)
    {
        $this->suit = substr($text, -1);
        $this->rank = self::RANKS[substr($text, 0, -1)];
    }
}
function score(string $hand): array
{
    $cards = array_map(fn($c) => new Card($c), explode(' ', $hand));
    $ranks = array_map(fn(Card $c) => $c->rank, $cards);
    rsort($ranks);
    $counts = array_count_values($ranks);
    uksort($counts, fn($a, $b) => [$counts[$b], $b] <=> [$counts[$a], $a]);
    $shape = implode('', $counts);
    $flush = count(array_unique(array_map(fn(Card $c) => $c->suit, $cards))) === 1;
    $straight = count($counts) === 5 && $ranks[0] - $ranks[4] === 4;
    if ($ranks === [14, 5, 4, 3, 2]) {
        $straight = true;
        $counts = [5 => 1, 4 => 1, 3 => 1, 2 => 1, 1 => 1];
    }
    $kind = match (true) {
        $straight && $flush => 8, $shape === '41' => 7, $shape === '32' => 6, $flush => 5, $straight => 4,
        $shape === '311' => 3, $shape === '221' => 2, $shape === '2111' => 1, default => 0,
    };
    return [$kind, array_keys($counts)];
}
function best(array $hands): array
{
    $scores = array_combine($hands, array_map('score', $hands));
    $top = array_reduce($scores, fn($best, $s) => $best === null || ($s <=> $best) > 0 ? $s : $best);
    return array_keys(array_filter($scores, fn($s) => $s == $top));
}
$tests = [['4D 5S 6S 8D 3C', '2S 4C 7S 9H 10H', '3S 4S 5D 6H JH', '3H 4H 5C 6C JD'], ['2S 8H 6S 8D JH', '4S 5H 4C 8C 5C'], ['4S 5H 4C 8D 4H', 'AH 2S 3D 4C 5H'], ['7S 8S 9S 6S 10S', '4D 5D 4S 4C 4H']];
foreach ($tests as $hands) {
    echo implode(' | ', best($hands)), "\n";
}
