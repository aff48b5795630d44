<?php
// What structures show, and the orders in which they give what they hold.
$stack = new SplStack;
$stack->push(1);
$stack[] = 2;
print_r($stack);
var_dump(new SplObjectStorage, new ArrayObject(['a' => 1]), new SplFixedArray(2));
$list = new SplDoublyLinkedList;
foreach (['a', 'b', 'c'] as $one) { $list->push($one); }
$list->add(1, 'in');
$list->setIteratorMode(SplDoublyLinkedList::IT_MODE_LIFO);
foreach ($list as $place => $one) { echo "$place$one "; }
echo $list[0], $list->offsetExists(4) ? 'y' : 'n', "\n";
try { $list[9]; } catch (OutOfRangeException $e) { echo $e->getMessage(), "\n"; }
$queue = new SplPriorityQueue;
foreach (['a' => 1, 'b' => 2, 'c' => 1, 'd' => 2, 'e' => 2] as $name => $rank) { $queue->insert($name, $rank); }
while ($queue->valid()) { echo $queue->extract(); }
echo "\n";

// Walks into what has children.
$tree = ['a' => 1, 'b' => ['c' => 2, 'd' => ['e' => 3]], 'f' => 4];
foreach (new RecursiveTreeIterator(new RecursiveArrayIterator($tree)) as $key => $line) { echo "$key $line\n"; }
class Marked extends RecursiveIteratorIterator {
    public function beginChildren(): void { echo '<'; }
    public function endChildren(): void { echo '>'; }
    public function nextElement(): void { echo '.'; }
}
foreach (new Marked(new RecursiveArrayIterator($tree), Marked::SELF_FIRST) as $key => $value) { echo $key; }
echo "\n";
$walk = new RecursiveIteratorIterator(new RecursiveArrayIterator($tree), RecursiveIteratorIterator::CHILD_FIRST);
$walk->setMaxDepth(1);
foreach ($walk as $key => $value) { echo $walk->getDepth(), $key, ' '; }
echo "\n";
$even = new RecursiveCallbackFilterIterator(new RecursiveArrayIterator([1, [2, 3], 4]), fn($now, $key, $it) => $it->hasChildren() || $now % 2 === 0);
echo implode(',', iterator_to_array(new RecursiveIteratorIterator($even), false)), "\n";
$cached = new CachingIterator(new ArrayIterator(['x' => 1, 'y' => 2]), CachingIterator::FULL_CACHE);
foreach ($cached as $value) { echo $value, $cached->hasNext() ? ',' : ''; }
echo json_encode($cached->getCache()), "\n";
echo implode(' ', iterator_to_array(new RegexIterator(new ArrayIterator(['apple', 'bob', 'axe']), '/^a/', RegexIterator::MATCH))), "\n";
$props = new ArrayObject(['k' => ['n' => 1]], ArrayObject::ARRAY_AS_PROPS);
$props->added = 2;
$props['k']['n'] = 3;
echo json_encode($props), count($props), "\n";
foreach (['2024-01-31', '2020-12-31'] as $from) { echo (new DateTime($from))->diff(new DateTime(substr($from, 0, 4) === '2024' ? '2024-03-01' : '2021-03-01'))->format('%m-%d '), ''; }
echo (new DateTime('2024-W05-3'))->format('Y-m-d'), "\n";
$zone = new DateTime('2024-07-01 12:00', new DateTimeZone('Europe/London'));
echo $zone->format('c T I'), ' ', $zone->setTimezone(new DateTimeZone('America/New_York'))->format('c T'), ' ', (new DateTime('2024-12-01', new DateTimeZone('Asia/Tokyo')))->format('T P e'), "\n";
try { new DateTimeZone('Mars/Base'); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
echo json_encode("a\xffb", JSON_INVALID_UTF8_SUBSTITUTE), var_export(json_encode("\xff"), true), ' ', json_last_error_msg(), ' ', json_decode('12345678901234567890', false, 512, JSON_BIGINT_AS_STRING), "\n";
var_dump(json_decode('[01]'), json_last_error_msg(), json_decode('"\x"'), json_last_error_msg());
echo wordwrap('A very long woooooooooooord.', 8, "\n", true), ' ', str_word_count("Hello fri3nd", 2)[0], ' ', htmlspecialchars('<a href="x">\'</a>', ENT_NOQUOTES), "\n";
print_r(array_flip(['a', 1.5, 2]));
