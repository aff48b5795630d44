// Iterators that wrap others, weak references, and what observers are made of.

interface OuterIterator extends Iterator {}
interface RecursiveIterator extends Iterator {}
interface SeekableIterator extends Iterator {}
interface SplSubject {}
interface SplObserver {}
interface Serializable {}
class EmptyIterator implements Iterator {
    function current() { throw new BadMethodCallException('Accessing the value of an EmptyIterator'); }
    function key() { throw new BadMethodCallException('Accessing the key of an EmptyIterator'); }
    function next() {}
    function rewind() {}
    function valid() { return false; }
}
class IteratorIterator implements OuterIterator {
    protected $inner;
    function __construct($iterator) {
        while (instance_of($iterator, 'IteratorAggregate')) { $iterator = $iterator->getIterator(); }
        $this->inner = $iterator;
    }
    function getInnerIterator() { return $this->inner; }
    function rewind() { $this->inner->rewind(); }
    function valid() { return $this->inner->valid(); }
    function current() { return $this->inner->current(); }
    function key() { return $this->inner->key(); }
    function next() { $this->inner->next(); }
}
abstract class FilterIterator extends IteratorIterator {
    abstract function accept();
    function seek_accepted() { while ($this->inner->valid() && !__loose_truth($this->accept())) { $this->inner->next(); } }
    function rewind() { $this->inner->rewind(); $this->seek_accepted(); }
    function next() { $this->inner->next(); $this->seek_accepted(); }
}
class CallbackFilterIterator extends FilterIterator {
    protected $callback;
    function __construct($iterator, $callback) { parent::__construct($iterator); $this->callback = closure_of($callback); }
    function accept() { $test = $this->callback; return $test($this->inner->current(), $this->inner->key(), $this->inner); }
}
class RegexIterator extends FilterIterator {
    protected $pattern;
    function __construct($iterator, $pattern) { parent::__construct($iterator); $this->pattern = $pattern; }
    function accept() { return preg_match($this->pattern, text_of($this->inner->current())) === 1; }
}
class LimitIterator extends IteratorIterator {
    protected $offset;
    protected $limit;
    protected $place = 0;
    function __construct($iterator, $offset = 0, $limit = -1) { parent::__construct($iterator); $this->offset = $offset; $this->limit = $limit; }
    function rewind() {
        $this->inner->rewind();
        $this->place = 0;
        while ($this->place < $this->offset && $this->inner->valid()) { $this->inner->next(); $this->place = $this->place + 1; }
    }
    function valid() { return ($this->limit < 0 || $this->place < $this->offset + $this->limit) && $this->inner->valid(); }
    function next() {
        $this->place = $this->place + 1;
        if ($this->limit < 0 || $this->place < $this->offset + $this->limit) { $this->inner->next(); }
    }
    function getPosition() { return $this->place; }
}
class InfiniteIterator extends IteratorIterator {
    function next() { $this->inner->next(); if (!$this->inner->valid()) { $this->inner->rewind(); } }
}
class NoRewindIterator extends IteratorIterator {
    protected $begun = false;
    function rewind() { if (!$this->begun) { $this->begun = true; $this->inner->rewind(); } }
}
class CachingIterator extends IteratorIterator {
    const CALL_TOSTRING = 1;
    const FULL_CACHE = 256;
    protected $now = null;
    protected $at = null;
    protected $there = false;
    function __construct($iterator, $flags = 1) { parent::__construct($iterator); }
    function fetch() {
        $this->there = $this->inner->valid();
        if ($this->there) { $this->now = $this->inner->current(); $this->at = $this->inner->key(); $this->inner->next(); }
    }
    function rewind() { $this->inner->rewind(); $this->fetch(); }
    function valid() { return $this->there; }
    function next() { $this->fetch(); }
    function current() { return $this->now; }
    function key() { return $this->at; }
    function hasNext() { return $this->inner->valid(); }
    function __toString() { return text_of($this->now); }
}
class AppendIterator extends IteratorIterator {
    protected $all = [];
    protected $place = 0;
    function __construct() {}
    function append($iterator) { $this->all[] = $iterator; if (count($this->all) === 1) { $this->inner = $iterator; } }
    function settle() {
        while (!$this->inner->valid() && $this->place + 1 < count($this->all)) {
            $this->place = $this->place + 1;
            $this->inner = $this->all[$this->place];
            $this->inner->rewind();
        }
    }
    function rewind() { $this->place = 0; if (count($this->all) > 0) { $this->inner = $this->all[0]; $this->inner->rewind(); $this->settle(); } }
    function valid() { return $this->inner !== null && $this->inner->valid(); }
    function next() { $this->inner->next(); $this->settle(); }
}
class MultipleIterator implements Iterator {
    const MIT_NEED_ANY = 0;
    const MIT_NEED_ALL = 1;
    const MIT_KEYS_NUMERIC = 0;
    const MIT_KEYS_ASSOC = 2;
    protected $all = [];
    protected $flags;
    function __construct($flags = 1) { $this->flags = $flags; }
    function attachIterator($iterator, $info = null) { if ($info === null) { $this->all[] = $iterator; } else { $this->all[$info] = $iterator; } }
    function countIterators() { return count($this->all); }
    function rewind() { foreach ($this->all as $one) { $one->rewind(); } }
    function valid() {
        if (count($this->all) === 0) { return false; }
        $any = false;
        $every = true;
        foreach ($this->all as $one) { if ($one->valid()) { $any = true; } else { $every = false; } }
        return ($this->flags & 1) !== 0 ? $every : $any;
    }
    function next() { foreach ($this->all as $one) { $one->next(); } }
    function current() { return array_map(fn($one) => $one->valid() ? $one->current() : null, $this->all); }
    function key() { return array_map(fn($one) => $one->valid() ? $one->key() : null, $this->all); }
}
class RecursiveArrayIterator extends ArrayIterator implements RecursiveIterator {
    function hasChildren() { $now = $this->current(); return is_array($now) || is_object($now); }
    function getChildren() { return new RecursiveArrayIterator($this->current()); }
}
class RecursiveIteratorIterator implements OuterIterator {
    const LEAVES_ONLY = 0;
    const SELF_FIRST = 1;
    const CHILD_FIRST = 2;
    protected $root;
    protected $mode;
    protected $items = [];
    protected $at = 0;
    protected $most = -1;
    function __construct($iterator, $mode = 0, $flags = 0) {
        while (instance_of($iterator, 'IteratorAggregate')) { $iterator = $iterator->getIterator(); }
        $this->root = $iterator;
        $this->mode = $mode;
    }
    function setMaxDepth($depth = -1) { $this->most = $depth; }
    function gather($iterator, $depth) {
        for ($iterator->rewind(); $iterator->valid(); $iterator->next()) {
            $item = [$iterator->key(), $iterator->current(), $depth];
            $inside = $iterator->hasChildren() && ($this->most < 0 || $depth < $this->most);
            if (!$inside || $this->mode === 1) { $this->items[] = $item; }
            if ($inside) { $this->gather($iterator->getChildren(), $depth + 1); }
            if ($inside && $this->mode === 2) { $this->items[] = $item; }
        }
    }
    function rewind() { $this->items = []; $this->at = 0; $this->gather($this->root, 0); }
    function valid() { return $this->at < count($this->items); }
    function current() { return $this->items[$this->at][1] ?? null; }
    function key() { return $this->items[$this->at][0] ?? null; }
    function next() { $this->at = $this->at + 1; }
    function getDepth() { return $this->items[$this->at][2] ?? 0; }
    function getInnerIterator() { return $this->root; }
}
class WeakReference {
    private $referent;
    static function create($object) {
        $made = new WeakReference();
        __weak_refer($made, $object);
        return $made;
    }
    function get() { return __weak_target($this); }
}
class WeakMap implements ArrayAccess, Countable, IteratorAggregate {
    private $keys = [];
    private $values = [];
    function offsetExists($object) { return isset($this->keys[spl_object_id($object)]); }
    function offsetGet($object) {
        $id = spl_object_id($object);
        if (!isset($this->keys[$id])) { throw new Error('Object ' . kind_word($object) . '#' . object_number($object) . ' not contained in WeakMap'); }
        return $this->values[$id];
    }
    function offsetSet($object, $value) {
        if (!is_object($object)) { throw new TypeError('WeakMap key must be an object'); }
        $id = spl_object_id($object);
        if (!isset($this->keys[$id])) { $this->keys[$id] = WeakReference::create($object); }
        $this->values[$id] = $value;
    }
    function offsetUnset($object) {
        $id = spl_object_id($object);
        unset($this->keys[$id]);
        unset($this->values[$id]);
    }
    function clean() { foreach ($this->keys as $id => $weak) { if ($weak->get() === null) { unset($this->keys[$id]); unset($this->values[$id]); } } }
    function count() { $this->clean(); return count($this->keys); }
    function getIterator() {
        $this->clean();
        foreach ($this->keys as $id => $weak) { yield $weak->get() => $this->values[$id]; }
    }
}
// A generator behind some objects: what they do when they are lost.
__declare('_finalize', function ($lost) {
    global $counts_objects, $free_numbers;
    foreach (__ordered_list($lost) as $object) {
        if (__value_kind($object) !== 'object' && __value_kind($object) !== 'function') { __generator_close($object); continue; }
        if (__has_member($object, '__destruct()')) { $object->__destruct(); }
        __weak_break($object);
        if (!__is_none($counts_objects) && __has_own($object, '@id')) { $free_numbers[] = __own_value($object, '@id'); }
    }
});
function class_uses($object, $autoload = true) {
    $made = [];
    foreach (__field(class_of($object), '@traits') as $trait) { $name = __field($trait, '@name'); $made[$name] = $name; }
    return $made;
}
function class_parents($object, $autoload = true) {
    $made = [];
    $class = __field(class_of($object), '@parent');
    while ($class !== null) { $name = __field($class, '@name'); $made[$name] = $name; $class = __field($class, '@parent'); }
    return $made;
}
function trait_exists($name) { $class = find_class($name); return $class !== null && __field($class, '@kind') === 'trait'; }
function get_class_vars($class) {
    $made = [];
    $object = __object_below(__field(class_of($class), 'prototype'));
    initialise(class_of($class), $object);
    return get_object_vars($object);
}
function get_mangled_object_vars($object) { return array_of($object); }
function iterator_of_array($array) { return new ArrayIterator($array); }
