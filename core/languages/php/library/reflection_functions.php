// What programs ask of functions, parameters, members and types.

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
    if ($of === null) { throw new ReflectionException('Class "' . $class . '" does not exist'); }
    return $of;
}
// An array as signatures show it.
function short_array($array) {
    $parts = [];
    foreach ($array as $key => $one) {
        $text = is_array($one) ? short_array($one) : exported($one, 0);
        $parts[] = array_is_list($array) ? $text : exported($key, 0) . ' => ' . $text;
    }
    return '[' . implode(', ', $parts) . ']';
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
        . ($this->isDefaultValueAvailable() ? ' = ' . ($this->isDefaultValueConstant() ? $this->constant() : (is_array($this->getDefaultValue()) ? ($this->getDefaultValue() === [] ? '[]' : short_array($this->getDefaultValue())) : ($this->getDefaultValue() === null ? 'NULL' : exported($this->getDefaultValue(), 0)))) : '') . ' ]'; }
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
