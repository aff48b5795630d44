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
        foreach (__ordered_list(__own_keys($this->of)) as $key) {
            $name = ltrim($key, '?');
            if (__str_startswith($name, '::') && !__str_startswith($name, '::$') && $name !== '::class') { $made[substr($name, 2)] = __field($this->of, $name); }
        }
        $parent = __field($this->of, '@parent');
        if ($parent !== null) { $made += (new ReflectionClass(__field($parent, '@name')))->getConstants(); }
        return $made;
    }
    function getConstant($name) { return has_part($this->of, '::' . $name) ? __field($this->of, '::' . $name) : false; }
    function hasConstant($name) { return has_part($this->of, '::' . $name); }
    function getMethods($filter = null) {
        $made = [];
        $class = $this->of;
        $known = [];
        while ($class !== null) {
            foreach (__field($class, '@methods') as $lower => $about) { if (isset($known[$lower])) { continue; } $known[$lower] = true; $one = new ReflectionMethod($this->name, $about[3]); if ($filter === null || ($one->getModifiers() & $filter) !== 0) { $made[] = $one; } }
            $class = __field($class, '@parent');
        }
        return $made;
    }
    function getMethod($name) { return new ReflectionMethod($this->name, $name); }
    function getProperties($filter = null) {
        $made = [];
        $class = $this->of;
        $known = [];
        while ($class !== null) {
            foreach (members_with_traits($class) as $name => $about) { if (!isset($known[$name]) && !__str_startswith($name, '::') && (__same($class, $this->of) || $about[0] !== 'private')) { $known[$name] = true; $one = new ReflectionProperty($this->name, $name); if ($filter === null || ($one->getModifiers() & $filter) !== 0) { $made[] = $one; } } }
            $class = __field($class, '@parent');
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
    function isInternal() { return __has_member(reflected_builtins(), $this->name); }
    function isUserDefined() { return !$this->isInternal(); }
    function isReadOnly() { return false; }
    function inNamespace() { return $this->getNamespaceName() !== ''; }
    function getFileName() { return file_name(); }
    function getReflectionConstants() { $made = []; foreach ($this->getConstants() as $name => $value) { $made[] = new ReflectionClassConstant($this->name, $name); } return $made; }
    function getReflectionConstant($name) { return $this->hasConstant($name) ? new ReflectionClassConstant($this->name, $name) : false; }
    function getStaticPropertyValue($name, $default = null) { return has_part($this->of, '::$' . $name) ? __cell_read(__field($this->of, '::$' . $name)) : $default; }
    function setStaticPropertyValue($name, $value) { __cell_write(__field($this->of, '::$' . $name), $value); }
    function getStaticProperties() { $made = []; foreach ($this->getProperties() as $one) { if ($one->isStatic()) { $made[$one->name] = $this->getStaticPropertyValue($one->name); } } return $made; }
    function getDefaultProperties() { return get_class_vars($this->name); }
    function getModifiers() { return $this->isFinal() ? 32 : (__field($this->of, '@kind') === 'abstract' ? 64 : 0); }
    function __toString() { return 'Class [ <user> class ' . $this->name . ' ]'; }
}
// What a class declares itself, and what its traits declare.
function members_with_traits($class) {
    $found = __field($class, '@members');
    foreach (__field($class, '@traits') as $trait) { $found += members_with_traits($trait); }
    return $found;
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
    $found = described_at($holder, 'attributes ' . $key);
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
    function __construct($class, $name) { $this->class = is_object($class) ? get_class($class) : $class; $this->name = $name; }
    function getName() { return $this->name; }
    function getValue() { return __field(class_of($this->class), '::' . $this->name); }
    function getDeclaringClass() { return new ReflectionClass($this->class); }
    function getAttributes($name = null, $flags = 0) { return attributes_at(class_of($this->class), '::' . $this->name, $name, $flags, 16); }
    function getDocComment() { return comment_at(class_of($this->class), '::' . $this->name); }
    function isEnumCase() { return instance_of($this->getValue(), $this->class); }
    function about() { return about_member(class_of($this->class), '::' . $this->name) ?? ['public']; }
    function isPublic() { return $this->about()[0] === 'public'; }
    function isProtected() { return $this->about()[0] === 'protected'; }
    function isPrivate() { return $this->about()[0] === 'private'; }
    function isFinal() { return false; }
    function getModifiers() { return visibility_bits($this->about()); }
}
class ReflectionEnumUnitCase extends ReflectionClassConstant {
    function getEnum() { return new ReflectionEnum($this->class); }
}
class ReflectionEnumBackedCase extends ReflectionEnumUnitCase {
    function getBackingValue() { return $this->getValue()->value; }
}
class ReflectionObject extends ReflectionClass {}
class ReflectionEnum extends ReflectionClass {
    function getCases() {
        $made = [];
        foreach (cases_of(class_of($this->name)) as $case) { $made[] = $this->isBacked() ? new ReflectionEnumBackedCase($this->name, $case->name) : new ReflectionEnumUnitCase($this->name, $case->name); }
        return $made;
    }
    function hasCase($name) { return $this->isCase($name); }
    function isCase($name) { foreach (cases_of(class_of($this->name)) as $case) { if ($case->name === $name) { return true; } } return false; }
    function getCase($name) { return $this->isBacked() ? new ReflectionEnumBackedCase($this->name, $name) : new ReflectionEnumUnitCase($this->name, $name); }
    function isBacked() { return is_subclass(class_of($this->name), find_class('BackedEnum')); }
    function getBackingType() {
        if (!$this->isBacked()) { return null; }
        foreach (__field(class_of($this->name), '@cases') as $value) { return new ReflectionNamedType(is_int($value) ? 'int' : 'string'); }
        return null;
    }
}
class ReflectionFunctionAbstract {
    function isVariadic() { foreach ($this->getParameters() as $one) { if ($one->isVariadic()) { return true; } } return false; }
    function returnsReference() { return false; }
    function isDeprecated() { return false; }
    function isStatic() { return false; }
    function inNamespace() { return str_contains($this->name, '\\'); }
    function getNamespaceName() { $at = __str_rfind($this->name, '\\'); return $at < 0 ? '' : substr($this->name, 0, $at); }
    function getFileName() { return file_name(); }
    function getClosureThis() { return null; }
    function getDocComment() { return comment_at($this->function_at(), ''); }
    function getAttributes($name = null, $flags = 0) { return attributes_at($this->function_at(), '', $name, $flags, $this instanceof ReflectionMethod ? 4 : 2); }
    function getReturnType() { return type_reflected(__has_own($this->function_at(), '@returns') ? __own_value($this->function_at(), '@returns') : ''); }
    function hasReturnType() { return $this->getReturnType() !== null; }
    function getShortName() { $at = __str_rfind($this->name, '\\'); return $at < 0 ? $this->name : substr($this->name, $at + 1); }
    function getParameters() { return parameters_of($this->function_at()); }
    function getNumberOfParameters() { return count($this->getParameters()); }
    function getNumberOfRequiredParameters() { return count(array_filter($this->getParameters(), fn($one) => !$one->isOptional())); }
}
class ReflectionMethod extends ReflectionFunctionAbstract {
    const IS_STATIC = 16;
    const IS_PUBLIC = 1;
    const IS_PROTECTED = 2;
    const IS_PRIVATE = 4;
    const IS_ABSTRACT = 64;
    const IS_FINAL = 32;
    public $name;
    public $class;
    private $about;
    function __construct($class, $name = null) {
        if ($name === null && is_string($class)) { $parts = explode('::', $class); $class = $parts[0]; $name = $parts[1]; }
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
    function getModifiers() { return visibility_bits($this->about) + ($this->about[1] ? 16 : 0) + ($this->about[2] ? 64 : 0); }
    function isDestructor() { return __byte_case($this->name, false) === '__destruct'; }
    function isUserDefined() { return true; }
    function isInternal() { return false; }
    function isConstructor() { return __byte_case($this->name, false) === '__construct'; }
    function isFinal() { return false; }
    function getDeclaringClass() { return new ReflectionClass($this->class); }
    function getClosure($object = null) { return $object === null ? static_value(class_of($this->class), $this->name) : method_value($object, $this->name); }
    function setAccessible($accessible) {}
    function invoke($object = null, ...$given) { return $this->invokeArgs($object, $given); }
    function invokeArgs($object = null, $given = []) {
        $of = $object === null ? class_of($this->class) : class_of($object);
        $function = __field(__field($of, 'prototype'), __byte_case($this->name, false) . '()');
        return __call($function, $object === null ? $of : $object, spread_list($given));
    }
    function function_at() { return __field(__field(class_of($this->class), 'prototype'), __byte_case($this->name, false) . '()'); }
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
    function getDefaultValue() { $default = $this->about[4]; return $default === null ? null : $default(); }
    function __toString() { return 'Parameter #' . $this->at . ' [ <' . ($this->about[2] ? 'optional' : 'required') . '> ' . ($this->about[1] === '' ? '' : $this->about[1] . ' ') . ($this->about[6] ? '&' : '') . ($this->about[3] ? '...' : '') . '$' . $this->name
        . ($this->isDefaultValueAvailable() ? ' = ' . (is_array($this->getDefaultValue()) ? ($this->getDefaultValue() === [] ? '[]' : 'Array') : ($this->getDefaultValue() === null ? 'NULL' : exported($this->getDefaultValue(), 0))) : '') . ' ]'; }
    function getAttributes($name = null, $flags = 0) { return []; }
    function isVariadic() { return $this->about[3]; }
    function hasType() { return $this->about[1] !== ''; }
    function getType() { return type_reflected($this->about[1]); }
    function allowsNull() { return $this->about[1] === '' || type_reflected($this->about[1])->allowsNull(); }
    function canBePassedByValue() { return !$this->about[6]; }
    function isCallable() { return ltrim($this->about[1], '?') === 'callable'; }
    function isArray() { return ltrim($this->about[1], '?') === 'array'; }
}
class ReflectionFunction extends ReflectionFunctionAbstract {
    public $name;
    private $function;
    function __construct($function) {
        if (is_string($function) && function_spelled($function) === null) { throw new ReflectionException('Function ' . ltrim($function, '\\') . '() does not exist'); }
        $this->function = closure_of($function);
        $this->name = is_string($function) ? $function : (__has_own($this->function, '@named') ? __own_value($this->function, '@named') : '{closure}');
    }
    function getName() { return $this->name; }
    function function_at() { return $this->function; }
    function isClosure() { return $this->name === '{closure}'; }
    function isAnonymous() { return $this->name === '{closure}'; }
    function isUserDefined() { return !$this->isInternal(); }
    function isInternal() { return __has_own($this->function, '@named'); }
    function getClosure() { return $this->function; }
    function invoke(...$given) { $call = $this->function; return $call(...$given); }
    function invokeArgs($given = []) { $call = $this->function; return $call(...$given); }
}
class ReflectionProperty {
    const IS_STATIC = 16;
    const IS_READONLY = 128;
    const IS_PUBLIC = 1;
    const IS_PROTECTED = 2;
    const IS_PRIVATE = 4;
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
    function getValue($object = null) {
        if ($this->about[3]) { return __cell_read(__field(class_of($this->class), '::$' . $this->name)); }
        return __cell_read(__field($object, $this->name));
    }
    function setValue($object, $value = null) {
        if ($this->about[3]) { __cell_write(__field(class_of($this->class), '::$' . $this->name), func_num_args() > 1 ? $value : $object); return; }
        set_member($object, $this->name, $value, $this->class);
    }
    function isInitialized($object = null) { return $this->about[3] || __has_own($object, $this->name); }
    function getType() { return type_reflected($this->about[2]); }
    function hasType() { return $this->about[2] !== ''; }
    function getDeclaringClass() { return new ReflectionClass($this->class); }
    function hasDefaultValue() { return array_key_exists($this->name, get_class_vars($this->class)); }
    function getDefaultValue() { $all = get_class_vars($this->class); return $all[$this->name] ?? null; }
    function isDefault() { return true; }
    function getModifiers() { return visibility_bits($this->about) + ($this->about[3] ? 16 : 0) + ($this->about[1] ? 128 : 0); }
    function isPromoted() {
        $about = about_method(class_of($this->class), '__construct');
        if ($about === null) { return false; }
        foreach ((new ReflectionMethod($this->class, '__construct'))->getParameters() as $one) { if ($one->name === $this->name && $one->isPromoted()) { return true; } }
        return false;
    }
    function getDocComment() { return comment_at(class_of($this->class), '$' . $this->name); }
    function getAttributes($name = null, $flags = 0) { return attributes_at(class_of($this->class), '$' . $this->name, $name, $flags, 8); }
}
function type_reflected($type) {
    if ($type === '') { return null; }
    if (str_contains($type, '|')) { return new ReflectionUnionType($type); }
    if (str_contains($type, '&')) { return new ReflectionIntersectionType($type); }
    return new ReflectionNamedType($type);
}
class ReflectionType {
    protected $name;
    function __construct($name) { $this->name = $name; }
    function __toString() { return $this->name; }
    function allowsNull() { return str_starts_with($this->name, '?') || in_array('null', explode('|', $this->name)) || $this->name === 'mixed'; }
}
class ReflectionUnionType extends ReflectionType {
    function getTypes() { return array_map(fn($one) => new ReflectionNamedType($one), explode('|', $this->name)); }
}
class ReflectionIntersectionType extends ReflectionType {
    function getTypes() { return array_map(fn($one) => new ReflectionNamedType($one), explode('&', $this->name)); }
}
class ReflectionNamedType extends ReflectionType {
    function getName() { return ltrim($this->name, '?'); }
    function isBuiltin() { return in_array(__byte_case($this->getName(), false), ['int', 'float', 'string', 'bool', 'array', 'mixed', 'callable', 'iterable', 'object', 'void', 'null', 'never', 'false', 'true', 'static']); }
}
class ReflectionGenerator {}
interface Reflector extends Stringable {}
