<?php
// covers: what DateTime::getLastErrors tells, DatePeriod's members, delimiters of patterns, ctype of numbers, JSON that is refused, count of arrays that hold themselves

date_default_timezone_set('UTC');
$pairs = [
    ['Y-m-d', '2021-02-30'], ['Y-m-d', 'bad'], ['Y-m-d', '2021-1'], ['Y-m-d', '2021-10-11x'], ['d/m/Y', '12-10-2020'],
    ['H:i', '25:10'], ['Y-m-d', ''], ['D d M Y', 'Foo 12 Jan 2020'], ['d M Y', '12 Foo 2020'], ['Y-m-d', '2021-10-11'],
];
foreach ($pairs as [$format, $text]) {
    $moment = DateTime::createFromFormat('!' . $format, $text);
    echo $moment ? $moment->format('c') : 'refused', ' ', json_encode(DateTime::getLastErrors()), "\n";
}
$period = new DatePeriod(new DateTime('2024-01-01'), new DateInterval('P1D'), 2);
var_dump($period->recurrences, $period->end, $period->include_start_date, $period->getRecurrences(), count(iterator_to_array($period)));

foreach (['/a\/b/', '/a/b/', '{a{1}}', '{a', '/\\/', '/\v\h/', '#a#'] as $pattern) { echo $pattern, ' ', var_export(preg_match($pattern, "a/b\n a"), true), "\n"; }
var_dump(ctype_digit(300), ctype_digit(48), ctype_alpha(65), ctype_digit(-5), ctype_upper(300));
var_dump(json_encode(fopen('php://memory', 'r')), json_last_error_msg(), json_decode("\"a\xff\"", false, 512, JSON_INVALID_UTF8_IGNORE), json_encode("\u{2028}", JSON_UNESCAPED_UNICODE));
$array = [1, [2, 3]];
echo count($array, COUNT_RECURSIVE);
$array['me'] = &$array;
echo ' ', count($array, COUNT_RECURSIVE), "\n";
foreach ([fn() => count([1], 5), fn() => json_decode('1', depth: PHP_INT_MAX), fn() => SplFixedArray::fromArray(['a' => 1]), fn() => WeakReference::create('x')] as $call) {
    try { $call(); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
}
$list = new SplFixedArray(1);
try { $list[] = 1; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
$text = 'a1-';
$text++;
printf("%s %h %H %s\n", $text, 1.5, 1e20, var_export(is_subclass_of('Nothing', 'Countable'), true));

// Texts with parts that are told of, in their order.
$o = new stdClass;
$o->x = ['k' => 'element'];
$none = null;
$a = ['k' => 'v'];
echo "$none?->x|$o?->x[k]|${a['k']}|$a[nothing] $o->x\n";
try { $none->a->b = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; }
class Text { function __toString() { return 'm'; } }
var_dump(new Text < 'z', 'a' <=> new Text, new Text == 'm');
class Given implements IteratorAggregate { #[ReturnTypeWillChange] function getIterator() { return new stdClass; } }
try { foreach (new Given as $each) {} } catch (Exception $e) { echo $e->getMessage(), "\n"; }
