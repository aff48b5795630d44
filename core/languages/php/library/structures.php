// Iterators that wrap others, weak references, and what observers are made of.

interface OuterIterator extends Iterator {}
interface RecursiveIterator extends Iterator {}
interface SplSubject {}
interface SplObserver {}
class EmptyIterator implements Iterator {
    function current() { throw new BadMethodCallException('Accessing the value of an EmptyIterator'); }
    function key() { throw new BadMethodCallException('Accessing the key of an EmptyIterator'); }
    function next() {}
    function rewind() {}
    function valid() { return false; }
}
class IteratorIterator implements OuterIterator {
    protected $own__inner;
    function __construct($iterator) {
        while (instance_of($iterator, 'IteratorAggregate')) { $iterator = $iterator->getIterator(); }
        $this->own__inner = $iterator;
    }
    function getInnerIterator() { return $this->own__inner; }
    function rewind() { $this->own__inner->rewind(); }
    function valid() { return $this->own__inner->valid(); }
    function current() { return $this->own__inner->current(); }
    function key() { return $this->own__inner->key(); }
    function next() { $this->own__inner->next(); }
}
abstract class FilterIterator extends IteratorIterator {
    abstract function accept();
    function own_seek() { while ($this->own__inner->valid() && !__loose_truth($this->accept())) { $this->own__inner->next(); } }
    function rewind() { $this->own__inner->rewind(); $this->own_seek(); }
    function next() { $this->own__inner->next(); $this->own_seek(); }
}
class CallbackFilterIterator extends FilterIterator {
    protected $own__callback;
    function __construct($iterator, $callback) { parent::__construct($iterator); $this->own__callback = closure_of($callback); }
    function accept() { $test = $this->own__callback; return $test($this->own__inner->current(), $this->own__inner->key(), $this->own__inner); }
}
class RegexIterator extends FilterIterator {
    const USE_KEY = 1;
    const INVERT_MATCH = 2;
    const MATCH = 0;
    const GET_MATCH = 1;
    const ALL_MATCHES = 2;
    const SPLIT = 3;
    const REPLACE = 4;
    public $replacement = null;
    protected $own__pattern;
    protected $own__mode;
    protected $own__flags;
    protected $own__given = null;
    function __construct($iterator, $pattern, $mode = 0, $flags = 0, $pregFlags = 0) {
        parent::__construct($iterator);
        $this->own__pattern = $pattern;
        $this->own__mode = $mode;
        $this->own__flags = $flags;
    }
    function accept() {
        $subject = ($this->own__flags & 1) !== 0 ? $this->own__inner->key() : $this->own__inner->current();
        $this->own__given = null;
        if (is_array($subject)) { return false; }
        $subject = text_of($subject);
        $found = [];
        switch ($this->own__mode) {
            case 0: $is_accepted = preg_match($this->own__pattern, $subject) === 1; break;
            case 1: $is_accepted = preg_match($this->own__pattern, $subject, $found) > 0; $this->own__given = $found; break;
            case 2: preg_match_all($this->own__pattern, $subject, $found); $is_accepted = true; $this->own__given = $found; break;
            case 3: $found = preg_split($this->own__pattern, $subject); $is_accepted = count($found) > 1; $this->own__given = $found; break;
            default:
                $is_accepted = preg_match($this->own__pattern, $subject) === 1;
                $this->own__given = preg_replace($this->own__pattern, text_of($this->replacement), $subject);
        }
        return ($this->own__flags & 2) !== 0 ? !$is_accepted : $is_accepted;
    }
    function current() { return $this->own__given === null ? $this->own__inner->current() : $this->own__given; }
    function getMode() { return $this->own__mode; }
    function setMode($mode) { $this->own__mode = $mode; }
    function getFlags() { return $this->own__flags; }
    function setFlags($flags) { $this->own__flags = $flags; }
    function getRegex() { return $this->own__pattern; }
}
class LimitIterator extends IteratorIterator {
    protected $own__offset;
    protected $own__limit;
    protected $own__place = 0;
    function __construct($iterator, $offset = 0, $limit = -1) {
        if ($offset < 0) { throw new ValueError('LimitIterator::__construct(): Argument #2 ($offset) must be greater than or equal to 0'); }
        if ($limit < -1) { throw new ValueError('LimitIterator::__construct(): Argument #3 ($limit) must be greater than or equal to -1'); }
        parent::__construct($iterator); $this->own__offset = $offset; $this->own__limit = $limit;
    }
    function rewind() {
        $this->own__inner->rewind();
        $this->own__place = 0;
        while ($this->own__place < $this->own__offset && $this->own__inner->valid()) { $this->own__inner->next(); $this->own__place = $this->own__place + 1; }
    }
    function valid() { return ($this->own__limit < 0 || $this->own__place < $this->own__offset + $this->own__limit) && $this->own__inner->valid(); }
    function next() {
        $this->own__place = $this->own__place + 1;
        if ($this->own__limit < 0 || $this->own__place < $this->own__offset + $this->own__limit) { $this->own__inner->next(); }
    }
    function getPosition() { return $this->own__place; }
}
class InfiniteIterator extends IteratorIterator {
    function next() { $this->own__inner->next(); if (!$this->own__inner->valid()) { $this->own__inner->rewind(); } }
}
class NoRewindIterator extends IteratorIterator {
    protected $own__begun = false;
    function rewind() { if (!$this->own__begun) { $this->own__begun = true; $this->own__inner->rewind(); } }
}
class CachingIterator extends IteratorIterator implements ArrayAccess, Countable {
    const CALL_TOSTRING = 1;
    const TOSTRING_USE_KEY = 2;
    const TOSTRING_USE_CURRENT = 4;
    const TOSTRING_USE_INNER = 8;
    const CATCH_GET_CHILD = 16;
    const FULL_CACHE = 256;
    protected $own__now = null;
    protected $own__at = null;
    protected $own__there = false;
    protected $own__flags = 1;
    protected $own__cache = [];
    protected $own__text = null;
    protected $own__children = null;
    function __construct($iterator, $flags = 1) { parent::__construct($iterator); $this->own__flags = $flags; }
    function own_fetch() {
        $this->own__there = $this->own__inner->valid();
        if (!$this->own__there) { return; }
        $this->own__now = $this->own__inner->current();
        $this->own__at = $this->own__inner->key();
        if (($this->own__flags & 1) !== 0) { $this->own__text = is_array($this->own__now) ? 'Array' : (is_object($this->own__now) && !__has_member($this->own__now, '__tostring()') ? '' : text_of($this->own__now)); }
        if (($this->own__flags & 256) !== 0) { $this->own__cache[$this->own__at] = $this->own__now; }
        if ($this instanceof RecursiveCachingIterator) {
            $this->own__children = $this->own__inner->hasChildren() ? new RecursiveCachingIterator($this->own__inner->getChildren(), $this->own__flags) : null;
        }
        $this->own__inner->next();
    }
    function rewind() { $this->own__inner->rewind(); $this->own__cache = []; $this->own_fetch(); }
    function valid() { return $this->own__there; }
    function next() { $this->own_fetch(); }
    function current() { return $this->own__now; }
    function key() { return $this->own__at; }
    function hasNext() { return $this->own__inner->valid(); }
    function getFlags() { return $this->own__flags; }
    function own_cache($function) {
        if (($this->own__flags & 256) === 0) { throw new BadMethodCallException('CachingIterator does not use a full cache (see CachingIterator::__construct)'); }
        return $this->own__cache;
    }
    function getCache() { return $this->own_cache('getCache'); }
    function count() { return count($this->own_cache('count')); }
    function offsetExists($key) { return isset($this->own_cache('offsetExists')[$key]); }
    function offsetGet($key) { return $this->own_cache('offsetGet')[$key]; }
    function offsetSet($key, $value) { $this->own__cache[$key] = $value; }
    function offsetUnset($key) { unset($this->own__cache[$key]); }
    function __toString() {
        if (($this->own__flags & 2) !== 0) { return text_of($this->own__at); }
        return ($this->own__flags & 4) !== 0 ? text_of($this->own__now) : ($this->own__text ?? '');
    }
}
class RecursiveCachingIterator extends CachingIterator implements RecursiveIterator {
    function hasChildren() { return $this->own__children !== null; }
    function getChildren() { return $this->own__children; }
}
class AppendIterator extends IteratorIterator {
    protected $own__all = [];
    protected $own__place = 0;
    function __construct() {}
    function append($iterator) { $this->own__all[] = $iterator; if (count($this->own__all) === 1) { $this->own__inner = $iterator; } }
    function settle() {
        while (!$this->own__inner->valid() && $this->own__place + 1 < count($this->own__all)) {
            $this->own__place = $this->own__place + 1;
            $this->own__inner = $this->own__all[$this->own__place];
            $this->own__inner->rewind();
        }
    }
    function rewind() { $this->own__place = 0; if (count($this->own__all) > 0) { $this->own__inner = $this->own__all[0]; $this->own__inner->rewind(); $this->settle(); } }
    function valid() { return $this->own__inner !== null && $this->own__inner->valid(); }
    function next() { $this->own__inner->next(); $this->settle(); }
}
class MultipleIterator implements Iterator {
    const MIT_NEED_ANY = 0;
    const MIT_NEED_ALL = 1;
    const MIT_KEYS_NUMERIC = 0;
    const MIT_KEYS_ASSOC = 2;
    protected $own__all = [];
    protected $own__flags;
    function __construct($flags = 1) { $this->own__flags = $flags; }
    function attachIterator($iterator, $info = null) { if ($info === null) { $this->own__all[] = $iterator; } else { $this->own__all[$info] = $iterator; } }
    function countIterators() { return count($this->own__all); }
    function getFlags() { return $this->own__flags; }
    function setFlags($flags) { $this->own__flags = $flags; }
    function detachIterator($iterator) { foreach ($this->own__all as $key => $one) { if ($one === $iterator) { unset($this->own__all[$key]); } } }
    function containsIterator($iterator) { return in_array($iterator, $this->own__all, true); }
    function rewind() { foreach ($this->own__all as $one) { $one->rewind(); } }
    function valid() {
        if (count($this->own__all) === 0) { return false; }
        $any = false;
        $every = true;
        foreach ($this->own__all as $one) { if ($one->valid()) { $any = true; } else { $every = false; } }
        return ($this->own__flags & 1) !== 0 ? $every : $any;
    }
    function next() { foreach ($this->own__all as $one) { $one->next(); } }
    function own_each($what) {
        $made = [];
        foreach ($this->own__all as $name => $one) {
            if (!$one->valid() && ($this->own__flags & 1) !== 0) { throw new RuntimeException('Called ' . $what . '() with non valid sub iterator'); }
            $value = $one->valid() ? ($what === 'current' ? $one->current() : $one->key()) : null;
            if (($this->own__flags & 2) !== 0) { $made[$name] = $value; } else { $made[] = $value; }
        }
        return $made;
    }
    function current() { return $this->own_each('current'); }
    function key() { return $this->own_each('key'); }
}
class RecursiveArrayIterator extends ArrayIterator implements RecursiveIterator {
    const CHILD_ARRAYS_ONLY = 4;
    function hasChildren() { $now = $this->current(); return is_array($now) || is_object($now) && ($this->getFlags() & 4) === 0; }
    function getChildren() { $class = kind_word($this); return new $class($this->current(), $this->getFlags()); }
}
abstract class RecursiveFilterIterator extends FilterIterator implements RecursiveIterator {
    function hasChildren() { return $this->own__inner->hasChildren(); }
    function getChildren() { $class = kind_word($this); return new $class($this->own__inner->getChildren()); }
}
class ParentIterator extends RecursiveFilterIterator {
    function accept() { return $this->own__inner->hasChildren(); }
}
class RecursiveCallbackFilterIterator extends CallbackFilterIterator implements RecursiveIterator {
    function hasChildren() { return $this->own__inner->hasChildren(); }
    function getChildren() { $class = kind_word($this); return new $class($this->own__inner->getChildren(), $this->own__callback); }
}
class RecursiveRegexIterator extends RegexIterator implements RecursiveIterator {
    function hasChildren() { return $this->own__inner->hasChildren(); }
    function getChildren() { $class = kind_word($this); return new $class($this->own__inner->getChildren(), $this->own__pattern); }
}
class RecursiveIteratorIterator implements OuterIterator {
    const LEAVES_ONLY = 0;
    const SELF_FIRST = 1;
    const CHILD_FIRST = 2;
    const CATCH_GET_CHILD = 16;
    protected $own__walks = [];
    // What is to be done at each depth: 0 goes on, 1 asks for children, 2 shows what has them, 3 shows it behind them, 4 begins, 5 enters.
    protected $own__states = [];
    protected $own__mode;
    protected $own__depth = 0;
    protected $own__most = -1;
    protected $own__is_walking = false;
    function __construct($iterator, $mode = 0, $flags = 0) {
        while (instance_of($iterator, 'IteratorAggregate')) { $iterator = $iterator->getIterator(); }
        if (!instance_of($iterator, 'RecursiveIterator')) { throw new InvalidArgumentException('An instance of RecursiveIterator or IteratorAggregate creating it is required'); }
        $this->own__walks = [$iterator];
        $this->own__states = [4];
        $this->own__mode = $mode;
    }
    function setMaxDepth($maxDepth = -1) {
        if ($maxDepth < -1) { throw new ValueError('RecursiveIteratorIterator::setMaxDepth(): Argument #1 ($maxDepth) must be greater than or equal to -1'); }
        $this->own__most = $maxDepth;
    }
    function getMaxDepth() { return $this->own__most < 0 ? false : $this->own__most; }
    function own_go() {
        while (true) {
            $walk = $this->own__walks[$this->own__depth];
            $state = $this->own__states[$this->own__depth];
            if ($state === 0) { $walk->next(); $state = 4; }
            if ($state === 4) {
                if (!$walk->valid()) {
                    if ($this->own__depth === 0) { return; }
                    array_pop($this->own__walks);
                    array_pop($this->own__states);
                    $this->own__depth = $this->own__depth - 1;
                    $this->endChildren();
                    continue;
                }
                $state = 1;
            }
            if ($state === 1) {
                $has_more = $this->callHasChildren();
                if ($has_more && ($this->own__most < 0 || $this->own__most > $this->own__depth)) {
                    $this->own__states[$this->own__depth] = $this->own__mode === 1 ? 2 : 5;
                    continue;
                }
                // What has more inside than may be looked at is no leaf.
                if ($has_more && $this->own__mode === 0) {
                    $this->own__states[$this->own__depth] = 0;
                    continue;
                }
                $this->nextElement();
                $this->own__states[$this->own__depth] = 0;
                return;
            }
            if ($state === 2 || $state === 3) {
                $this->nextElement();
                $this->own__states[$this->own__depth] = $state === 2 ? 5 : 0;
                return;
            }
            $inside = $this->callGetChildren();
            $this->own__states[$this->own__depth] = $this->own__mode === 2 ? 3 : 0;
            $inside->rewind();
            $this->own__walks[] = $inside;
            $this->own__states[] = 4;
            $this->own__depth = $this->own__depth + 1;
            $this->beginChildren();
        }
    }
    function rewind() {
        while ($this->own__depth > 0) {
            array_pop($this->own__walks);
            array_pop($this->own__states);
            $this->own__depth = $this->own__depth - 1;
            $this->endChildren();
        }
        $this->own__states = [4];
        $this->own__walks[0]->rewind();
        if (!$this->own__is_walking) { $this->beginIteration(); }
        $this->own__is_walking = true;
        $this->own_go();
    }
    function valid() {
        for ($depth = $this->own__depth; $depth >= 0; $depth--) { if ($this->own__walks[$depth]->valid()) { return true; } }
        if ($this->own__is_walking) { $this->endIteration(); }
        $this->own__is_walking = false;
        return false;
    }
    function current() { return $this->own__walks[$this->own__depth]->current(); }
    function key() { return $this->own__walks[$this->own__depth]->key(); }
    function next() { $this->own_go(); }
    function getDepth() { return $this->own__depth; }
    function getSubIterator($level = null) { return $this->own__walks[$level ?? $this->own__depth] ?? null; }
    function getInnerIterator() { return $this->own__walks[$this->own__depth]; }
    function callHasChildren() { return __loose_truth($this->own__walks[$this->own__depth]->hasChildren()); }
    function callGetChildren() { return $this->own__walks[$this->own__depth]->getChildren(); }
    function beginIteration() {}
    function endIteration() {}
    function beginChildren() {}
    function endChildren() {}
    function nextElement() {}
}
class RecursiveTreeIterator extends RecursiveIteratorIterator {
    const BYPASS_CURRENT = 4;
    const BYPASS_KEY = 8;
    const PREFIX_LEFT = 0;
    const PREFIX_MID_HAS_NEXT = 1;
    const PREFIX_MID_LAST = 2;
    const PREFIX_END_HAS_NEXT = 3;
    const PREFIX_END_LAST = 4;
    const PREFIX_RIGHT = 5;
    protected $own__flags;
    protected $own__prefix = ['', '| ', '  ', '|-', '\\-', ''];
    protected $own__postfix = '';
    function __construct($iterator, $flags = 8, $cachingIteratorFlags = 16, $mode = 1) {
        while (instance_of($iterator, 'IteratorAggregate')) { $iterator = $iterator->getIterator(); }
        $this->own__flags = $flags;
        parent::__construct(new RecursiveCachingIterator($iterator, $cachingIteratorFlags), $mode);
    }
    function getPrefix() {
        $text = $this->own__prefix[0];
        for ($depth = 0; $depth < $this->own__depth; $depth++) { $text .= $this->own__prefix[$this->own__walks[$depth]->hasNext() ? 1 : 2]; }
        return $text . $this->own__prefix[$this->own__walks[$this->own__depth]->hasNext() ? 3 : 4] . $this->own__prefix[5];
    }
    function setPrefixPart($part, $value) { $this->own__prefix[$part] = $value; }
    function setPostfix($postfix) { $this->own__postfix = $postfix; }
    function getPostfix() { return $this->own__postfix; }
    function getEntry() { $now = $this->own__walks[$this->own__depth]->current(); return is_array($now) ? 'Array' : text_of($now); }
    function current() { return ($this->own__flags & 4) !== 0 ? $this->own__walks[$this->own__depth]->current() : $this->getPrefix() . $this->getEntry() . $this->own__postfix; }
    function key() { $key = $this->own__walks[$this->own__depth]->key(); return ($this->own__flags & 8) !== 0 ? $key : $this->getPrefix() . $key . $this->own__postfix; }
}
class WeakReference {
    private $own__referent;
    function __construct() { throw new Error('Direct instantiation of WeakReference is not allowed, use WeakReference::create instead'); }
    // There is one for an object, as long as that is there.
    static function create($object) {
        if (!is_object($object)) { throw new TypeError('WeakReference::create(): Argument #1 ($object) must be of type object, ' . type_word($object) . ' given'); }
        if (__value_kind($object) === 'object' && __has_own($object, '@weak')) { return __own_value($object, '@weak'); }
        $made = __object_below(__field(class_of('WeakReference'), 'prototype'));
        number_object($made);
        __weak_refer($made, $object);
        if (__value_kind($object) === 'object') { __set_field($object, '@weak', $made); }
        return $made;
    }
    function get() { return __weak_target($this); }
    function __set($name, $value) { throw new Error('Cannot create dynamic property WeakReference::$' . $name); }
    function own_clone() { throw new Error('Trying to clone an uncloneable object of class WeakReference'); }
}
class WeakMap implements ArrayAccess, Countable, IteratorAggregate {
    private $own__keys = [];
    private $own__values = [];
    function __set($name, $value) { throw new Error('Cannot create dynamic property WeakMap::$' . $name); }
    function offsetExists($object) { return isset($this->own__keys[spl_object_id($object)]); }
    function offsetGet($object) {
        if (!is_object($object)) { throw new TypeError('WeakMap key must be an object'); }
        $id = spl_object_id($object);
        if (!isset($this->own__keys[$id])) { throw new Error('Object ' . kind_word($object) . '#' . object_number($object) . ' not contained in WeakMap'); }
        return $this->own__values[$id];
    }
    function offsetSet($object, $value) {
        if ($object === null) { throw new Error('Cannot append to WeakMap'); }
        if (!is_object($object)) { throw new TypeError('WeakMap key must be an object'); }
        $id = spl_object_id($object);
        if (!isset($this->own__keys[$id])) { $this->own__keys[$id] = WeakReference::create($object); }
        $this->own__values[$id] = $value;
    }
    function offsetUnset($object) {
        $id = spl_object_id($object);
        unset($this->own__keys[$id]);
        unset($this->own__values[$id]);
    }
    function clean() { foreach ($this->own__keys as $id => $weak) { if ($weak->get() === null) { unset($this->own__keys[$id]); unset($this->own__values[$id]); } } }
    function count() { $this->clean(); return count($this->own__keys); }
    function getIterator() {
        $this->clean();
        foreach ($this->own__keys as $id => $weak) { yield $weak->get() => $this->own__values[$id]; }
    }
}
// How many objects were made when an object was.
function made_before($object) { return __value_kind($object) === 'object' && __has_own($object, '@made') ? __own_value($object, '@made') : 0; }
// The objects that one alone holds, in the order of its members.
function held_by($object, $held) {
    if (__value_kind($object) === 'function') {
        // The object that a closure was made in is noted beside what it has captured.
        $this_one = __has_own($object, '@this') ? __own_value($object, '@this') : null;
        if (__value_kind($this_one) === 'object' && __cell_holders($this_one) < 3) { $held[] = $this_one; }
        return __has_own($object, '@uses') ? held_in(__own_value($object, '@uses'), $held) : $held;
    }
    if (__value_kind($object) !== 'object') { return $held; }
    foreach (__ordered_list(__own_keys($object)) as $key) {
        if (!__str_startswith($key, '@')) { $held = held_in(__cell_read(__own_value($object, $key)), $held); }
    }
    return $held;
}
function held_in($value, $held, $depth = 0) {
    // What something else holds as well stays.
    if (__value_kind($value) === 'object' && __cell_holders($value) < 2) { $held[] = $value; }
    // An array may hold itself.
    if (is_array($value) && $depth < 8) { foreach ($value as $one) { if (is_object($one) || is_array($one)) { $held = held_in($one, $held, $depth + 1); } } }
    return $held;
}
// Gives an object's number back, and those of what it alone holds before: that is lost behind it.
function give_number($object) {
    global $free_numbers;
    if (!__has_own($object, '@id') || __has_own($object, '@given')) { return; }
    __set_field($object, '@given', true);
    foreach (held_by($object, []) as $one) { give_number($one); }
    $free_numbers[] = __own_value($object, '@id');
}
// A generator behind some objects: what they do when they are lost.
__declare('_finalize', function ($lost) {
    global $counts_objects;
    // The machine gives them to be taken from the end.
    $objects = array_reverse(__ordered_list($lost));
    if (!__is_none($counts_objects) && __ordered_count($objects) > 1) { usort($objects, fn($a, $b) => made_before($a) <=> made_before($b)); }
    foreach ($objects as $object) {
        if (__value_kind($object) !== 'object' && __value_kind($object) !== 'function') { __generator_close($object); continue; }
        if (__has_member($object, '__destruct()')) { $object->__destruct(); }
        __weak_break($object);
        if (!__is_none($counts_objects)) { give_number($object); }
    }
});
function class_uses($object, $autoload = true) {
    $made = [];
    $class = class_asked($object, 'class_uses');
    if ($class === null) { return false; }
    foreach (__field($class, '@traits') as $trait) { $name = __field($trait, '@name'); $made[$name] = $name; }
    return $made;
}
function class_parents($object, $autoload = true) {
    $made = [];
    $class = class_asked($object, 'class_parents');
    if ($class === null) { return false; }
    $class = __field($class, '@parent');
    while ($class !== null) { $name = __field($class, '@name'); if (!__str_startswith($name, 'Own')) { $made[$name] = $name; } $class = __field($class, '@parent'); }
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
