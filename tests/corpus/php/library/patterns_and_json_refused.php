<?php
// covers: patterns that cannot be read, texts that are no UTF-8, nested JSON, moments that are changed
function told(callable $make) {
    try { var_dump($make()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
}
told(fn() => preg_match('/a**/', 'x'));
told(fn() => preg_match('/b|+/', 'x'));
told(fn() => preg_replace('/a/u', 'b', "a\xff"));
told(fn() => preg_last_error_msg());
told(fn() => preg_replace('/a/', ['b'], 'a'));
told(fn() => preg_match_all('/a/', 'a', $found, PREG_PATTERN_ORDER | PREG_SET_ORDER));
told(fn() => preg_quote('a~b#c', '~'));
told(fn() => json_encode([[1]], 0, 1));
told(fn() => json_last_error_msg());
$round = [1];
$round['self'] = &$round;
told(fn() => json_encode($round));
told(fn() => json_last_error_msg());
told(fn() => json_decode('{"\u0000a":1}', false, 512, JSON_THROW_ON_ERROR));
$moment = new DateTime('2024-02-29 13:05:09.123456', new DateTimeZone('UTC'));
foreach (['+1 month', 'next friday', 'noon', '@86400', '2000-01-01T00:00:00Z', '10 September 2000', '10:30'] as $by) {
    echo str_pad($by, 22), (clone $moment)->modify($by)->format('Y-m-d H:i:s.u'), "\n";
}
foreach (new DatePeriod(new DateTimeImmutable('2024-01-31'), new DateInterval('P1D'), 1) as $day) { echo get_class($day), $day->format(" c e"), "\n"; }
told(fn() => filter_var('é a', FILTER_SANITIZE_ENCODED));
told(fn() => usleep(-1));
told(fn() => rand(3, 3));
told(fn() => pow([], 2));
told(fn() => class_implements('Nowhere'));
told(fn() => get_object_vars(5));
told(fn() => method_exists(5, 'x'));
told(fn() => array_key_exists(1, new stdClass));
told(fn() => mb_convert_case('a', 99));
told(fn() => define('A'));
told(fn() => ob_start(1, 2, 3, 4));
