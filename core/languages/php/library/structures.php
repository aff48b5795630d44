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
class ReflectionException extends Exception {}
class ReflectionClass {
    public $name;
    private $of;
    function __construct($class) {
        $this->of = is_object($class) ? class_of($class) : find_class($class);
        if ($this->of === null) { throw new ReflectionException('Class "' . $class . '" does not exist'); }
        $this->name = __field($this->of, '@name');
    }
    function getName() { return $this->name; }
    function getShortName() { $at = __str_rfind($this->name, '\\'); return $at < 0 ? $this->name : substr($this->name, $at + 1); }
    function getNamespaceName() { $at = __str_rfind($this->name, '\\'); return $at < 0 ? '' : substr($this->name, 0, $at); }
    function newInstance(...$given) { $class = $this->name; return new $class(...$given); }
    function newInstanceArgs($given = []) { $class = $this->name; return new $class(...$given); }
    function newInstanceWithoutConstructor() { $made = __object_below(__field($this->of, 'prototype')); initialise($this->of, $made); return $made; }
    function hasMethod($name) { return about_method($this->of, $name) !== null; }
    function hasProperty($name) { return about_member($this->of, $name) !== null; }
    function isInterface() { return __field($this->of, '@kind') === 'interface'; }
    function isAbstract() { return __field($this->of, '@kind') === 'abstract' || __ordered_count(all_abstract($this->of)) > 0 && __field($this->of, '@kind') === 'interface'; }
    function isFinal() { return __field($this->of, '@kind') === 'final'; }
    function isAnonymous() { return str_contains($this->name, '@anonymous'); }
    function isIterable() { return is_subclass($this->of, find_class('Traversable')); }
    function isCloneable() { return $this->isInstantiable(); }
    function isEnum() { return __field($this->of, '@kind') === 'enum'; }
    function isInstantiable() { $about = about_method($this->of, '__construct'); return in_array(__field($this->of, '@kind'), ['class', 'final']) && ($about === null || $about[0] === 'public'); }
    function isInstance($object) { return instance_of($object, $this->of); }
    function implementsInterface($interface) { return is_subclass($this->of, class_of($interface)); }
    function isSubclassOf($class) { return is_subclass_of($this->name, is_object($class) ? $class->name : $class); }
    function getParentClass() { $parent = __field($this->of, '@parent'); return $parent === null ? false : new ReflectionClass(__field($parent, '@name')); }
    function getInterfaceNames() { return array_values(class_implements($this->name)); }
    function getTraitNames() { return array_values(class_uses($this->name)); }
    function getConstants() {
        $made = [];
        foreach (__ordered_list(__own_keys($this->of)) as $key) { if (__str_startswith($key, '::') && !__str_startswith($key, '::$')) { $made[substr($key, 2)] = __own_value($this->of, $key); } }
        return $made;
    }
    function getConstant($name) { return __has_member($this->of, '::' . $name) ? __field($this->of, '::' . $name) : false; }
    function hasConstant($name) { return __has_member($this->of, '::' . $name); }
    function getMethods() {
        $made = [];
        $class = $this->of;
        $known = [];
        while ($class !== null) {
            foreach (__field($class, '@methods') as $lower => $about) { if (!isset($known[$lower])) { $known[$lower] = true; $made[] = new ReflectionMethod($this->name, $about[3]); } }
            $class = __field($class, '@parent');
        }
        return $made;
    }
    function getMethod($name) { return new ReflectionMethod($this->name, $name); }
    function getProperties() {
        $made = [];
        $class = $this->of;
        $known = [];
        while ($class !== null) {
            foreach (__field($class, '@members') as $name => $about) { if (!isset($known[$name]) && (__same($class, $this->of) || $about[0] !== 'private')) { $known[$name] = true; $made[] = new ReflectionProperty($this->name, $name); } }
            $class = __field($class, '@parent');
        }
        return $made;
    }
    function getConstructor() { return about_method($this->of, '__construct') === null ? null : new ReflectionMethod($this->name, '__construct'); }
    function getProperty($name) { return new ReflectionProperty($this->name, $name); }
    function getAttributes($name = null) { return []; }
    function getDocComment() { return false; }
}
class ReflectionObject extends ReflectionClass {}
class ReflectionEnum extends ReflectionClass {}
class ReflectionMethod {
    public $name;
    public $class;
    private $about;
    function __construct($class, $name = null) {
        $of = class_of($class);
        $this->about = about_method($of, $name);
        if ($this->about === null) { throw new ReflectionException('Method ' . __field($of, '@name') . '::' . $name . '() does not exist'); }
        $this->name = $this->about[3];
        $this->class = __field($this->about[4], '@name');
    }
    function getName() { return $this->name; }
    function isPublic() { return $this->about[0] === 'public'; }
    function isPrivate() { return $this->about[0] === 'private'; }
    function isProtected() { return $this->about[0] === 'protected'; }
    function isStatic() { return $this->about[1]; }
    function isAbstract() { return $this->about[2]; }
    function setAccessible($accessible) {}
    function invoke($object = null, ...$given) { return $this->invokeArgs($object, $given); }
    function invokeArgs($object = null, $given = []) {
        $of = $object === null ? class_of($this->class) : class_of($object);
        $function = __field(__field($of, 'prototype'), __byte_case($this->name, false) . '()');
        return __call($function, $object === null ? $of : $object, spread_list($given));
    }
    function getAttributes($name = null) { return []; }
    function function_at() { return __field(__field(class_of($this->class), 'prototype'), __byte_case($this->name, false) . '()'); }
    function getParameters() { return parameters_of($this->function_at()); }
    function getNumberOfParameters() { return count($this->getParameters()); }
    function getNumberOfRequiredParameters() { return count(array_filter($this->getParameters(), fn($one) => !$one->isOptional())); }
}
function parameters_of($function) {
    $made = [];
    if (!__has_own($function, '@parameters')) { return $made; }
    foreach (__own_value($function, '@parameters') as $at => $about) { $made[] = new ReflectionParameter($about, $at); }
    return $made;
}
class ReflectionParameter {
    public $name;
    private $about;
    private $at;
    function __construct($about, $at) { $this->about = $about; $this->name = $about[0]; $this->at = $at; }
    function getName() { return $this->name; }
    function getPosition() { return $this->at; }
    function isOptional() { return $this->about[2]; }
    function isDefaultValueAvailable() { return $this->about[2] && !$this->about[3]; }
    function isPromoted() { return $this->about[5]; }
    function isPassedByReference() { return $this->about[6]; }
    function getDefaultValue() { return $this->about[4]; }
    function isVariadic() { return $this->about[3]; }
    function hasType() { return $this->about[1] !== ''; }
    function getType() { return $this->about[1] === '' ? null : new ReflectionNamedType($this->about[1]); }
    function allowsNull() { return $this->about[1] === '' || str_starts_with($this->about[1], '?'); }
}
class ReflectionFunction {
    public $name;
    private $function;
    function __construct($function) {
        $this->name = is_string($function) ? $function : '{closure}';
        $this->function = closure_of($function);
    }
    function getName() { return $this->name; }
    function getParameters() { return parameters_of($this->function); }
    function getNumberOfParameters() { return count($this->getParameters()); }
    function getNumberOfRequiredParameters() { return count(array_filter($this->getParameters(), fn($one) => !$one->isOptional())); }
    function invoke(...$given) { $call = $this->function; return $call(...$given); }
    function invokeArgs($given = []) { $call = $this->function; return $call(...$given); }
    function getAttributes($name = null) { return []; }
}
class ReflectionProperty {
    public $name;
    public $class;
    private $about;
    function __construct($class, $property) {
        $of = class_of($class);
        $this->about = about_member($of, $property);
        if ($this->about === null) { throw new ReflectionException('Property ' . __field($of, '@name') . '::$' . $property . ' does not exist'); }
        $this->name = $property;
        $this->class = __field($this->about[4], '@name');
    }
    function getName() { return $this->name; }
    function isPublic() { return $this->about[0] === 'public'; }
    function isPrivate() { return $this->about[0] === 'private'; }
    function isProtected() { return $this->about[0] === 'protected'; }
    function isReadOnly() { return $this->about[1]; }
    function isStatic() { return $this->about[3]; }
    function setAccessible($accessible) {}
    function getValue($object = null) { return __cell_read(__field($object, $this->name)); }
    function setValue($object, $value) { __set_field($object, $this->name, $value); }
    function getType() { return $this->about[2] === '' ? null : new ReflectionNamedType($this->about[2]); }
    function getAttributes($name = null) { return []; }
}
class ReflectionNamedType {
    private $name;
    function __construct($name) { $this->name = $name; }
    function getName() { return ltrim($this->name, '?'); }
    function allowsNull() { return str_starts_with($this->name, '?'); }
    function isBuiltin() { return in_array($this->getName(), ['int', 'float', 'string', 'bool', 'array', 'mixed', 'callable', 'iterable', 'object', 'void', 'null', 'never', 'false', 'true']); }
    function __toString() { return $this->name; }
}
// A generator behind some objects: what they do when they are lost.
__declare('_finalize', function ($lost) {
    foreach (__ordered_list($lost) as $object) {
        if (__value_kind($object) !== 'object') { __generator_close($object); continue; }
        if (__has_member($object, '__destruct()')) { $object->__destruct(); }
        __weak_break($object);
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
