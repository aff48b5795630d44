// Lists, heaps and sets of objects.

class SplDoublyLinkedList implements Iterator, ArrayAccess, Countable {
    const IT_MODE_LIFO = 2;
    const IT_MODE_FIFO = 0;
    const IT_MODE_DELETE = 1;
    const IT_MODE_KEEP = 0;
    protected $own__items = [];
    protected $own__at = 0;
    protected $own__mode = 0;
    function push($value) { $this->own__items[] = $value; }
    function pop() {
        if (count($this->own__items) === 0) { throw new RuntimeException("Can't pop from an empty datastructure"); }
        return array_pop($this->own__items);
    }
    function shift() {
        if (count($this->own__items) === 0) { throw new RuntimeException("Can't shift from an empty datastructure"); }
        return array_shift($this->own__items);
    }
    function unshift($value) { $this->own__items = array_merge([$value], $this->own__items); }
    function top() {
        if (count($this->own__items) === 0) { throw new RuntimeException("Can't peek at an empty datastructure"); }
        return $this->own__items[count($this->own__items) - 1];
    }
    function bottom() {
        if (count($this->own__items) === 0) { throw new RuntimeException("Can't peek at an empty datastructure"); }
        return $this->own__items[0];
    }
    function isEmpty() { return count($this->own__items) === 0; }
    function count() { return count($this->own__items); }
    function toArray() { return $this->own__items; }
    // Where an index stands: they count from the end that is walked from.
    function own_place($key, $function) {
        $count = count($this->own__items);
        if (!is_numeric($key) || $key < 0 || $key >= $count) { throw new OutOfRangeException('SplDoublyLinkedList::' . $function . '(): Argument #1 ($index) is out of range'); }
        return ($this->own__mode & 2) !== 0 ? $count - 1 - $key : intval($key);
    }
    function offsetExists($key) { return $key >= 0 && $key < count($this->own__items); }
    function offsetGet($key) { return $this->own__items[$this->own_place($key, 'offsetGet')]; }
    function offsetSet($key, $value) { if ($key === null) { $this->own__items[] = $value; } else { $this->own__items[$this->own_place($key, 'offsetSet')] = $value; } }
    function offsetUnset($key) { array_splice($this->own__items, $this->own_place($key, 'offsetUnset'), 1); }
    function own_shown() {
        $flags = $this->own__mode | ($this instanceof SplQueue || $this instanceof SplStack ? 4 : 0);
        return [['flags', 'private', $flags, 'SplDoublyLinkedList'], ['dllist', 'private', $this->own__items, 'SplDoublyLinkedList']];
    }
    function rewind() { $this->own__at = ($this->own__mode & 2) !== 0 ? count($this->own__items) - 1 : 0; }
    function valid() { return $this->own__at >= 0 && $this->own__at < count($this->own__items); }
    function current() { return $this->own__items[$this->own__at] ?? null; }
    function key() { return $this->own__at; }
    function next() {
        $is_last_first = ($this->own__mode & 2) !== 0;
        if (($this->own__mode & 1) !== 0) {
            if ($is_last_first) { array_pop($this->own__items); $this->own__at = count($this->own__items) - 1; } else { array_shift($this->own__items); }
            return;
        }
        $this->own__at = $is_last_first ? $this->own__at - 1 : $this->own__at + 1;
    }
    function prev() { $this->own__at = ($this->own__mode & 2) !== 0 ? $this->own__at + 1 : $this->own__at - 1; }
    function getIteratorMode() { return $this->own__mode; }
    function add($index, $value) {
        $count = count($this->own__items);
        if (!is_numeric($index) || $index < 0 || $index > $count) { throw new OutOfRangeException('SplDoublyLinkedList::add(): Argument #1 ($index) is out of range'); }
        array_splice($this->own__items, ($this->own__mode & 2) !== 0 ? $count - $index : $index, 0, [$value]);
    }
    function setIteratorMode($mode) {
        if (($this instanceof SplStack || $this instanceof SplQueue) && ($mode & 2) !== ($this->own__mode & 2)) {
            throw new RuntimeException('Iterators\' LIFO/FIFO modes for SplStack/SplQueue objects are frozen');
        }
        $this->own__mode = $mode;
        return $mode;
    }
    function __serialize() { return [0, $this->own__items, []]; }
    function __unserialize($data) { $this->own__items = $data[1]; }
}
class SplQueue extends SplDoublyLinkedList {
    function enqueue($value) { $this->own__items[] = $value; }
    function dequeue() { return $this->shift(); }
}
class SplStack extends SplDoublyLinkedList {
    protected $own__mode = 2;
}
class SplObjectStorage implements Countable, Iterator, ArrayAccess {
    private $own__objects = [];
    private $own__data = [];
    private $own__at = 0;
    function attach($object, $info = null) {
        $key = spl_object_id($object);
        $this->own__objects[$key] = $object;
        $this->own__data[$key] = $info;
    }
    function addAll($storage) { foreach ($storage as $object) { $this->attach($object, $storage[$object]); } return count($this->own__objects); }
    function removeAllExcept($storage) { foreach (array_values($this->own__objects) as $object) { if (!$storage->contains($object)) { $this->detach($object); } } return count($this->own__objects); }
    function own_shown() {
        $items = [];
        foreach ($this->own__objects as $key => $object) { $items[] = ['obj' => $object, 'inf' => $this->own__data[$key]]; }
        return [['storage', 'private', $items, 'SplObjectStorage']];
    }
    function removeAll($storage) { foreach ($storage as $object) { $this->detach($object); } return count($this->own__objects); }
    function setInfo($info) { $keys = array_keys($this->own__objects); if (isset($keys[$this->own__at])) { $this->own__data[$keys[$this->own__at]] = $info; } }
    function getHash($object) { return spl_object_hash($object); }
    function detach($object) {
        $key = spl_object_id($object);
        unset($this->own__objects[$key]);
        unset($this->own__data[$key]);
    }
    function contains($object) { return isset($this->own__objects[spl_object_id($object)]); }
    function count() { return count($this->own__objects); }
    function offsetExists($object) { return $this->contains($object); }
    function offsetGet($object) {
        if (!$this->contains($object)) { throw new UnexpectedValueException('Object not found'); }
        return $this->own__data[spl_object_id($object)];
    }
    function offsetSet($object, $info = null) { $this->attach($object, $info); }
    function offsetUnset($object) { $this->detach($object); }
    function getInfo() { return array_values($this->own__data)[$this->own__at] ?? null; }
    function rewind() { $this->own__at = 0; }
    function valid() { return $this->own__at < count($this->own__objects); }
    function key() { return $this->own__at; }
    function current() {
        if (!$this->valid()) { throw new RuntimeException('Called current() on invalid iterator'); }
        return array_values($this->own__objects)[$this->own__at];
    }
    function next() { $this->own__at = $this->own__at + 1; }
}
abstract class SplHeap implements Countable, Iterator {
    private $own__heap = [];
    function insert($value) {
        $at = count($this->own__heap);
        while ($at > 0) {
            $up = ($at - 1) >> 1;
            if ($this->compare($this->own__heap[$up], $value) >= 0) { break; }
            $this->own__heap[$at] = $this->own__heap[$up];
            $at = $up;
        }
        $this->own__heap[$at] = $value;
        return true;
    }
    function extract() {
        $count = count($this->own__heap) - 1;
        if ($count < 0) { throw new RuntimeException("Can't extract from an empty heap"); }
        $top = $this->own__heap[0];
        $last = array_pop($this->own__heap);
        if ($count === 0) { return $top; }
        // Values of one rank come out in the order that this way of sinking gives them.
        $at = 0;
        $limit = $count >> 1;
        while ($at < $limit) {
            $down = 2 * $at + 1;
            $next = $down + 1 < $count ? $this->own__heap[$down + 1] : $last;
            if ($down !== $count && $this->compare($next, $this->own__heap[$down]) > 0) { $down++; }
            $below = $down < $count ? $this->own__heap[$down] : $last;
            if ($this->compare($last, $below) >= 0) { break; }
            $this->own__heap[$at] = $below;
            $at = $down;
        }
        $this->own__heap[$at] = $last;
        return $top;
    }
    function top() {
        if (count($this->own__heap) === 0) { throw new RuntimeException("Can't peek at an empty heap"); }
        return $this->own__heap[0];
    }
    function recoverFromCorruption() { return true; }
    function isCorrupted() { return false; }
    function isEmpty() { return count($this->own__heap) === 0; }
    function count() { return count($this->own__heap); }
    function rewind() {}
    function valid() { return count($this->own__heap) > 0; }
    function current() { return $this->own__heap[0] ?? null; }
    function key() { return count($this->own__heap) - 1; }
    function next() { if (count($this->own__heap) > 0) { $this->extract(); } }
    function own_items() { return $this->own__heap; }
    function own_shown() {
        return [['flags', 'private', 0, 'SplHeap'], ['isCorrupted', 'private', false, 'SplHeap'], ['heap', 'private', $this->own__heap, 'SplHeap']];
    }
}
class SplMinHeap extends SplHeap {
    function compare($a, $b) { return spaceship($b, $a); }
}
class SplMaxHeap extends SplHeap {
    function compare($a, $b) { return spaceship($a, $b); }
}
class OwnQueueHeap extends SplHeap {
    public $owner;
    function compare($a, $b) { return $this->owner->compare($a[1], $b[1]); }
}
class SplPriorityQueue implements Countable, Iterator {
    const EXTR_DATA = 1;
    const EXTR_PRIORITY = 2;
    const EXTR_BOTH = 3;
    private $own__heap;
    private $own__flags = 1;
    function own_heap() {
        if ($this->own__heap === null) {
            $this->own__heap = new OwnQueueHeap();
            $this->own__heap->owner = $this;
        }
        return $this->own__heap;
    }
    function compare($a, $b) { return spaceship($a, $b); }
    function setExtractFlags($flags) {
        if (($flags & 3) === 0) { throw new RuntimeException('Must specify at least one extract flag'); }
        $this->own__flags = $flags & 3;
        return $this->own__flags;
    }
    function getExtractFlags() { return $this->own__flags; }
    function own_part($item) {
        if ($this->own__flags === 3) { return ['data' => $item[0], 'priority' => $item[1]]; }
        return $this->own__flags === 2 ? $item[1] : $item[0];
    }
    function insert($value, $priority) { return $this->own_heap()->insert([$value, $priority]); }
    function extract() { return $this->own_part($this->own_heap()->extract()); }
    function top() { return $this->own_part($this->own_heap()->top()); }
    function isEmpty() { return $this->own_heap()->isEmpty(); }
    function recoverFromCorruption() { return true; }
    function isCorrupted() { return false; }
    function count() { return $this->own_heap()->count(); }
    function rewind() {}
    function valid() { return !$this->own_heap()->isEmpty(); }
    function current() { return $this->own_heap()->isEmpty() ? null : $this->own_part($this->own_heap()->top()); }
    function key() { return $this->count() - 1; }
    function next() { if (!$this->isEmpty()) { $this->extract(); } }
    function __clone() {
        $heap = clone $this->own_heap();
        $heap->owner = $this;
        $this->own__heap = $heap;
    }
    function own_shown() {
        $items = [];
        foreach ($this->own_heap()->own_items() as $item) { $items[] = ['data' => $item[0], 'priority' => $item[1]]; }
        return [['flags', 'private', $this->own__flags, 'SplPriorityQueue'], ['isCorrupted', 'private', false, 'SplPriorityQueue'], ['heap', 'private', $items, 'SplPriorityQueue']];
    }
}
class SplFixedArray implements ArrayAccess, Countable, IteratorAggregate, JsonSerializable {
    private $own__items = [];
    private $own__size = 0;
    function __construct($size = 0) {
        if ($size < 0) { throw new ValueError('SplFixedArray::__construct(): Argument #1 ($size) must be greater than or equal to 0'); }
        $this->own__size = $size;
        $this->own__items = $size > 0 ? array_fill(0, $size, null) : [];
    }
    function own_place($key) {
        if (is_string($key) && !is_numeric($key)) { throw new TypeError('Illegal offset type'); }
        $key = intval($key);
        if ($key < 0 || $key >= $this->own__size) { throw new RuntimeException('Index invalid or out of range'); }
        return $key;
    }
    function offsetExists($key) { return isset($this->own__items[$key]); }
    function offsetGet($key) { return $this->own__items[$this->own_place($key)]; }
    function offsetSet($key, $value) {
        if ($key === null) { throw new Error('[] operator not supported for SplFixedArray'); }
        $this->own__items[$this->own_place($key)] = $value;
    }
    function offsetUnset($key) { $this->own__items[$this->own_place($key)] = null; }
    function count() { return $this->own__size; }
    function getSize() { return $this->own__size; }
    function setSize($size) {
        while ($this->own__size < $size) { $this->own__items[] = null; $this->own__size = $this->own__size + 1; }
        while ($this->own__size > $size) { array_pop($this->own__items); $this->own__size = $this->own__size - 1; }
        return true;
    }
    static function fromArray($array, $preserve = true) {
        $size = count($array);
        if ($preserve) { foreach ($array as $key => $value) { if (!is_int($key) || $key < 0) { throw new InvalidArgumentException('array must contain only positive integer keys'); } } }
        if ($preserve) { foreach ($array as $key => $value) { if ($key >= $size) { $size = $key + 1; } } }
        $made = new SplFixedArray($size);
        $at = 0;
        foreach ($array as $key => $value) {
            $made[$preserve ? $key : $at] = $value;
            $at++;
        }
        return $made;
    }
    function toArray() { return $this->own__items; }
    function jsonSerialize() { return $this->own__items; }
    function getIterator() { return new ArrayIterator($this->own__items); }
    function own_shown() {
        $found = [];
        foreach ($this->own__items as $key => $value) { $found[] = [$key, 'public', $value, '']; }
        return $found;
    }
}
