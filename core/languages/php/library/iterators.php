// Generators, iterators and the structures of the library.

class Generator implements Iterator {
    private $body;
    private $key = null;
    private $value = null;
    private $state = 0;
    private $result = null;
    private $count = 0;
    private $moved = false;
    private $pair = null;
    function take($step) {
        $step = __ordered_list($step);
        if ($step[0]) {
            $this->state = 2;
            $this->result = $step[1];
            $this->key = null;
            $this->value = null;
            return;
        }
        $pair = $step[1];
        $this->pair = $pair;
        $this->value = $pair[1];
        if (__is_none(__ordered_find($pair, 0))) {
            $this->key = $this->count;
            $this->count = $this->count + 1;
        } else {
            $this->key = $pair[0];
            if (is_int($pair[0]) && $pair[0] >= $this->count && __is_none(__ordered_find($pair, 2))) { $this->count = $pair[0] + 1; }
        }
    }
    function start() {
        if ($this->state === 0) {
            $this->state = 1;
            $this->go(null);
        }
    }
    function go($value) {
        try { $step = __generator_step($this->body, $value); }
        catch (Throwable $error) {
            $this->state = 2;
            $this->value = null;
            $this->key = null;
            throw $error;
        }
        $this->take($step);
    }
    function current() { $this->start(); return $this->value; }
    function key() { $this->start(); return $this->key; }
    function next() {
        if ($this->state === 0) { $this->start(); return; }
        $this->moved = true;
        if ($this->state === 1) { $this->go(null); }
    }
    function valid() { $this->start(); return $this->state === 1; }
    function rewind() {
        if ($this->state === 2) { throw new Exception('Cannot traverse an already closed generator'); }
        if ($this->state === 1 && $this->moved) { throw new Exception('Cannot rewind a generator that was already run'); }
        $this->start();
    }
    function send($value) {
        $this->start();
        $this->moved = true;
        if ($this->state === 1) { $this->go($value); }
        return $this->value;
    }
    function throw($error) {
        $this->start();
        if ($this->state !== 1) { throw $error; }
        $this->take(__generator_throw_step($this->body, $error));
        return $this->value;
    }
    function getReturn() {
        if ($this->state !== 2) { throw new Exception("Cannot get return value of a generator that hasn't returned"); }
        return $this->result;
    }
    function reference() { $this->start(); return __ordered_reference($this->pair, 1); }
    function begin($body) { $this->body = $body; return $this; }
}
// What a walk by reference refers to.
function current_reference($walk) {
    if ($walk instanceof Generator) { return $walk->reference(); }
    return __cell_of($walk->current());
}
function make_generator($body) { return (new Generator())->begin($body); }
// What is walked by `foreach`: an array, or an object with the methods of an iterator, at its start.
function walked($value, $scope = '') {
    $kind = __value_kind($value);
    // The array itself: who walks by reference changes it.
    if ($kind === 'array') { return __cell_read($value); }
    if ($kind === 'object') {
        while (instance_of($value, 'IteratorAggregate')) { $value = $value->getIterator(); }
        if (instance_of($value, 'Iterator')) {
            $value->rewind();
            return $value;
        }
        return get_object_vars($value, $scope);
    }
    warning('foreach() argument must be of type array|object, ' . type_word($value) . ' given');
    return [];
}
function walk_from($source) {
    if (is_array($source)) { return new ArrayIterator($source); }
    return walked($source);
}
function walk_send($walk, $sent) {
    if ($sent !== null && __has_member($walk, 'send()')) { $walk->send($sent); } else { $walk->next(); }
}
function walk_result($walk) { return $walk instanceof Generator ? $walk->getReturn() : null; }
function iterator_to_array($iterator, $keep = true) {
    $made = [];
    foreach ($iterator as $key => $value) { if ($keep) { $made[$key] = $value; } else { $made[] = $value; } }
    return $made;
}
function iterator_count($iterator) {
    $count = 0;
    foreach ($iterator as $value) { $count++; }
    return $count;
}
function iterator_apply($iterator, $function, $given = []) {
    $count = 0;
    foreach ($iterator as $value) {
        $count++;
        if ($function(...$given) !== true) { break; }
    }
    return $count;
}
class ArrayIterator implements Iterator, ArrayAccess, Countable {
    private $storage = [];
    private $keys = [];
    private $at = 0;
    function __construct($array = []) {
        $this->storage = $array;
        $this->keys = array_keys($array);
    }
    function current() { return $this->valid() ? $this->storage[$this->keys[$this->at]] : null; }
    function key() { return $this->keys[$this->at] ?? null; }
    function next() { $this->at = $this->at + 1; }
    function rewind() { $this->at = 0; $this->keys = array_keys($this->storage); }
    function valid() { return $this->at < count($this->keys); }
    function count() { return count($this->storage); }
    function offsetExists($key) { return isset($this->storage[$key]); }
    function offsetGet($key) { return $this->storage[$key]; }
    function offsetSet($key, $value) { if ($key === null) { $this->storage[] = $value; } else { $this->storage[$key] = $value; } }
    function offsetUnset($key) { unset($this->storage[$key]); }
    function getArrayCopy() { return $this->storage; }
    function append($value) { $this->storage[] = $value; }
    function seek($offset) {
        if ($offset < 0 || $offset >= count($this->keys)) { throw new OutOfBoundsException('Seek position ' . $offset . ' is out of range'); }
        $this->at = $offset;
    }
    function asort($flags = 0) { asort($this->storage, $flags); return true; }
    function ksort($flags = 0) { ksort($this->storage, $flags); return true; }
    function uasort($callback) { uasort($this->storage, $callback); return true; }
    function uksort($callback) { uksort($this->storage, $callback); return true; }
    function natsort() { natsort($this->storage); return true; }
    function getFlags() { return 0; }
    function __serialize() { return [0, $this->storage, []]; }
    function __unserialize($data) { $this->storage = $data[1]; }
}
class ArrayObject implements IteratorAggregate, ArrayAccess, Countable {
    private $storage = [];
    function __construct($array = [], $flags = 0) { $this->storage = array_of($array); }
    function getIterator() { return new ArrayIterator($this->storage); }
    function count() { return count($this->storage); }
    const STD_PROP_LIST = 1;
    const ARRAY_AS_PROPS = 2;
    function append($value) { $this->storage[] = $value; }
    function exchangeArray($array) { $old = $this->storage; $this->storage = array_of($array); return $old; }
    function asort($flags = 0) { asort($this->storage, $flags); return true; }
    function ksort($flags = 0) { ksort($this->storage, $flags); return true; }
    function uasort($callback) { uasort($this->storage, $callback); return true; }
    function uksort($callback) { uksort($this->storage, $callback); return true; }
    function natsort() { natsort($this->storage); return true; }
    function getFlags() { return 0; }
    function __serialize() { return [0, $this->storage, []]; }
    function __unserialize($data) { $this->storage = $data[1]; }
    function offsetExists($key) { return isset($this->storage[$key]); }
    function offsetGet($key) { return $this->storage[$key]; }
    function offsetSet($key, $value) { if ($key === null) { $this->storage[] = $value; } else { $this->storage[$key] = $value; } }
    function offsetUnset($key) { unset($this->storage[$key]); }
    function getArrayCopy() { return $this->storage; }
}
class SplDoublyLinkedList implements Iterator, ArrayAccess, Countable {
    const IT_MODE_LIFO = 2;
    const IT_MODE_FIFO = 0;
    const IT_MODE_DELETE = 1;
    const IT_MODE_KEEP = 0;
    protected $items = [];
    protected $at = 0;
    protected $mode = 0;
    function push($value) { $this->items[] = $value; }
    function pop() {
        if (count($this->items) === 0) { throw new RuntimeException("Can't pop from an empty datastructure"); }
        return array_pop($this->items);
    }
    function shift() {
        if (count($this->items) === 0) { throw new RuntimeException("Can't shift from an empty datastructure"); }
        return array_shift($this->items);
    }
    function unshift($value) { $this->items = array_merge([$value], $this->items); }
    function top() {
        if (count($this->items) === 0) { throw new RuntimeException("Can't peek at an empty datastructure"); }
        return $this->items[count($this->items) - 1];
    }
    function bottom() {
        if (count($this->items) === 0) { throw new RuntimeException("Can't peek at an empty datastructure"); }
        return $this->items[0];
    }
    function isEmpty() { return count($this->items) === 0; }
    function count() { return count($this->items); }
    function toArray() { return $this->items; }
    function offsetExists($key) { return isset($this->items[$key]); }
    function offsetGet($key) {
        if (!isset($this->items[$key])) { throw new OutOfRangeException('SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range'); }
        return $this->items[$key];
    }
    function offsetSet($key, $value) { if ($key === null) { $this->items[] = $value; } else { $this->items[$key] = $value; } }
    function offsetUnset($key) { array_splice($this->items, $key, 1); }
    function rewind() { $this->at = ($this->mode & 2) !== 0 ? count($this->items) - 1 : 0; }
    function valid() { return $this->at >= 0 && $this->at < count($this->items); }
    function current() { return $this->items[$this->at] ?? null; }
    function key() { return $this->at; }
    function next() {
        $is_last_first = ($this->mode & 2) !== 0;
        if (($this->mode & 1) !== 0) {
            if ($is_last_first) { array_pop($this->items); $this->at = count($this->items) - 1; } else { array_shift($this->items); }
            return;
        }
        $this->at = $is_last_first ? $this->at - 1 : $this->at + 1;
    }
    function prev() { $this->at = ($this->mode & 2) !== 0 ? $this->at + 1 : $this->at - 1; }
    function getIteratorMode() { return $this->mode; }
    function add($index, $value) { array_splice($this->items, $index, 0, [$value]); }
    function setIteratorMode($mode) {
        if (($this instanceof SplStack || $this instanceof SplQueue) && ($mode & 2) !== ($this->mode & 2)) {
            throw new RuntimeException('Iterators\' LIFO/FIFO modes for SplStack/SplQueue objects are frozen');
        }
        $this->mode = $mode;
        return $mode;
    }
    function __serialize() { return [0, $this->items, []]; }
    function __unserialize($data) { $this->items = $data[1]; }
}
class SplQueue extends SplDoublyLinkedList {
    function enqueue($value) { $this->items[] = $value; }
    function dequeue() { return $this->shift(); }
}
class SplStack extends SplDoublyLinkedList {
    protected $mode = 2;
}
class SplObjectStorage implements Countable, Iterator, ArrayAccess {
    private $objects = [];
    private $data = [];
    private $at = 0;
    function attach($object, $info = null) {
        $key = spl_object_id($object);
        $this->objects[$key] = $object;
        $this->data[$key] = $info;
    }
    function addAll($storage) { foreach ($storage as $object) { $this->attach($object, $storage[$object]); } return count($this->objects); }
    function removeAll($storage) { foreach ($storage as $object) { $this->detach($object); } return count($this->objects); }
    function setInfo($info) { $keys = array_keys($this->objects); if (isset($keys[$this->at])) { $this->data[$keys[$this->at]] = $info; } }
    function getHash($object) { return spl_object_hash($object); }
    function detach($object) {
        $key = spl_object_id($object);
        unset($this->objects[$key]);
        unset($this->data[$key]);
    }
    function contains($object) { return isset($this->objects[spl_object_id($object)]); }
    function count() { return count($this->objects); }
    function offsetExists($object) { return $this->contains($object); }
    function offsetGet($object) {
        if (!$this->contains($object)) { throw new UnexpectedValueException('Object not found'); }
        return $this->data[spl_object_id($object)];
    }
    function offsetSet($object, $info) { $this->attach($object, $info); }
    function offsetUnset($object) { $this->detach($object); }
    function getInfo() { return array_values($this->data)[$this->at] ?? null; }
    function rewind() { $this->at = 0; }
    function valid() { return $this->at < count($this->objects); }
    function key() { return $this->at; }
    function current() { return array_values($this->objects)[$this->at]; }
    function next() { $this->at = $this->at + 1; }
}
abstract class SplHeap implements Countable, Iterator {
    private $heap = [];
    function insert($value) {
        $this->heap[] = $value;
        $at = count($this->heap) - 1;
        while ($at > 0) {
            $up = ($at - 1) >> 1;
            if ($this->compare($this->heap[$at], $this->heap[$up]) <= 0) { break; }
            $kept = $this->heap[$at];
            $this->heap[$at] = $this->heap[$up];
            $this->heap[$up] = $kept;
            $at = $up;
        }
        return true;
    }
    function extract() {
        $count = count($this->heap);
        if ($count === 0) { throw new RuntimeException("Can't extract from an empty heap"); }
        $top = $this->heap[0];
        $last = array_pop($this->heap);
        if ($count > 1) {
            $this->heap[0] = $last;
            $at = 0;
            $count = $count - 1;
            while (true) {
                $best = $at;
                foreach ([2 * $at + 1, 2 * $at + 2] as $child) {
                    if ($child < $count && $this->compare($this->heap[$child], $this->heap[$best]) > 0) { $best = $child; }
                }
                if ($best === $at) { break; }
                $kept = $this->heap[$at];
                $this->heap[$at] = $this->heap[$best];
                $this->heap[$best] = $kept;
                $at = $best;
            }
        }
        return $top;
    }
    function top() {
        if (count($this->heap) === 0) { throw new RuntimeException("Can't peek at an empty heap"); }
        return $this->heap[0];
    }
    function recoverFromCorruption() { return true; }
    function isCorrupted() { return false; }
    function isEmpty() { return count($this->heap) === 0; }
    function count() { return count($this->heap); }
    function rewind() {}
    function valid() { return count($this->heap) > 0; }
    function current() { return $this->heap[0] ?? null; }
    function key() { return count($this->heap) - 1; }
    function next() { if (count($this->heap) > 0) { $this->extract(); } }
}
class SplMinHeap extends SplHeap {
    function compare($a, $b) { return spaceship($b, $a); }
}
class SplMaxHeap extends SplHeap {
    function compare($a, $b) { return spaceship($a, $b); }
}
class OwnQueueHeap extends SplHeap {
    public $owner;
    function compare($a, $b) {
        $order = $this->owner->compare($a[1], $b[1]);
        return $order !== 0 ? $order : $b[2] - $a[2];
    }
}
class SplPriorityQueue implements Countable, Iterator {
    const EXTR_DATA = 1;
    const EXTR_PRIORITY = 2;
    const EXTR_BOTH = 3;
    private $heap;
    private $serial = 0;
    private $flags = 1;
    function heap() {
        if ($this->heap === null) {
            $this->heap = new OwnQueueHeap();
            $this->heap->owner = $this;
        }
        return $this->heap;
    }
    function compare($a, $b) { return spaceship($a, $b); }
    function setExtractFlags($flags) { $this->flags = $flags; }
    function shown($item) {
        if ($this->flags === 3) { return ['data' => $item[0], 'priority' => $item[1]]; }
        return $this->flags === 2 ? $item[1] : $item[0];
    }
    function insert($value, $priority) {
        $this->serial = $this->serial + 1;
        return $this->heap()->insert([$value, $priority, $this->serial]);
    }
    function extract() { return $this->shown($this->heap()->extract()); }
    function top() { return $this->shown($this->heap()->top()); }
    function isEmpty() { return $this->heap()->isEmpty(); }
    function count() { return $this->heap()->count(); }
    function rewind() {}
    function valid() { return !$this->heap()->isEmpty(); }
    function current() { return $this->shown($this->heap()->top()); }
    function key() { return $this->count() - 1; }
    function next() { if (!$this->isEmpty()) { $this->extract(); } }
}
class SplFixedArray implements ArrayAccess, Countable, IteratorAggregate {
    private $items = [];
    private $size = 0;
    function __construct($size = 0) {
        $this->size = $size;
        $this->items = $size > 0 ? array_fill(0, $size, null) : [];
    }
    function check($key) { if (!is_int($key) || $key < 0 || $key >= $this->size) { throw new RuntimeException('Index invalid or out of range'); } }
    function offsetExists($key) { return isset($this->items[$key]); }
    function offsetGet($key) { $this->check($key); return $this->items[$key]; }
    function offsetSet($key, $value) { $this->check($key); $this->items[$key] = $value; }
    function offsetUnset($key) { $this->check($key); $this->items[$key] = null; }
    function count() { return $this->size; }
    function getSize() { return $this->size; }
    function setSize($size) {
        while ($this->size < $size) { $this->items[] = null; $this->size = $this->size + 1; }
        while ($this->size > $size) { array_pop($this->items); $this->size = $this->size - 1; }
        return true;
    }
    static function fromArray($array, $preserve = true) {
        $made = new SplFixedArray(count($array));
        $at = 0;
        foreach ($array as $value) { $made[$at++] = $value; }
        return $made;
    }
    function toArray() { return $this->items; }
    function getIterator() { return new ArrayIterator($this->items); }
}
