// Generators, what is walked, and arrays as objects.

class Generator implements Iterator {
    private $own__body;
    private $own__key = null;
    private $own__value = null;
    private $own__state = 0;
    private $own__result = null;
    private $own__count = 0;
    private $own__moved = false;
    private $own__pair = null;
    private $own__is_running = false;
    // Whether it gives references.
    private $own__refers = false;
    // The one whose values it gives at the moment (`yield from`).
    private $own__inner = null;
    // What a step of the body has given.
    function take($step) {
        $this->own__is_running = false;
        $step = __ordered_list($step);
        if ($step[0]) {
            $this->own__state = 2;
            $this->own__result = $step[1];
            $this->own__key = null;
            $this->own__value = null;
            return;
        }
        $pair = $step[1];
        $this->own__pair = $pair;
        $inner = __ordered_find($pair, 2);
        $this->own__inner = __is_none($inner) ? null : $inner;
        $this->own__value = $pair[1];
        if (__is_none(__ordered_find($pair, 0))) {
            $this->own__key = $this->own__count;
            $this->own__count = $this->own__count + 1;
        } else {
            $this->own__key = $pair[0];
            if (is_int($pair[0]) && $pair[0] >= $this->own__count && __is_none(__ordered_find($pair, 2))) { $this->own__count = $pair[0] + 1; }
        }
    }
    function start() {
        if ($this->own__state === 0) {
            $this->own__state = 1;
            $this->go(null);
        }
    }
    function go($value) {
        if ($this->own__is_running) { $this->refuse(); }
        $this->own__is_running = true;
        try { $step = __generator_step($this->own__body, $value); }
        catch (Throwable $error) { throw $this->failed($error); }
        $this->take($step);
    }
    function refuse() { throw new Error('Cannot resume an already running generator'); }
    function failed($error) {
        $this->own__is_running = false;
        $this->own__state = 3;
        $this->own__value = null;
        $this->own__key = null;
        return $error;
    }
    // What a walk asks each time looks by itself whether it has begun.
    function current() {
        if ($this->own__state === 0) { $this->start(); }
        return $this->own__value;
    }
    function key() {
        if ($this->own__state === 0) { $this->start(); }
        return $this->own__key;
    }
    function next() {
        if ($this->own__state === 0) { $this->start(); }
        $this->own__moved = true;
        if ($this->own__state === 1) { $this->go(null); }
    }
    function valid() {
        if ($this->own__state === 0) { $this->start(); }
        return $this->own__state === 1;
    }
    function rewind() {
        if ($this->own__moved) { throw new Exception('Cannot rewind a generator that was already run'); }
        $this->start();
    }
    function send($value) {
        $this->start();
        $this->own__moved = true;
        if ($this->own__state === 1) { $this->go($value); }
        return $this->own__value;
    }
    function throw($error) {
        $this->start();
        if ($this->own__state !== 1) { throw $error; }
        $this->own__moved = true;
        if ($this->own__is_running) { $this->refuse(); }
        $this->own__is_running = true;
        $inner = $this->own__inner;
        if ($inner instanceof Generator && $inner->valid()) {
            // What stands innermost has the first say.
            try {
                $inner->throw($error);
                $error = null;
            } catch (Throwable $thrown) { $error = $thrown; }
            if ($error === null) {
                $this->own__is_running = false;
                if ($inner->valid()) {
                    $this->own__key = $inner->key();
                    $this->own__value = $inner->current();
                } else { $this->go(null); }
                return $this->own__value;
            }
        }
        try { $step = __generator_throw_step($this->own__body, $error); }
        catch (Throwable $thrown) { throw $this->failed($thrown); }
        $this->take($step);
        return $this->own__value;
    }
    function getReturn() {
        $this->start();
        if ($this->own__state !== 2) { throw new Exception("Cannot get return value of a generator that hasn't returned"); }
        return $this->own__result;
    }
    function is_closed() { return $this->own__state > 1 && $this->own__moved; }
    function reference() { $this->start(); return __ordered_reference($this->own__pair, 1); }
    function begin($body, $refers) { $this->own__body = $body; $this->own__refers = $refers; return $this; }
    function own_refers() { return $this->own__refers; }
    function own_shown() { return []; }
    function own_clone() { throw new Error('Trying to clone an uncloneable object of class Generator'); }
}
// What a walk by reference refers to.
function current_reference($walk) {
    if ($walk instanceof Generator) {
        if (!$walk->own_refers()) { throw new Exception('You can only iterate a generator by-reference if it declared that it yields by-reference'); }
        return $walk->reference();
    }
    return __cell_of($walk->current());
}
function make_generator($body, $refers = false) { return (new Generator())->begin($body, $refers); }
// What is walked by `foreach`: an array, or an object with the methods of an iterator, at its start.
// A walk over an object's elements has a number of its own as long as it is under way, as objects have.
function begin_walk() {
    global $counts_objects, $walk_under_way;
    if (__is_none($counts_objects)) { return; }
    $walk_under_way = __object_below(__field(class_of('stdClass'), 'prototype'));
    number_object($walk_under_way);
}
function walk_begun() {
    global $walk_under_way;
    $begun = __is_none($walk_under_way) ? null : $walk_under_way;
    $walk_under_way = null;
    return $begun;
}
function iterator_given($object) {
    $given = $object->getIterator();
    if (!instance_of($given, 'Traversable')) { throw new Exception('Objects returned by ' . kind_word($object) . '::getIterator() must be traversable or implement interface Iterator'); }
    return $given;
}
function walked($value, $scope = '', $is_counted = false, $refers = false) {
    if (__is_unknown($value)) { return walked_unknown($value); }
    $kind = __value_kind($value);
    // The array itself: who walks by reference changes it.
    if ($kind === 'array') { return __cell_read($value); }
    if ($kind === 'object') {
        while (instance_of($value, 'IteratorAggregate')) { $value = iterator_given($value); }
        if ($value instanceof Generator && $value->is_closed()) { throw new Exception('Cannot traverse an already closed generator'); }
        if (instance_of($value, 'Iterator')) {
            if ($is_counted) { begin_walk(); }
            $value->rewind();
            return $value;
        }
        return $refers ? referred_members($value, $scope) : get_object_vars($value, $scope);
    }
    warning('foreach() argument must be of type array|object, ' . type_word($value) . ' given');
    return [];
}
// The members of an object, each a reference to what it holds.
function referred_members($object, $scope) {
    $found = [];
    $class = __field($object, '@class');
    foreach (member_names($object) as $key) {
        $about = about_member($class, $key);
        if ($about !== null && !may_use($about, $scope)) { continue; }
        if ($about !== null && $about[1]) { throw new Error('Cannot acquire reference to readonly property ' . __field($about[4], '@name') . '::$' . plain_name($key)); }
        __ordered_put($found, $about === null ? $key : plain_name($key), member_reference($object, $key));
    }
    return $found;
}
function walk_from($source) {
    if (__is_unknown($source)) { $source = walked_unknown($source); }
    if (is_array($source)) { return new ArrayIterator($source); }
    if (!instance_of($source, 'Traversable')) { throw new Error('Can use "yield from" only with arrays and Traversables'); }
    return walked($source);
}
function walk_send($walk, $sent) {
    if ($sent !== null && __has_member($walk, 'send()')) { $walk->send($sent); } else { $walk->next(); }
}
function walk_result($walk) { return $walk instanceof Generator ? $walk->getReturn() : null; }
function iterator_to_array($iterator, $keep = true) {
    if (!is_array($iterator) && !instance_of($iterator, 'Traversable')) { throw new TypeError('iterator_to_array(): Argument #1 ($iterator) must be of type Traversable|array, ' . type_word($iterator) . ' given'); }
    $made = [];
    foreach ($iterator as $key => $value) { if ($keep) { $made[$key] = $value; } else { $made[] = $value; } }
    return $made;
}
function iterator_count($iterator) {
    if (is_array($iterator)) { return count($iterator); }
    while ($iterator instanceof IteratorAggregate) { $iterator = $iterator->getIterator(); }
    $count = 0;
    for ($iterator->rewind(); $iterator->valid(); $iterator->next()) { $count++; }
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
interface SeekableIterator extends Iterator {}
interface Serializable {}
// What is walked and what holds elements: an array, or an object whose members are the elements.
abstract class OwnArray implements ArrayAccess, Countable, Serializable {
    protected $own__storage = [];
    protected $own__flags = 0;
    const STD_PROP_LIST = 1;
    const ARRAY_AS_PROPS = 2;
    function own_take($array, $flags) {
        if (!is_array($array) && !is_object($array)) {
            throw new TypeError(($this instanceof ArrayObject ? 'ArrayObject' : 'ArrayIterator') . '::__construct(): Argument #1 ($array) must be of type array, ' . type_word($array) . ' given');
        }
        $this->own__storage = is_object($array) && !($array instanceof OwnArray) ? get_object_vars($array) : array_of($array);
        $this->own__flags = $flags;
    }
    function count() { return count($this->own__storage); }
    function offsetExists($key) { return isset($this->own__storage[$key]); }
    function offsetGet($key) { return $this->own__storage[$key]; }
    function offsetSet($key, $value) { if ($key === null) { $this->own__storage[] = $value; } else { $this->own__storage[$key] = $value; } }
    function offsetUnset($key) { unset($this->own__storage[$key]); }
    function append($value) { $this->own__storage[] = $value; }
    function getArrayCopy() { return $this->own__storage; }
    function asort($flags = 0) { asort($this->own__storage, $flags); return true; }
    function ksort($flags = 0) { ksort($this->own__storage, $flags); return true; }
    function uasort($callback) { uasort($this->own__storage, $callback); return true; }
    function uksort($callback) { uksort($this->own__storage, $callback); return true; }
    function natsort() { natsort($this->own__storage); return true; }
    function natcasesort() { natcasesort($this->own__storage); return true; }
    function getFlags() { return $this->own__flags; }
    function setFlags($flags) { $this->own__flags = $flags; }
    function __get($name) {
        if (($this->own__flags & 2) !== 0) { return $this->own__storage[$name]; }
        warning('Undefined property: ' . kind_word($this) . '::$' . $name);
        return null;
    }
    function __set($name, $value) { if (($this->own__flags & 2) !== 0) { $this->own__storage[$name] = $value; } else { __set_field($this, $name, $value); } }
    function __isset($name) { return ($this->own__flags & 2) !== 0 && isset($this->own__storage[$name]); }
    function __unset($name) { if (($this->own__flags & 2) !== 0) { unset($this->own__storage[$name]); } }
    function __serialize() { return $this instanceof ArrayObject ? [$this->own__flags, $this->own__storage, [], null] : [$this->own__flags, $this->own__storage, []]; }
    function __unserialize($data) { $this->own__storage = $data[1]; $this->own__flags = $data[0]; }
    // An element that is written into.
    function own_container($key) {
        if ($key === null) { $this->own__storage[] = []; $key = array_key_last($this->own__storage); }
        return __ordered_inner($this->own__storage, $key);
    }
    function own_shown() { return [['storage', 'private', $this->own__storage, $this instanceof ArrayObject ? 'ArrayObject' : 'ArrayIterator']]; }
}
class ArrayIterator extends OwnArray implements SeekableIterator {
    private $own__keys = null;
    private $own__at = 0;
    function __construct($array = [], $flags = 0) { $this->own_take($array, $flags); }
    function own_keys() {
        if ($this->own__keys === null) { $this->own__keys = array_keys($this->own__storage); }
        return $this->own__keys;
    }
    function current() { return $this->valid() ? $this->own__storage[$this->own_keys()[$this->own__at]] : null; }
    function key() { return $this->valid() ? $this->own_keys()[$this->own__at] : null; }
    function next() { $this->own__at = $this->own__at + 1; }
    function rewind() { $this->own__at = 0; $this->own__keys = null; }
    function valid() {
        $keys = $this->own_keys();
        // Elements that have been taken out are passed over, and those that have come are walked too.
        while ($this->own__at < count($keys) && !array_key_exists($keys[$this->own__at], $this->own__storage)) { $this->own__at = $this->own__at + 1; }
        if ($this->own__at >= count($keys) && count($this->own__storage) > 0 && count($keys) > 0 && array_key_last($this->own__storage) !== $keys[count($keys) - 1]) {
            $known = array_flip($keys);
            foreach ($this->own__storage as $key => $value) { if (!isset($known[$key])) { $keys[] = $key; } }
            $this->own__keys = $keys;
        }
        return $this->own__at < count($keys);
    }
    function seek($offset) {
        if ($offset < 0 || $offset >= count($this->own_keys())) { throw new OutOfBoundsException('Seek position ' . $offset . ' is out of range'); }
        $this->own__at = $offset;
    }
    function own_sorted() { $this->own__keys = null; return true; }
    function asort($flags = 0) { asort($this->own__storage, $flags); return $this->own_sorted(); }
    function ksort($flags = 0) { ksort($this->own__storage, $flags); return $this->own_sorted(); }
    function uasort($callback) { uasort($this->own__storage, $callback); return $this->own_sorted(); }
    function uksort($callback) { uksort($this->own__storage, $callback); return $this->own_sorted(); }
}
class ArrayObject extends OwnArray implements IteratorAggregate {
    private $own__iterator = 'ArrayIterator';
    function __construct($array = [], $flags = 0, $iteratorClass = 'ArrayIterator') { $this->own_take($array, $flags); $this->own__iterator = $iteratorClass; }
    function getIterator() { $class = $this->own__iterator; return new $class($this->own__storage); }
    function getIteratorClass() { return $this->own__iterator; }
    function setIteratorClass($class) { $this->own__iterator = $class; }
    function exchangeArray($array) { $old = $this->own__storage; $this->own__storage = array_of($array); return $old; }
}
