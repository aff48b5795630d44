// What programs ask of themselves.

class ReflectionException extends Exception {}
class ReflectionClass {
    const IS_IMPLICIT_ABSTRACT = 16;
    const IS_EXPLICIT_ABSTRACT = 64;
    const IS_FINAL = 32;
    const IS_READONLY = 65536;
    public $name;
    private $of;
    function __construct($class) {
        $this->of = is_object($class) ? class_of($class) : find_class($class);
        if ($this->of === null) { throw new ReflectionException('Class "' . $class . '" does not exist'); }
        $this->name = __field($this->of, '@name');
        if ($this instanceof ReflectionEnum && !$this->isEnum()) { throw new ReflectionException('Class "' . $this->name . '" is not an enum'); }
    }
    private function place() { return described_at($this->of, 'place'); }
    function getStartLine() { return $this->place()[0] ?? false; }
    function getEndLine() { return $this->place()[1] ?? false; }
    function getName() { return $this->name; }
    function getShortName() { $at = __str_rfind($this->name, '\\'); return $at < 0 ? $this->name : substr($this->name, $at + 1); }
    function getNamespaceName() { $at = __str_rfind($this->name, '\\'); return $at < 0 ? '' : substr($this->name, 0, $at); }
    function newInstance(...$given) { return $this->newInstanceArgs($given); }
    function newInstanceArgs($given = []) {
        $about = about_method($this->of, '__construct');
        if ($about === null && __ordered_count($given) > 0) { throw new ReflectionException('Class ' . $this->name . ' does not have a constructor, so you cannot pass any constructor arguments'); }
        if ($about !== null && $about[0] !== 'public' && in_array(__field($this->of, '@kind'), ['class', 'final'])) { throw new ReflectionException('Access to non-public constructor of class ' . $this->name); }
        $class = $this->name;
        return new $class(...$given);
    }
    function newInstanceWithoutConstructor() {
        if (!in_array(__field($this->of, '@kind'), ['class', 'final'])) { $class = $this->name; return new $class; } $made = __object_below(__field($this->of, 'prototype')); initialise($this->of, $made); return $made; }
    function hasMethod($name) { return about_method($this->of, $name) !== null; }
    function hasProperty($name) {
        $about = about_member($this->of, $name);
        return $about !== null && ($about[0] !== 'private' || __same($about[4], $this->of));
    }
    function isInterface() { return __field($this->of, '@kind') === 'interface'; }
    function isAbstract() { return __field($this->of, '@kind') === 'abstract' || __ordered_count(all_abstract($this->of)) > 0 && __field($this->of, '@kind') === 'interface'; }
    function isFinal() { return __field($this->of, '@kind') === 'final' || $this->isEnum(); }
    function isIterateable() { return $this->isIterable(); }
    function isAnonymous() { return str_contains($this->name, '@anonymous'); }
    function isIterable() { return in_array(__field($this->of, '@kind'), ['class', 'final']) && is_subclass($this->of, find_class('Traversable')); }
    function isCloneable() {
        $about = about_method($this->of, '__clone');
        return in_array(__field($this->of, '@kind'), ['class', 'final']) && !__field($this->of, '@throwable') && ($about === null || $about[0] === 'public') && !in_array($this->name, ['Generator', 'WeakReference']);
    }
    function isEnum() { return __field($this->of, '@kind') === 'enum'; }
    function isInstantiable() { $about = about_method($this->of, '__construct'); return in_array(__field($this->of, '@kind'), ['class', 'final']) && ($about === null || $about[0] === 'public'); }
    function isInstance($object) { return instance_of($object, $this->of); }
    function implementsInterface($interface) { return is_subclass($this->of, class_of($interface)); }
    function isSubclassOf($class) { return is_subclass_of($this->name, is_object($class) ? $class->name : $class); }
    function getParentClass() { $parent = __field($this->of, '@parent'); return $parent === null ? false : new ReflectionClass(__field($parent, '@name')); }
    function getInterfaceNames() { return array_values(class_implements($this->name)); }
    function getTraitNames() { return array_values(class_uses($this->name)); }
    function getConstants($filter = null) {
        if ($filter !== null) { return array_filter($this->getConstants(), fn($name) => ((new ReflectionClassConstant($this->name, $name))->getModifiers() & $filter) !== 0, 2); }
        $made = [];
        foreach (__ordered_list(__own_keys($this->of)) as $key) {
            $name = ltrim($key, '?');
            if (__str_startswith($name, '::') && !__str_startswith($name, '::$') && $name !== '::class') { $made[substr($name, 2)] = __field($this->of, $name); }
        }
        // What comes from interfaces stands behind what the class and its parents have.
        $above = [];
        foreach (class_implements($this->name) as $interface) {
            if ($interface !== $this->name && !$this->isEnum()) { $above += (new ReflectionClass($interface))->getConstants(); }
        }
        $made = array_diff_key($made, $above);
        $parent = __field($this->of, '@parent');
        if ($parent !== null) {
            foreach ((new ReflectionClass(__field($parent, '@name')))->getConstants() as $name => $value) {
                if ((about_member($parent, '::' . $name)[0] ?? 'public') !== 'private' && !array_key_exists($name, $made)) { $made[$name] = $value; }
            }
        }
        foreach ($above as $name => $value) { if (!array_key_exists($name, $made)) { $made[$name] = __field($this->of, '::' . $name); } }
        return $made;
    }
    function getConstant($name) { return has_part($this->of, '::' . $name) ? __field($this->of, '::' . $name) : false; }
    function hasConstant($name) { return has_part($this->of, '::' . $name); }
    function getMethods($filter = null) {
        $made = [];
        foreach (methods_in_order($this->of) as $about) {
            $one = new ReflectionMethod($this->name, $about[3]);
            if ($filter === null || ($one->getModifiers() & $filter) !== 0) { $made[] = $one; }
        }
        return $made;
    }
    function getMethod($name) { return new ReflectionMethod($this->name, $name); }
    function getProperties($filter = null) {
        $made = [];
        foreach (members_in_order($this->of) as $name => $about) {
            $one = new ReflectionProperty($this->name, $name);
            if ($filter === null || ($one->getModifiers() & $filter) !== 0) { $made[] = $one; }
        }
        return $made;
    }
    function getConstructor() { return about_method($this->of, '__construct') === null ? null : new ReflectionMethod($this->name, '__construct'); }
    function getProperty($name) { return new ReflectionProperty($this->name, $name); }
    function getAttributes($name = null, $flags = 0) { return attributes_at($this->of, '', $name, $flags, 1); }
    function getDocComment() { return comment_at($this->of, ''); }
    function getInterfaces() { $made = []; foreach ($this->getInterfaceNames() as $name) { $made[$name] = new ReflectionClass($name); } return $made; }
    function getTraits() { $made = []; foreach ($this->getTraitNames() as $name) { $made[$name] = new ReflectionClass($name); } return $made; }
    function isTrait() { return __field($this->of, '@kind') === 'trait'; }
    function isInternal() { return $this->place() === null; }
    function isUserDefined() { return !$this->isInternal(); }
    function getExtensionName() { return $this->isInternal() ? 'Core' : false; }
    function isReadOnly() { return __has_own($this->of, '@readonly'); }
    function inNamespace() { return $this->getNamespaceName() !== ''; }
    function getFileName() { return file_name(); }
    function getReflectionConstants($filter = null) { $made = []; foreach ($this->getConstants($filter) as $name => $value) { $made[] = new ReflectionClassConstant($this->name, $name); } return $made; }
    function getReflectionConstant($name) { return $this->hasConstant($name) ? new ReflectionClassConstant($this->name, $name) : false; }
    function getStaticPropertyValue($name, ...$default) {
        if (has_part($this->of, '::$' . $name)) { return __cell_read(__field($this->of, '::$' . $name)); }
        if (__ordered_count($default) === 0) { throw new ReflectionException('Property ' . $this->name . '::$' . $name . ' does not exist'); }
        return $default[0];
    }
    function setStaticPropertyValue($name, $value) {
        if (!has_part($this->of, '::$' . $name)) { throw new ReflectionException('Class ' . $this->name . ' does not have a property named ' . $name); } __cell_write(__field($this->of, '::$' . $name), $value); }
    function getStaticProperties() { $made = []; foreach ($this->getProperties() as $one) { if ($one->isStatic()) { $made[$one->name] = $this->getStaticPropertyValue($one->name); } } return $made; }
    function getDefaultProperties() {
        $made = $this->getStaticProperties();
        foreach ($this->getProperties() as $one) { if (!$one->isStatic() && $one->hasDefaultValue()) { $made[$one->name] = $one->getDefaultValue(); } }
        return $made;
    }
    function getModifiers() { return ($this->isFinal() ? 32 : (__field($this->of, '@kind') === 'abstract' ? 64 : 0)) + ($this->isReadOnly() ? 65536 : 0); }
    function __toString() { return 'Class [ <user> class ' . $this->name . ' ]'; }
}
// What a class declares itself, what its parents have, and what its traits give.
function methods_in_order($class) {
    $all = __field($class, '@methods');
    $made = array_diff_key($all, __has_own($class, '@borrowed') ? __own_value($class, '@borrowed') : []);
    $parent = __field($class, '@parent');
    if ($parent !== null) { $made += array_filter(methods_in_order($parent), fn($about) => $about[0] !== 'private'); }
    return $made + $all;
}
function members_in_order($class) {
    $made = array_filter(__field($class, '@members'), fn($name) => !__str_startswith($name, '::'), 2);
    $parent = __field($class, '@parent');
    if ($parent !== null) { $made += array_filter(members_in_order($parent), fn($about) => $about[0] !== 'private'); }
    foreach (__field($class, '@traits') as $trait) { $made += members_in_order($trait); }
    return $made;
}
class Reflection {
    static function getModifierNames($modifiers) {
        $names = [64 => 'abstract', 32 => 'final', 1 => 'public', 2 => 'protected', 4 => 'private', 16 => 'static', 128 => 'readonly'];
        return array_values(array_filter($names, fn($bit) => ($modifiers & $bit) !== 0, 2));
    }
}
// The bits of what `note_method` and `note_member` have noted first.
function visibility_bits($about) { return ['public' => 1, 'protected' => 2, 'private' => 4][$about[0]]; }
function reflected_builtins() { return __object_below(__null()); }
function attributes_at($holder, $key, $wanted, $flags = 0, $target = 1) {
    return attributes_among(described_at($holder, 'attributes ' . $key), $wanted, $flags, $target);
}
function attributes_among($found, $wanted, $flags, $target) {
    $made = [];
    if ($found === null) { return $made; }
    $names = [];
    foreach ($found as $about) { $names[] = __byte_case($about[0], false); }
    $times = array_count_values($names);
    $of = null;
    if ($wanted !== null && ($flags & 2) !== 0) {
        $of = find_class($wanted);
        if ($of === null) { throw new Error('Class "' . $wanted . '" not found'); }
    }
    foreach ($found as $place => $about) {
        $is_wanted = $wanted === null || $names[$place] === lower_name($wanted);
        if (!$is_wanted && $of !== null) { $class = find_class($about[0]); $is_wanted = $class !== null && is_subclass($class, $of); }
        if ($is_wanted) { $made[] = new ReflectionAttribute($about[0], $about[1], $target, $times[$names[$place]] > 1); }
    }
    return $made;
}
function comment_at($holder, $key) {
    $found = described_at($holder, 'doc ' . $key);
    return $found === null ? false : $found;
}
final class Attribute {
    const TARGET_CLASS = 1;
    const TARGET_FUNCTION = 2;
    const TARGET_METHOD = 4;
    const TARGET_PROPERTY = 8;
    const TARGET_CLASS_CONSTANT = 16;
    const TARGET_PARAMETER = 32;
    const TARGET_ALL = 63;
    const IS_REPEATABLE = 64;
    public $flags;
    function __construct($flags = 63) { $this->flags = $flags; }
}
final class ReturnTypeWillChange {}
final class AllowDynamicProperties {}
final class SensitiveParameter {}
// Where attributes may stand, in the order of the bits that say so.
function target_words($bits) {
    $words = [];
    foreach (['class', 'function', 'method', 'property', 'class constant', 'parameter'] as $place => $word) {
        if (($bits & (1 << $place)) !== 0) { $words[] = $word; }
    }
    return implode(', ', $words);
}
class ReflectionAttribute {
    const IS_INSTANCEOF = 2;
    private $name;
    private $given;
    private $target;
    private $is_repeated;
    function __construct($name, $given, $target, $is_repeated) { $this->name = $name; $this->given = $given; $this->target = $target; $this->is_repeated = $is_repeated; }
    function getName() { return $this->name; }
    function getArguments() { $given = $this->given; return $given(); }
    function isRepeated() { return $this->is_repeated; }
    function getTarget() { return $this->target; }
    function newInstance() {
        $class = $this->name;
        if (find_class($class) === null) { throw new Error('Attribute class "' . $class . '" not found'); }
        $marks = $class === 'Attribute' ? [] : attributes_at(find_class($class), '', 'Attribute');
        if ($class !== 'Attribute' && count($marks) === 0) { throw new Error('Attempting to use non-attribute class "' . $class . '" as attribute'); }
        $given = count($marks) === 0 ? [] : $marks[0]->getArguments();
        $flags = $given[0] ?? $given['flags'] ?? 63;
        if (!is_int($flags)) { throw new Error('Attribute::__construct(): Argument #1 ($flags) must be of type int, ' . type_word($flags) . ' given'); }
        if (($flags & $this->target) === 0) { throw new Error('Attribute "' . $class . '" cannot target ' . target_words($this->target) . ' (allowed targets: ' . target_words($flags) . ')'); }
        if ($this->is_repeated && ($flags & 64) === 0) { throw new Error('Attribute "' . $class . '" must not be repeated'); }
        $constructor = about_method(find_class($class), '__construct');
        if ($constructor === null && count($this->getArguments()) > 0) { throw new Error('Attribute class ' . $class . ' does not have a constructor, cannot pass arguments'); }
        if ($constructor !== null && $constructor[0] !== 'public') { throw new Error('Attribute constructor of class ' . $class . ' must be public'); }
        return new $class(...$this->getArguments());
    }
}
class ReflectionClassConstant {
    const IS_PUBLIC = 1;
    const IS_PROTECTED = 2;
    const IS_PRIVATE = 4;
    const IS_FINAL = 32;
    public $name;
    public $class;
    function __construct($class, $name) {
        $of = class_reflected($class);
        if (!has_part($of, '::' . $name)) { throw new ReflectionException('Constant ' . __field($of, '@name') . '::' . $name . ' does not exist'); }
        // The class that declares it.
        while (!__has_own($of, '::' . $name) && !__has_own($of, '?::' . $name) && __field($of, '@parent') !== null) { $of = __field($of, '@parent'); }
        $this->class = __field($of, '@name');
        $this->name = $name;
    }
    function getName() { return $this->name; }
    function __toString() {
        $value = $this->getValue();
        $words = implode(' ', Reflection::getModifierNames($this->getModifiers()));
        return 'Constant [ ' . $words . ' ' . get_debug_type($value) . ' ' . $this->name . ' ] { ' . (is_array($value) ? 'Array' : (is_object($value) ? 'Object' : $value)) . " }\n";
    }
    function getValue() { return __field(class_of($this->class), '::' . $this->name); }
    function getDeclaringClass() { return new ReflectionClass($this->class); }
    function getAttributes($name = null, $flags = 0) { return attributes_at(class_of($this->class), '::' . $this->name, $name, $flags, 16); }
    function getDocComment() { return comment_at(class_of($this->class), '::' . $this->name); }
    function isEnumCase() { return instance_of($this->getValue(), $this->class); }
    function about() { return about_member(class_of($this->class), '::' . $this->name) ?? ['public']; }
    function isPublic() { return $this->about()[0] === 'public'; }
    function isProtected() { return $this->about()[0] === 'protected'; }
    function isPrivate() { return $this->about()[0] === 'private'; }
    function isFinal() { return described_at(class_of($this->class), 'final ::' . $this->name) === true; }
    function getModifiers() { return visibility_bits($this->about()) + ($this->isFinal() ? 32 : 0); }
}
class ReflectionEnumUnitCase extends ReflectionClassConstant {
    function __construct($class, $name) {
        parent::__construct($class, $name);
        if (!$this->isEnumCase()) { throw new ReflectionException('Constant ' . $this->class . '::' . $this->name . ' is not a case'); }
        if ($this instanceof ReflectionEnumBackedCase && !$this->getEnum()->isBacked()) { throw new ReflectionException('Enum case ' . $this->class . '::' . $this->name . ' is not a backed case'); }
    }
    function getEnum() { return new ReflectionEnum($this->class); }
}
class ReflectionEnumBackedCase extends ReflectionEnumUnitCase {
    function getBackingValue() { return $this->getValue()->value; }
}
class ReflectionObject extends ReflectionClass {
    private $object;
    function __construct($object) {
        if (!is_object($object)) { throw new TypeError('ReflectionObject::__construct(): Argument #1 ($object) must be of type object, ' . type_word($object) . ' given'); }
        parent::__construct($object);
        $this->object = $object;
    }
    function hasProperty($name) { return parent::hasProperty($name) || __value_kind($this->object) === 'object' && __has_own($this->object, $name); }
    function getProperties($filter = null) {
        $made = parent::getProperties($filter);
        if ($filter !== null && ($filter & 1) === 0) { return $made; }
        $known = array_column($made, 'name');
        foreach (get_object_vars($this->object) as $name => $value) { if (!in_array($name, $known) && about_member(class_of($this->object), $name) === null) { $made[] = new ReflectionProperty($this->object, $name); } }
        return $made;
    }
}
class ReflectionEnum extends ReflectionClass {
    function getCases() {
        $made = [];
        foreach (cases_of(class_of($this->name)) as $case) { $made[] = $this->isBacked() ? new ReflectionEnumBackedCase($this->name, $case->name) : new ReflectionEnumUnitCase($this->name, $case->name); }
        return $made;
    }
    function hasCase($name) { return $this->isCase($name); }
    function isCase($name) { foreach (cases_of(class_of($this->name)) as $case) { if ($case->name === $name) { return true; } } return false; }
    function getCase($name) {
        if (!$this->hasConstant($name)) { throw new ReflectionException('Case ' . $this->name . '::' . $name . ' does not exist'); }
        if (!$this->isCase($name)) { throw new ReflectionException($this->name . '::' . $name . ' is not a case'); }
        return $this->isBacked() ? new ReflectionEnumBackedCase($this->name, $name) : new ReflectionEnumUnitCase($this->name, $name);
    }
    function isBacked() { return is_subclass(class_of($this->name), find_class('BackedEnum')); }
    function getBackingType() {
        if (!$this->isBacked()) { return null; }
        foreach (__field(class_of($this->name), '@cases') as $value) { return new ReflectionNamedType(is_int($value) ? 'int' : 'string'); }
        return null;
    }
}
