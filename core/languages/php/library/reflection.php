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
        if ($this->of === null) { throw new ReflectionException('Class "' . ltrim($class, '\\') . '" does not exist'); }
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
        $parent = __field($this->of, '@parent');
        if ($parent !== null) {
            foreach ((new ReflectionClass(__field($parent, '@name')))->getConstants() as $name => $value) {
                if ((about_member($parent, '::' . $name)[0] ?? 'public') !== 'private' && !array_key_exists($name, $made)) { $made[$name] = $value; }
            }
        }
        foreach (class_implements($this->name) as $interface) {
            if ($interface !== $this->name && !$this->isEnum()) { $made += (new ReflectionClass($interface))->getConstants(); }
        }
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
class ReflectionFunctionAbstract {
    function isVariadic() { foreach ($this->getParameters() as $one) { if ($one->isVariadic()) { return true; } } return false; }
    private function place() { return described_at($this->function_at(), 'place'); }
    function returnsReference() { return $this->place()[2] ?? false; }
    function isGenerator() { return $this->place()[3] ?? false; }
    function isDeprecated() { return false; }
    function isStatic() { return $this->place()[4] ?? false; }
    function getStartLine() { return $this->place()[0] ?? false; }
    function getEndLine() { return $this->place()[1] ?? false; }
    function isInternal() { return $this->place() === null; }
    function isUserDefined() { return !$this->isInternal(); }
    function isClosure() { return false; }
    function getStaticVariables() { return []; }
    function getClosureScopeClass() { return null; }
    function hasTentativeReturnType() { return false; }
    function getTentativeReturnType() { return null; }
    function getExtensionName() { return $this->isInternal() ? 'standard' : false; }
    function inNamespace() { return str_contains($this->name, '\\'); }
    function getNamespaceName() { $at = __str_rfind($this->name, '\\'); return $at < 0 ? '' : substr($this->name, 0, $at); }
    function getFileName() { return file_name(); }
    function getClosureThis() { return null; }
    function getDocComment() { return comment_at($this->function_at(), ''); }
    function getAttributes($name = null, $flags = 0) { return attributes_at($this->function_at(), '', $name, $flags, $this instanceof ReflectionMethod ? 4 : 2); }
    function getReturnType() { return type_reflected(__has_own($this->function_at(), '@returns') ? __own_value($this->function_at(), '@returns') : ''); }
    function hasReturnType() { return $this->getReturnType() !== null; }
    function getShortName() { $at = __str_rfind($this->name, '\\'); return $at < 0 ? $this->name : substr($this->name, $at + 1); }
    function getParameters() { return parameters_of($this->function_at(), $this); }
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
        if ($name === null && is_string($class)) {
            $parts = explode('::', $class);
            if (__ordered_count($parts) < 2) { throw new ReflectionException('ReflectionMethod::__construct(): Argument #1 ($objectOrMethod) must be a valid method name'); }
            $class = $parts[0];
            $name = $parts[1];
        }
        $of = class_reflected($class);
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
    function getModifiers() { return visibility_bits($this->about) + ($this->about[1] ? 16 : 0) + ($this->about[2] ? 64 : 0) + ($this->isFinal() ? 32 : 0); }
    function isDestructor() { return __byte_case($this->name, false) === '__destruct'; }
    function isConstructor() { return __byte_case($this->name, false) === '__construct'; }
    function isFinal() { return described_at($this->function_at(), 'final ') === true; }
    function hasPrototype() { return $this->prototype_at() !== null; }
    private function prototype_at() {
        if ($this->about[0] === 'private' || $this->isConstructor()) { return null; }
        $of = class_of($this->class);
        foreach (array_merge(array_reverse(array_values(class_implements($this->class))), array_reverse(array_values(class_parents($this->class)))) as $above) {
            $about = $above === $this->class ? null : about_method(class_of($above), $this->name);
            if ($about !== null && $about[0] !== 'private') { return $above; }
        }
        return null;
    }
    function getPrototype() {
        $found = $this->prototype_at();
        if ($found === null) { throw new ReflectionException('Method ' . $this->class . '::' . $this->name . ' does not have a prototype'); }
        return new ReflectionMethod($found, $this->name);
    }
    function getDeclaringClass() { return new ReflectionClass($this->class); }
    function getClosure($object = null) { return $object === null ? static_value(class_of($this->class), $this->name) : method_value($object, $this->name); }
    function setAccessible($accessible) {}
    function invoke($object = null, ...$given) { return $this->invokeArgs($object, $given); }
    function invokeArgs($object = null, $given = []) {
        if ($this->about[2]) { throw new ReflectionException('Trying to invoke abstract method ' . $this->class . '::' . $this->name . '()'); }
        if ($object === null && !$this->about[1]) { throw new ReflectionException('Trying to invoke non static method ' . $this->class . '::' . $this->name . '() without an object'); }
        if ($object !== null && !$this->about[1] && !instance_of($object, $this->class)) { throw new ReflectionException('Given object is not an instance of the class this method was declared in'); }
        $of = $object === null ? class_of($this->class) : class_of($object);
        $function = __field(__field($of, 'prototype'), __byte_case($this->name, false) . '()');
        return __call($function, $object === null ? $of : $object, spread_list($given));
    }
    function function_at() {
        $lower = __byte_case($this->name, false);
        $noted = $this->about[2] ? described_at(class_of($this->class), 'abstract ' . $lower) : null;
        return $noted ?? __field(__field(class_of($this->class), 'prototype'), $lower . '()');
    }
}
function class_reflected($class) {
    $of = is_object($class) ? class_of($class) : find_class($class);
    if ($of === null) { throw new ReflectionException('Class "' . ltrim($class, '\\') . '" does not exist'); }
    return $of;
}
function parameters_of($function, $asked) {
    $made = [];
    if (!__has_own($function, '@parameters')) { return $made; }
    foreach (__own_value($function, '@parameters') as $at => $about) { $made[] = new ReflectionParameter($about, $at, $asked); }
    return $made;
}
class ReflectionParameter {
    public $name;
    private $about;
    private $at;
    private $function;
    // A parameter of a function that is named, or what is noted of one.
    function __construct($about, $at, $asked = null) {
        if ($asked === null) {
            $asked = is_array($about) ? new ReflectionMethod($about[0], $about[1]) : new ReflectionFunction($about);
            $found = null;
            foreach ($asked->getParameters() as $place => $one) { if ($place === $at || $one->name === $at) { $found = $one; } }
            if ($found === null) { throw new ReflectionException('The parameter specified by its ' . (is_int($at) ? 'offset' : 'name') . ' could not be found'); }
            $about = $found->about;
            $at = $found->at;
        }
        $this->about = $about;
        $this->name = $about[0];
        $this->at = $at;
        $this->function = $asked;
    }
    function getName() { return $this->name; }
    function getPosition() { return $this->at; }
    function getDeclaringFunction() { return $this->function; }
    function getDeclaringClass() { return $this->function instanceof ReflectionMethod ? $this->function->getDeclaringClass() : null; }
    private function constant() { return $this->about[7] ?? ''; }
    function isDefaultValueConstant() { return $this->constant() !== ''; }
    function getDefaultValueConstantName() { return $this->constant() === '' ? null : $this->constant(); }
    function isOptional() { return $this->about[2]; }
    function isDefaultValueAvailable() { return $this->about[2] && !$this->about[3]; }
    function isPromoted() { return $this->about[5]; }
    function isPassedByReference() { return $this->about[6]; }
    function getDefaultValue() {
        if (!$this->isDefaultValueAvailable()) { throw new ReflectionException('Internal error: Failed to retrieve the default value'); }
        $default = $this->about[4];
        return $default === null ? null : $default();
    }
    function __toString() { return 'Parameter #' . $this->at . ' [ <' . ($this->about[2] ? 'optional' : 'required') . '> ' . ($this->about[1] === '' ? '' : $this->about[1] . ' ') . ($this->about[6] ? '&' : '') . ($this->about[3] ? '...' : '') . '$' . $this->name
        . ($this->isDefaultValueAvailable() ? ' = ' . (is_array($this->getDefaultValue()) ? ($this->getDefaultValue() === [] ? '[]' : 'Array') : ($this->getDefaultValue() === null ? 'NULL' : exported($this->getDefaultValue(), 0))) : '') . ' ]'; }
    function getAttributes($name = null, $flags = 0) { return attributes_among($this->about[8] ?? null, $name, $flags, 32); }
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
        $this->name = is_string($function) ? ltrim($function, '\\') : (__has_own($this->function, '@named') ? __own_value($this->function, '@named') : '{closure}');
        if (__has_own($this->function, '@spelled')) {
            $this->name = __own_value($this->function, '@spelled');
            $at = __str_rfind($this->name, ':');
            if ($at >= 0) { $this->name = substr($this->name, $at + 1); }
        }
    }
    function getName() { return $this->name; }
    function function_at() { return $this->function; }
    function isClosure() { return str_ends_with($this->name, '{closure}'); }
    function isAnonymous() { return $this->isClosure(); }
    function isInternal() { return __has_own($this->function, '@named'); }
    function getStaticVariables() { return __has_own($this->function, '@uses') ? array_map(fn($one) => __cell_read($one), __own_value($this->function, '@uses')) : []; }
    function getClosureThis() { return __has_own($this->function, '@this') ? __own_value($this->function, '@this') : null; }
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
    private $is_dynamic = false;
    function __construct($class, $property) {
        $of = class_reflected($class);
        $this->about = about_member($of, $property);
        // One that the object alone has.
        if ($this->about === null && is_object($class) && __value_kind($class) === 'object' && __has_own($class, $property)) { $this->about = ['public', false, '', false, $of]; $this->is_dynamic = true; }
        if ($this->about === null || $this->about[0] === 'private' && !__same($this->about[4], $of)) { throw new ReflectionException('Property ' . __field($of, '@name') . '::$' . $property . ' does not exist'); }
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
    function __toString() { return 'Property [ ' . implode(' ', Reflection::getModifierNames($this->getModifiers())) . ' ' . ($this->about[2] === '' ? '' : $this->about[2] . ' ') . '$' . $this->name . ($this->hasDefaultValue() && $this->getDefaultValue() !== null ? ' = ' . exported($this->getDefaultValue(), 0) : '') . " ]\n"; }
    function getType() { return type_reflected($this->about[2]); }
    function hasType() { return $this->about[2] !== ''; }
    function getDeclaringClass() { return new ReflectionClass($this->class); }
    private function fresh() {
        $of = class_of($this->class);
        $object = __object_below(__field($of, 'prototype'));
        initialise($of, $object);
        return $object;
    }
    function hasDefaultValue() { return !$this->is_dynamic && !$this->isPromoted() && ($this->about[3] || __has_own($this->fresh(), $this->name)); }
    function getDefaultValue() {
        if (!$this->hasDefaultValue()) { return null; }
        return __cell_read($this->about[3] ? __field(class_of($this->class), '::$' . $this->name) : __own_value($this->fresh(), $this->name));
    }
    function isDefault() { return !$this->is_dynamic; }
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
