<?php
// Classes: what the lowering makes of declarations, and what is asked of objects.

function root() {
    global $root, $class_table, $functions_table, $statics_table, $function_root, $silent, $constant_table;
    if (__is_none($root)) {
        $root = __object_below(__null());
        $class_table = [];
        $functions_table = [];
        $statics_table = [];
        $constant_table = [];
        $silent = 0;
        foreach (['object', 'nil', 'bool', 'int', 'float', 'text', 'map', 'bound_method', 'cell', 'list', 'generator'] as $kind) {
            __native_class($kind, $root);
        }
        $function_root = __object_below($root);
        __native_class('function', $function_root);
        __set_field($function_root, '~callable', true);
        __set_field($function_root, '~Closure', true);
    }
    return $root;
}
function begin_class($name, $parent, $kind, $interfaces) {
    global $class_table, $root;
    root();
    $class = __object_below($parent === null ? $root : $parent);
    $prototype = __object_below($parent === null ? $root : __field($parent, 'prototype'));
    __set_field($class, '@name', $name);
    __set_field($class, '@class', $class);
    __set_field($class, '@parent', $parent);
    __set_field($class, '@kind', $kind);
    __set_field($class, '@interfaces', $interfaces);
    __set_field($class, '@members', []);
    __set_field($class, '@methods', []);
    __set_field($class, '@initialise', null);
    __set_field($class, '@traits', []);
    __set_field($class, '@plan', null);
    __set_field($class, '@declared', null);
    if ($parent === null) {
        __set_field($class, '@throwable', false);
    } else {
        $of = __field($parent, '@kind');
        if ($of === 'final') { fatal('Class ' . $name . ' cannot extend final class ' . __field($parent, '@name')); }
        if ($of === 'interface') { fatal('Class ' . $name . ' cannot extend interface ' . __field($parent, '@name')); }
    }
    if ($kind === 'enum') { __set_field($class, '@cases', []); }
    foreach ($interfaces as $interface) {
        foreach (__ordered_list(__own_keys($interface)) as $key) {
            if (__str_startswith($key, '::') || __str_startswith($key, '?::')) { __set_field($class, $key, __own_value($interface, $key)); }
        }
    }
    __set_field($class, 'prototype', $prototype);
    foreach ($interfaces as $interface) { if (!__has_member($class, '@lacks')) { take_lacks($class, $interface, $kind === 'interface'); } }
    __set_field($prototype, '@class', $class);
    // What `__value_fits` knows objects of a type by; interfaces give theirs on.
    __set_field($prototype, '~' . $name, true);
    foreach ($interfaces as $interface) {
        $of = __field($interface, 'prototype');
        foreach (__ordered_list(__own_keys($of)) as $key) {
            if (__str_startswith($key, '~')) { __set_field($prototype, $key, true); }
        }
    }
    $class_table[lower_name($name)] = $class;
    return $class;
}
function lower_name($name) {
    if (__str_startswith($name, '\\')) { $name = __byte_part($name, 2, -1); }
    return __byte_case($name, false);
}
function end_class($class) {
    order_methods($class);
    $kind = __field($class, '@kind');
    $prototype = __field($class, 'prototype');
    if (($kind === 'class' || $kind === 'final' || $kind === 'enum') && !__has_member($prototype, '@lacks')) {
        $missing = [];
        foreach (all_abstract($class) as $name => $of) {
            if (!__has_member($prototype, __byte_case($name, false) . '()') && !($kind === 'enum' && in_array($name, ['cases', 'from', 'tryFrom']))) { $missing[] = $of . '::' . $name; }
        }
        if (__ordered_count($missing) > 0) {
            $count = __ordered_count($missing);
            fatal('Class ' . __field($class, '@name') . ' contains ' . $count . ' abstract method' . ($count === 1 ? '' : 's')
                . ' and must therefore be declared abstract or implement the remaining methods (' . ($count > 3 ? implode(', ', array_slice($missing, 0, 3)) . ', ...' : implode(', ', $missing)) . ')');
        }
    }
    if (__has_member($prototype, '__tostring()')) {
        $interfaces = __field($class, '@interfaces');
        $interfaces[] = class_of('Stringable');
        __set_field($prototype, '~Stringable', true);
        __set_field($class, '@interfaces', $interfaces);
    }
}
function all_abstract($class) {
    $found = [];
    $at = $class;
    while ($at !== null) {
        foreach (__field($at, '@methods') as $name => $about) {
            if ($about[2]) { $found[$about[3]] = __field($at, '@name'); }
        }
        foreach (__field($at, '@interfaces') as $interface) {
            foreach (all_abstract($interface) as $name => $of) { if (!isset($found[$name])) { $found[$name] = $of; } }
        }
        foreach (__field($at, '@traits') as $trait) {
            foreach (all_abstract($trait) as $name => $of) { $found[$name] = __field($class, '@name'); }
        }
        $at = __field($at, '@parent');
    }
    return $found;
}
function note_method($class, $name, $visibility, $static, $abstract) {
    $methods = __field($class, '@methods');
    $lower = __byte_case($name, false);
    if (__has_own($class, '@borrowed') && isset(__own_value($class, '@borrowed')[$lower])) { unset($methods[$lower]); }
    $methods[$lower] = [$visibility, $static, $abstract, $name];
    __set_field($class, '@methods', $methods);
    // What the class has itself is no longer a trait's.
    if (__has_own($class, '@borrowed')) { __set_field($class, '@borrowed', array_diff_key(__own_value($class, '@borrowed'), [$lower => true])); }
}
function note_member($class, $name, $visibility, $readonly, $type, $static) {
    $members = __field($class, '@members');
    $members[$name] = [$visibility, $readonly, $type, $static];
    __set_field($class, '@members', $members);
    // What anybody may write as it is says its type to `__member_fits`.
    $is_plain = $visibility === 'public' && !$readonly && !$static;
    __set_field(__field($class, 'prototype'), '=' . $name, $is_plain ? $type : null);
}
// The members that a class declares for its objects, those of its parents first, with their types.
function declared_members($class) {
    $found = __field($class, '@declared');
    if ($found !== null) { return $found; }
    $parent = __field($class, '@parent');
    $found = [];
    if ($parent !== null) { foreach (declared_members($parent) as $name => $type) { $found[$name] = $type; } }
    foreach (__field($class, '@members') as $name => $about) { if (!$about[3]) { $found[$name] = $about[2]; } }
    foreach (__field($class, '@traits') as $trait) {
        foreach (declared_members($trait) as $name => $type) { $found[$name] = $type; }
    }
    __set_field($class, '@declared', $found);
    return $found;
}
// The names of the members that an object has, in the order of their declaration, then of their coming.
function member_names($object) {
    $declared = declared_members(__field($object, '@class'));
    $names = [];
    foreach ($declared as $name => $type) { if (__has_own($object, $name) && !__str_startswith($name, 'own__')) { $names[] = '' . $name; } }
    foreach (__ordered_list(__own_keys($object)) as $key) {
        if (!__str_startswith($key, '@') && !__str_startswith($key, 'own__') && __is_none(__ordered_find($declared, $key))) { $names[] = $key; }
    }
    return $names;
}
function about_member($class, $name) {
    while ($class !== null) {
        $members = __field($class, '@members');
        if (isset($members[$name])) {
            $about = $members[$name];
            $about[] = $class;
            return $about;
        }
        foreach (__field($class, '@traits') as $trait) {
            $members = __field($trait, '@members');
            if (isset($members[$name])) {
                $about = $members[$name];
                $about[] = $class;
                return $about;
            }
        }
        $class = __field($class, '@parent');
    }
    return null;
}
function about_method($class, $name) {
    $name = __byte_case($name, false);
    while ($class !== null) {
        $methods = __field($class, '@methods');
        if (isset($methods[$name])) {
            $about = $methods[$name];
            $about[] = $class;
            return $about;
        }
        $class = __field($class, '@parent');
    }
    return null;
}
function note_borrowed($class, $name, $visibility, $static) {
    note_method($class, $name, $visibility, $static, false);
    $borrowed = __has_own($class, '@borrowed') ? __own_value($class, '@borrowed') : [];
    $borrowed[__byte_case($name, false)] = true;
    __set_field($class, '@borrowed', $borrowed);
}
// Methods of traits come behind those that a class has itself.
function order_methods($class) {
    if (!__has_own($class, '@borrowed')) { return; }
    $borrowed = __own_value($class, '@borrowed');
    $methods = __field($class, '@methods');
    __set_field($class, '@methods', array_diff_key($methods, $borrowed) + $methods);
}
function use_trait($class, $trait, $rules) {
    $from = __field($trait, 'prototype');
    $to = __field($class, 'prototype');
    $name = __field($trait, '@name');
    $traits = __field($class, '@traits');
    $traits[] = $trait;
    __set_field($class, '@traits', $traits);
    foreach (__ordered_list(__own_keys($from)) as $key) {
        if ($key === '@class' || __str_startswith($key, '~') || $key === '@lacks' && __has_member($to, '@lacks')) { continue; }
        if (__str_startswith($key, '=')) {
            if (!__has_own($to, $key)) { __set_field($to, $key, __own_value($from, $key)); }
            continue;
        }
        $own = __byte_part($key, 1, -3);
        $skip = false;
        foreach ($rules as $rule) {
            if (!$rule[0] && __byte_case($rule[2], false) === $own && __byte_case($rule[3], false) === __byte_case($name, false)) { $skip = true; }
        }
        $about = __field($trait, '@methods');
        $about = isset($about[$own]) ? $about[$own] : ['public', false, false, $own];
        foreach ($rules as $rule) {
            if ($rule[0] && __byte_case($rule[2], false) === $own && ($rule[1] === '' || $rule[1] === $name)) {
                $alias = $rule[3] === '' ? $about[3] : $rule[3];
                __set_field($to, __byte_case($alias, false) . '()', __own_value($from, $key));
                note_borrowed($class, $alias, $rule[4] === '' ? $about[0] : $rule[4], $about[1]);
                if ($rule[3] === '') { $skip = true; }
            }
        }
        if (!$skip) {
            __set_field($to, $key, __own_value($from, $key));
            note_borrowed($class, $about[3], $about[0], $about[1]);
        }
    }
    foreach (__ordered_list(__own_keys($trait)) as $key) {
        if (__str_startswith($key, '::$')) {
            // One that stands above already is the same.
            $parent = __field($class, '@parent');
            $above = $parent === null ? null : about_member($parent, __byte_part($key, 4, -1));
            if ($above !== null && $above[0] !== 'private') { continue; }
            __set_field($class, $key, __cell_new(__ordered_copy(__cell_read(__own_value($trait, $key)))));
        } elseif (__str_startswith($key, '::') || __str_startswith($key, '?::')) { __set_field($class, $key, __own_value($trait, $key)); }
    }
}
// A constant or a static member that not everybody may use.
function guarded_part($class, $key, $scope) {
    $is_constant = !__str_startswith($key, '::$');
    $about = about_member($class, $is_constant ? $key : __byte_part($key, 4, -1));
    if ($about !== null && !may_use($about, $scope)) {
        if ($is_constant && $about[0] === 'private' && !__same($about[4], $class)) { throw new Error('Undefined constant ' . __field($class, '@name') . $key); }
        throw new Error('Cannot access ' . $about[0] . ($is_constant ? ' constant ' : ' property ') . __field($class, '@name') . $key);
    }
    return __field($class, $key);
}
// Whether a class has a constant or a static member, which may still have to be made.
function has_part($class, $key) { return __has_member($class, $key) || __has_member($class, '?' . $key); }
// Makes one that its declaration has left: of constants that were not there yet.
function made_part($class, $key) {
    $of = $class;
    while (!__has_own($of, '?' . $key)) { $of = __field($of, '@parent'); }
    $make = __own_value($of, '?' . $key);
    if ($make === false) { throw new Error('Cannot declare self-referencing constant ' . (__str_startswith($key, '::$') ? '' : 'self') . $key); }
    __set_field($of, '?' . $key, false);
    try { $value = $make(); }
    catch (Throwable $error) {
        __set_field($of, '?' . $key, $make);
        throw $error;
    }
    if (!__str_startswith($key, '::$')) {
        __set_field($of, $key, $value);
        return $value;
    }
    $about = about_member($of, __byte_part($key, 4, -1));
    if ($about !== null && $about[2] !== '') { $value = coerced_static($of, __byte_part($key, 4, -1), $value, false); }
    $cell = __cell_new($value);
    __set_field($of, $key, $cell);
    return $cell;
}
// The class that has taken the code of a trait: the one that is called, or one above it.
function trait_user($class, $trait) {
    $at = $class;
    while ($at !== null) {
        foreach (__field($at, '@traits') as $used) { if (uses_trait($used, $trait)) { return $at; } }
        $at = __field($at, '@parent');
    }
    return $class;
}
function statics_owner($called, $of) { return __field($of, '@kind') === 'trait' ? trait_user($called, $of) : $of; }
function uses_trait($of, $trait) {
    if (__same($of, $trait)) { return true; }
    foreach (__field($of, '@traits') as $used) { if (uses_trait($used, $trait)) { return true; } }
    return false;
}
function refuse_call($about, $kind, $name, $scope) {
    $method = __field($about[4], '@name') . '::' . $name;
    throw new Error('Call to ' . $about[0] . $kind . $method . '() from ' . scope_words($scope));
}
function instantiate($class, $scope) {
    if (__is_unknown($class)) { return $class; }
    $plan = __field($class, '@plan');
    if ($plan === null) {
        $plan = plan_of($class);
        __set_field($class, '@plan', $plan);
    }
    if ($plan === false) { return instantiate_with_care($class, $scope); }
    $object = __object_below(__field($class, 'prototype'));
    if (__value_kind($plan) === 'function') {
        __call_with($plan, $object);
        return $object;
    }
    foreach ($plan as $function) { __call_with($function, $object); }
    // Cases of enumerations that members begin with are there before the object.
    number_object($object);
    return $object;
}
// What gives the members of a class their first values, where its objects take no more than that: a list, and where nobody sees
// the objects' numbers a function.
function plan_of($class) {
    $kind = __field($class, '@kind');
    $about = about_method($class, '__construct');
    if ($kind !== 'class' && $kind !== 'final' || $about !== null && $about[0] !== 'public' || __field($class, '@throwable')
        || __has_member(__field($class, 'prototype'), '__destruct()')) { return false; }
    global $counts_objects;
    $plan = [];
    add_to_plan($class, $plan);
    return __ordered_count($plan) === 1 && __is_none($counts_objects) ? $plan[0] : $plan;
}
function add_to_plan($class, &$plan) {
    $parent = __field($class, '@parent');
    if ($parent !== null) { add_to_plan($parent, $plan); }
    foreach (__field($class, '@traits') as $trait) { add_to_plan($trait, $plan); }
    $function = __field($class, '@initialise');
    if ($function !== null) { $plan[] = $function; }
}
function initialise($class, $object) {
    $plan = [];
    add_to_plan($class, $plan);
    foreach ($plan as $function) { __call_with($function, $object); }
}
function instantiate_with_care($class, $scope) {
    global $counts_objects;
    $kind = __field($class, '@kind');
    if ($kind !== 'class' && $kind !== 'final') {
        $words = $kind === 'abstract' ? 'abstract class' : $kind;
        throw new Error('Cannot instantiate ' . $words . ' ' . __field($class, '@name'));
    }
    $about = about_method($class, '__construct');
    if ($about !== null && $about[0] !== 'public' && !may_use($about, $scope)) {
        refuse_call($about, ' ', '__construct', $scope);
    }
    $object = __object_below(__field($class, 'prototype'));
    if (__field($class, '@throwable')) {
        __wrap($object, __exception_new_plain());
    }
    initialise($class, $object);
    number_object($object);
    if (__field($class, '@throwable')) { place_error($object); }
    if (__has_member($object, '__destruct()') && __is_none($counts_objects)) { __weak_refer(__object_below(__null()), $object); }
    return $object;
}
function number_object($object) {
    global $object_count, $counts_objects, $free_numbers, $made_objects;
    if (!__is_none($counts_objects)) {
        // What the library makes for itself is not counted.
        if (__value_kind($object) === 'object' && __str_startswith(__field(__field($object, '@class'), '@name'), 'Own')) { return; }
        __weak_refer(__object_below(__null()), $object);
        $made_objects++;
        __set_field($object, '@made', $made_objects);
        if (__ordered_count($free_numbers) > 0) {
            __set_field($object, '@id', array_pop($free_numbers));
            return;
        }
    }
    $object_count = (__is_none($object_count) ? 0 : $object_count) + 1;
    __set_field($object, '@id', $object_count);
}
function scope_words($scope) {
    return $scope === '' ? 'global scope' : 'scope ' . $scope;
}
function may_use($about, $scope) {
    if ($about[0] === 'public') { return true; }
    if ($scope === '') { return false; }
    $of = __field($about[4], '@name');
    if ($about[0] === 'private') { return $of === $scope; }
    return $of === $scope || is_subclass(class_of($scope), $about[4]) || is_subclass($about[4], class_of($scope));
}
function is_subclass($class, $of) {
    if (__is_unknown($class) || __is_unknown($of)) { return __unknown_call('instanceof', $class, $of); }
    $asked = $class;
    $maybe = false;
    while ($class !== null) {
        if (__same($class, $of)) { return true; }
        foreach (__field($class, '@interfaces') as $interface) {
            $is = is_subclass($interface, $of);
            if (__is_unknown($is)) { $maybe = $is; } elseif ($is) { return true; }
        }
        $class = __field($class, '@parent');
    }
    if (!__has_member($asked, '@lacks')) { return $maybe; }
    // Nobody extends what only the library knows.
    $name = __field($of, '@name');
    return __str_startswith($name, 'Own') ? false : __unknown_call('instanceof', __field($asked, '@lacks'), $name);
}
function find_class($name) {
    global $class_table;
    $found = __ordered_find($class_table, lower_name($name));
    return __is_none($found) ? null : $found;
}
function class_of($value) {
    $kind = __value_kind($value);
    if ($kind === 'object') { return __field($value, '@class'); }
    if ($kind === 'function') { return find_class('Closure'); }
    if ($kind !== 'string') { throw new Error('Class name must be a valid object or a string'); }
    $class = find_class($value);
    if ($class === null) {
        autoload($value);
        $class = find_class($value);
        if ($class === null) { throw new Error('Class "' . $value . '" not found'); }
    }
    return $class;
}
function interface_of($name) {
    $class = find_class($name);
    if ($class === null) { autoload($name); $class = find_class($name); }
    if ($class !== null) { return $class; }
    if (may_lack()) { return stand_in($name, 'interface'); }
    throw new Error('Interface "' . $name . '" not found');
}
function trait_of($name) {
    $class = find_class($name);
    if ($class === null) { autoload($name); $class = find_class($name); }
    if ($class !== null) { return $class; }
    if (may_lack()) { return stand_in($name, 'trait'); }
    fatal('Trait "' . $name . '" not found');
}
function autoload($name) {
    global $autoloaders;
    if (__is_none($autoloaders)) { return; }
    foreach ($autoloaders as $loader) {
        $loader($name);
        if (find_class($name) !== null) { return; }
    }
}
// The same with a class that only the run knows.
function instance_asked($value, $class) {
    if (!is_string($class) && !is_object($class)) { throw new Error('Class name must be a valid object or a string'); }
    return instance_of($value, $class);
}
function instance_of($value, $class) {
    if (__is_unknown($value) || __is_unknown($class)) { return __unknown_call('instanceof', $value, $class); }
    $kind = __value_kind($value);
    if ($kind !== 'object' && $kind !== 'function') { return false; }
    $name = null;
    if (__value_kind($class) === 'string') { $name = $class; $class = find_class($class); }
    elseif (__has_own($class, '@kind') === false) { $class = __field($class, '@class'); }
    if ($class === null) { return $name !== null && instance_of_lacking($value, $name); }
    return is_subclass(class_of($value), $class);
}
// Magic methods do not ask themselves: a member is plain while one of them is asked for it.
function is_guarded($object, $key) {
    if (!__has_own($object, '@guards')) { return false; }
    $guards = __own_value($object, '@guards');
    return isset($guards[$key]);
}
function guarded($object, $key, $method, $given) {
    $guards = __has_own($object, '@guards') ? __own_value($object, '@guards') : [];
    $guards[$key] = true;
    __set_field($object, '@guards', $guards);
    try { return $object->$method(...$given); }
    finally {
        $guards = __own_value($object, '@guards');
        unset($guards[$key]);
        __set_field($object, '@guards', $guards);
    }
}
// What a member is kept by that code of a class names: a private one of that class whose name a class below has too says whose it is.
function member_key($object, $name, $scope) {
    if ($scope === '' || __value_kind($object) !== 'object') { return $name; }
    $key = $name . '@' . $scope;
    return __has_member($object, '=' . $key) ? $key : $name;
}
// The name of a member without that.
function plain_name($key) {
    $at = __str_find($key, '@');
    return $at > 0 ? __byte_part($key, 1, $at) : $key;
}
// What is written into by way of a member: nothing is said where there is none.
function written_member($object, $name, $scope) {
    if (__is_unknown($object)) { return quiet_member($object, $name, $scope); }
    $name = member_key($object, $name, $scope);
    if (__value_kind($object) !== 'object') { return guarded_member($object, $name, $scope); }
    if (__has_own($object, $name)) {
        $about = about_member(__field($object, '@class'), $name);
        if ($about === null || may_use($about, $scope)) { return __own_value($object, $name); }
    }
    return __has_member($object, '__get()') ? guarded_member($object, $name, $scope, true) : null;
}
// Whether a member is not there, and a method stands for it.
function is_overloaded($object, $name, $value) {
    return __value_kind($object) === 'object' && !__has_own($object, $name) && __has_member($object, '__get()') && __value_kind($value) !== 'object'
        && about_member(__field($object, '@class'), $name) === null;
}
// What an element of such a member is written into.
function overloaded_container($object, $name, $value) {
    if (__is_cell($value)) {
        if (__cell_read($value) === null) { __cell_write($value, []); }
        return __cell_read($value);
    }
    notice_of('Notice', 8, 'Indirect modification of overloaded property ' . __field(__field($object, '@class'), '@name') . '::$' . $name . ' has no effect');
    return __is_ordered($value) ? __ordered_copy($value) : [];
}
function quiet_member($object, $name, $scope, $gets = true) {
    if (__is_unknown($object)) { return member_of_lacking($object, $name); }
    $name = member_key($object, $name, $scope);
    if (__value_kind($object) !== 'object') { return null; }
    if (__has_member($object, $name)) {
        $about = about_member(__field($object, '@class'), $name);
        if ($about === null || may_use($about, $scope)) { return __cell_read(__field($object, $name)); }
    }
    if (__has_member($object, '__isset()') && !is_guarded($object, 'isset ' . $name)) {
        if (guarded($object, 'isset ' . $name, '__isset', [$name])) { return __has_member($object, '__get()') ? __cell_read($object->__get($name)) : true; }
    } elseif ($gets && __has_member($object, '__get()') && !is_guarded($object, 'get ' . $name)) { return __cell_read(guarded($object, 'get ' . $name, '__get', [$name])); }
    return __has_member($object, '@lacks') ? lacking_part($object, plain_name($name)) : null;
}
// What `empty` asks of a member: without a method that says whether it is there, it is not.
function empty_member($object, $name, $scope) { return !__loose_truth(quiet_member($object, $name, $scope, false)); }
function isset_member($object, $name, $scope) {
    if (__is_unknown($object)) { return __unknown_call('isset', member_of_lacking($object, $name)); }
    $name = member_key($object, $name, $scope);
    if (__value_kind($object) !== 'object') { return false; }
    if (__has_own($object, $name)) {
        $about = about_member(__field($object, '@class'), $name);
        if ($about === null || may_use($about, $scope)) { return __cell_read(__own_value($object, $name)) !== null; }
    }
    return __has_member($object, '__isset()') && !is_guarded($object, 'isset ' . $name) ? __loose_truth(guarded($object, 'isset ' . $name, '__isset', [$name])) : (__has_member($object, '@lacks') ? __unknown_call('isset', lacking_part($object, plain_name($name))) : false);
}
function quiet_static($class, $name) { return __is_unknown($class) ? member_of_lacking($class, ltrim($name, ':')) : quiet_part($class, $name); }
function quiet_part($class, $name) { return has_part($class, $name) ? __cell_read(__field($class, $name)) : null; }
function quiet_element($object, $key) {
    if (__is_unknown($object)) { return __ordered_fetch($object, $key); }
    $kind = __value_kind($object);
    if ($kind === 'array') { return __ordered_find($object, $key); }
    if ($kind === 'object') {
        if (!__has_member($object, 'offsetexists()')) { throw new Error('Cannot use object of type ' . kind_word($object) . ' as array'); }
        return __loose_truth($object->offsetExists($key)) ? __cell_read($object->offsetGet($key)) : null;
    }
    if ($kind === 'string') {
        if (__value_kind($key) === 'string' && __number_in_text($key) !== 2) { return null; }
        $key = intval($key);
        $length = strlen($object);
        if ($key < 0) { $key += $length; }
        return $key >= 0 && $key < $length ? __byte_part($object, $key + 1, $key + 1) : null;
    }
    return null;
}
// Whether an element is there: an object is asked for no more than that.
function isset_element($object, $key) {
    if (!__is_unknown($object) && __value_kind($object) === 'object' && __has_member($object, 'offsetexists()')) { return __loose_truth($object->offsetExists($key)); }
    $found = quiet_element($object, $key);
    return __is_unknown($found) ? __unknown_call('isset', $found) : $found !== null;
}
function guarded_member($object, $name, $scope, $as_it_is = false) {
    $name = member_key($object, $name, $scope);
    if (__value_kind($object) === 'object') {
        $about = about_member(__field($object, '@class'), $name);
        if ($about !== null && !may_use($about, $scope)) {
            if (__has_member($object, '__get()')) { return $as_it_is ? $object->__get($name) : __cell_read($object->__get($name)); }
            throw new Error('Cannot access ' . $about[0] . ' property ' . __field(__field($object, '@class'), '@name') . '::$' . $name);
        }
    }
    return $as_it_is ? __field($object, $name) : __cell_read(__field($object, $name));
}
function set_member($object, $name, $value, $scope, $strict = false) {
    if (__is_unknown($object)) {
        __set_member_for($object, $name, $value, $object);
        return;
    }
    $name = member_key($object, $name, $scope);
    $kind = __value_kind($object);
    if ($kind === 'function') { throw new Error('Cannot create dynamic property Closure::$' . $name); }
    if ($kind !== 'object') { throw new Error('Attempt to assign property "' . $name . '" on ' . kind_word($object)); }
    $class = __field($object, '@class');
    $about = about_member($class, $name);
    if ($about === null) {
        if (!__has_own($object, $name) && __has_member($object, '__set()') && !is_guarded($object, 'set ' . $name)) {
            return guarded($object, 'set ' . $name, '__set', [$name, $value]);
        }
        if (has_part($class, '::$' . $name)) { notice('Accessing static property ' . __field($class, '@name') . '::$' . $name . ' as non static'); }
        if (__field($class, '@kind') === 'enum' || __has_own($class, '@readonly')) { throw new Error('Cannot create dynamic property ' . __field($class, '@name') . '::$' . $name); }
        if (!__has_own($object, $name) && __field($class, '@name') !== 'stdClass' && !__has_member($class, '@dynamic')) {
            deprecated('Creation of dynamic property ' . __field($class, '@name') . '::$' . $name . ' is deprecated');
        }
    } else {
        if (!may_use($about, $scope)) {
            if (__has_member($object, '__set()') && !is_guarded($object, 'set ' . $name)) { return guarded($object, 'set ' . $name, '__set', [$name, $value]); }
            throw new Error('Cannot access ' . $about[0] . ' property ' . __field($class, '@name') . '::$' . $name);
        }
        if ($about[1]) {
            if (__has_own($object, $name)) { throw new Error('Cannot modify readonly property ' . __field($about[4], '@name') . '::$' . plain_name($name)); }
            if ($scope !== __field($about[4], '@name')) { throw new Error('Cannot initialize readonly property ' . __field($about[4], '@name') . '::$' . plain_name($name) . ' from ' . scope_words($scope)); }
        }
        if ($about[2] !== '' && $about[2] !== 'mixed' && !__value_fits($value, $about[2])) {
            $value = coerced($value, $about[2], $strict, $about[4], 'Cannot assign ' . type_word($value) . ' to property ' . __field($about[4], '@name') . '::$' . plain_name($name) . ' of type ' . $about[2]);
        }
    }
    if (__has_own($object, $name) && __is_cell(__own_value($object, $name))) { __cell_write(__own_value($object, $name), $value); }
    else { __set_field($object, $name, $value); }
    return $value;
}
// An array in a member that is written once does not change either.
function check_written_once($object, $name, $value) {
    if (__value_kind($object) !== 'object' || !is_array($value)) { return; }
    $about = about_member(__field($object, '@class'), $name);
    if ($about !== null && $about[1]) { throw new Error('Cannot modify readonly property ' . __field($about[4], '@name') . '::$' . plain_name($name)); }
}
function member_reference($object, $name) {
    $about = about_member(__field($object, '@class'), $name);
    if ($about !== null && $about[1]) { throw new Error('Cannot modify readonly property ' . __field($about[4], '@name') . '::$' . plain_name($name)); }
    if (__has_own($object, $name)) {
        $value = __own_value($object, $name);
        if (__is_cell($value)) { return $value; }
        $cell = __cell_new($value);
    } else { $cell = __cell_new(null); }
    __set_field($object, $name, $cell);
    return $cell;
}
function unset_member($object, $name, $scope) {
    if (__value_kind($object) !== 'object') { return; }
    $name = member_key($object, $name, $scope);
    $about = about_member(__field($object, '@class'), $name);
    $is_hidden = $about !== null && !may_use($about, $scope);
    if ($is_hidden && !__has_member($object, '__unset()')) { throw new Error('Cannot access ' . $about[0] . ' property ' . __field(__field($object, '@class'), '@name') . '::$' . $name); }
    if (__has_own($object, $name) && !$is_hidden) {
        if ($about !== null && $about[1]) { throw new Error('Cannot unset readonly property ' . __field($about[4], '@name') . '::$' . plain_name($name)); }
        __delete_own($object, $name);
    } elseif (__has_member($object, '__unset()') && !is_guarded($object, 'unset ' . $name)) { guarded($object, 'unset ' . $name, '__unset', [$name]); }
}
// What a method is called on that not everybody may use: of one that is hidden, `__call` is told.
function check_method($object, $name, $scope) {
    if (__value_kind($object) !== 'object') { return $object; }
    $about = about_method(__field($object, '@class'), $name);
    if ($about === null || may_use($about, $scope)) { return $object; }
    if (!__has_member($object, '__call()')) { refuse_call($about, ' method ', $about[3], $scope); }
    $made = new OwnHiddenMethods();
    $made->own__of = $object;
    return $made;
}
class OwnHiddenMethods {
    public $own__of;
    function __call($name, $given) { return $this->own__of->__call($name, $given); }
}
// The name of a method, where it is computed.
function method_named($name) {
    $kind = __value_kind($name);
    if ($kind !== 'string' && $kind !== 'function') { throw new Error('Method name must be a string'); }
    return $name;
}
function refuse_generator() { throw new Error('The "Generator" class is reserved for internal use and cannot be manually instantiated'); }
function method_value($object, $name) {
    if (__value_kind($object) === 'function') { return $object; }
    if (__value_kind($name) === 'function') { return $name; }
    $key = __byte_case($name, false) . '()';
    if (!__has_member($object, $key) && __has_member($object, '__call()')) { return function (...$given) use ($object, $name) { return $object->__call($name, rest_of($given)); }; }
    $function = __field($object, $key);
    $made = like_behind(function (...$given) use ($object, $function) { return forwarded($function, $object, $given); }, $function);
    if (__has_own($made, '@spelled')) { __set_field($made, '@this', $object); }
    return $made;
}
// Calls a function on an object with what another one has been given, by place and by name.
function forwarded($function, $object, $given) {
    $last = __ordered_count($given) - 1;
    if ($last < 0 || __value_kind($given[$last]) !== 'other') { return __call($function, $object, spread_list($given)); }
    return __call_with($function, $object, ...rest_of($given));
}
function static_value($class, $name, $scope = '') {
    $found = static_method($class, $name, null, false, $scope);
    $function = $found[0];
    if (!__has_member(__field($class, 'prototype'), __byte_case($name, false) . '()')) { return function (...$given) use ($function) { return $function(...rest_of($given)); }; }
    return like_behind(function (...$given) use ($class, $function) { return forwarded($function, $class, $given); }, $function);
}
function static_method($class, $name, $this_one, $relative, $scope) {
    if (__is_unknown($class)) { return [member_of_lacking($class, $name), $class]; }
    $prototype = __field($class, 'prototype');
    $key = __byte_case($name, false) . '()';
    $about = about_method($class, $name);
    if (!__has_member($prototype, $key)) {
        if (__has_member($prototype, '@lacks')) { return [lacking_part($prototype, $name), $class]; }
        if ($about === null) {
            foreach (all_abstract($class) as $spelled => $of) {
                if (__byte_case($spelled, false) === __byte_case($name, false)) { throw new Error('Cannot call abstract method ' . $of . '::' . $spelled . '()'); }
            }
        }
        if ($about !== null && $about[2]) { throw new Error('Cannot call abstract method ' . __field($about[4], '@name') . '::' . $about[3] . '()'); }
        if ($this_one !== null && !__has_own($this_one, '@kind') && __has_member($prototype, '__call()') && is_subclass(__field($this_one, '@class'), $class)) {
            return [function (...$given) use ($this_one, $name) { return $this_one->__call($name, rest_of($given)); }, $this_one];
        }
        if (__has_member($prototype, '__callstatic()')) {
            $function = __field($prototype, '__callstatic()');
            return [function (...$given) use ($function, $class, $name) { return __call_with($function, $class, $name, rest_of($given)); }, $class];
        }
        if ($name === '__construct') { throw new Error('Cannot call constructor'); }
        throw new Error('Call to undefined method ' . __field($class, '@name') . '::' . $name . '()');
    }
    if ($about !== null && !may_use($about, $scope)) {
        $is_asked = $this_one !== null && !__has_own($this_one, '@kind') && __has_member($prototype, '__call()') && is_subclass(__field($this_one, '@class'), $class);
        if ($is_asked) { return [function (...$given) use ($this_one, $name) { return $this_one->__call($name, rest_of($given)); }, $this_one]; }
        if (__has_member($prototype, '__callstatic()')) {
            $function = __field($prototype, '__callstatic()');
            return [function (...$given) use ($function, $class, $name) { return __call_with($function, $class, $name, rest_of($given)); }, $class];
        }
        refuse_call($about, ' method ', $about[3], $scope);
    }
    $static = $about !== null && $about[1];
    if ($relative && $this_one !== null) {
        if ($static && !__has_own($this_one, '@kind')) { return [__field($prototype, $key), __field($this_one, '@class')]; }
        return [__field($prototype, $key), $this_one];
    }
    if (!$static && $this_one !== null && !__has_own($this_one, '@kind') && is_subclass(__field($this_one, '@class'), $class)) {
        return [__field($prototype, $key), $this_one];
    }
    if (!$static && $about !== null) {
        throw new Error('Non-static method ' . __field($class, '@name') . '::' . $about[3] . '() cannot be called statically');
    }
    return [__field($prototype, $key), $class];
}
function clone_of($object, $scope = '') {
    global $counts_objects;
    if (__is_unknown($object)) { return __unknown_call('clone', $object); }
    if (__value_kind($object) === 'function') { return $object; }
    if (__value_kind($object) !== 'object') { throw new Error('__clone method called on non-object'); }
    if (__field(__field($object, '@class'), '@kind') === 'enum' || __field(__field($object, '@class'), '@throwable') || instance_of($object, 'Generator') || instance_of($object, 'WeakReference')) { throw new Error('Trying to clone an uncloneable object of class ' . __field(__field($object, '@class'), '@name')); }
    if (__has_member($object, 'own_clone()')) { $object->own_clone(); }
    $about = about_method(__field($object, '@class'), '__clone');
    if ($about !== null && !may_use($about, $scope)) {
        refuse_call($about, ' ', '__clone', $scope);
    }
    $copy = __object_below(__field(__field($object, '@class'), 'prototype'));
    if (__field(__field($object, '@class'), '@throwable')) { __wrap($copy, __exception_new_plain()); }
    number_object($copy);
    foreach (__ordered_list(__own_keys($object)) as $key) {
        if ($key === '@id' || $key === '@weak') { continue; }
        $value = __own_value($object, $key);
        // What something else refers to as well is shared.
        __set_field($copy, $key, __is_cell($value) && __cell_holders($value) > 1 ? $value : __ordered_copy(__cell_read($value)));
    }
    if (__has_member($copy, '__destruct()') && __is_none($counts_objects)) { __weak_refer(__object_below(__null()), $copy); }
    if (__has_member($copy, '__clone()')) { $copy->__clone(); }
    return $copy;
}
function absent_global($name) { warning('Undefined global variable $' . $name); return null; }
// A member of what is no object is not changed.
function refuse_modified($object, $name) {
    $kind = __value_kind($object);
    if ($kind === 'object' || $kind === 'function') { return $object; }
    throw new Error('Attempt to modify property "' . $name . '" on ' . kind_word($object));
}
function unset_static($class, $name) { throw new Error('Attempt to unset static property ' . __field($class, '@name') . '::' . $name); }
function absent($object, $key) {
    $name = $key;
    if (__str_startswith($name, '@') || $name === 'prototype' || $name === 'constructor' || $name === 'message') { return null; }
    $is_method = __str_endswith($name, '()');
    $kind = __value_kind($object);
    if ($kind === 'object' && !__has_own($object, '@kind')) {
        $class = __field($object, '@class');
        $of = __field($class, '@name');
        if ($is_method) {
            if ($name === '__construct()') { return function () { return null; }; }
            $name = __byte_part($name, 1, -3);
            if (__has_member($object, '__call()')) {
                return function (...$given) use ($object, $name) { return $object->__call(method_spelling($name), rest_of($given)); };
            }
            if (__has_member($object, '@lacks')) { return lacking_part($object, method_spelling($name)); }
            throw new Error('Call to undefined method ' . $of . '::' . method_spelling($name) . '()');
        }
        if (__has_member($object, '__get()') && !is_guarded($object, 'get ' . $name)) { return guarded($object, 'get ' . $name, '__get', [$name]); }
        $about = about_member($class, $name);
        if ($about !== null && $about[2] !== '') {
            throw new Error('Typed property ' . __field($about[4], '@name') . '::$' . plain_name($name) . ' must not be accessed before initialization');
        }
        if (__has_member($object, '@lacks')) { return lacking_part($object, plain_name($name)); }
        if (has_part($class, '::$' . $name)) { notice('Accessing static property ' . $of . '::$' . $name . ' as non static'); }
        warning('Undefined property: ' . $of . '::$' . $name);
        return null;
    }
    if ($kind === 'object') {
        $of = __field($object, '@name');
        if (__str_startswith($name, '::') && __has_member($object, '?' . $name)) { return made_part($object, $name); }
        if (__str_startswith($name, '::') && __has_member($object, '@lacks')) { return lacking_part($object, ltrim($name, ':')); }
        if (__str_startswith($name, '::$')) { throw new Error('Access to undeclared static property ' . $of . '::' . __byte_part($name, 3, -1)); }
        if (__str_startswith($name, '::')) { throw new Error('Undefined constant ' . $of . $name); }
        return null;
    }
    if ($kind === 'function' && $is_method) { throw new Error('Call to undefined method Closure::' . method_spelling(__byte_part($name, 1, -3)) . '()'); }
    if ($kind === 'function') {
        warning('Undefined property: Closure::$' . $name);
        return null;
    }
    if ($is_method) { throw new Error('Call to a member function ' . method_spelling(__byte_part($name, 1, -3)) . '() on ' . kind_word($object)); }
    warning('Attempt to read property "' . $name . '" on ' . kind_word($object));
    return null;
}
// The name of a method as the call at hand spells it.
// The methods that a program calls, as it spells them.
function note_spellings($names) {
    global $spellings;
    if (__is_none($spellings)) { $spellings = []; }
    foreach ($names as $name) { $spellings[__byte_case($name, false)] = $name; }
}
function method_spelling($lower) {
    global $spellings;
    if (!__is_none($spellings) && isset($spellings[$lower])) { return $spellings[$lower]; }
    $frames = __ordered_list(__call_frames());
    $frame = __ordered_count($frames) > 0 ? __ordered_list($frames[0]) : [];
    $line = __ordered_count($frame) > 3 && __value_kind($frame[3]) === 'string' ? $frame[3] : '';
    $lower_line = __byte_case($line, false);
    $at = __str_find($lower_line, $lower . '(');
    // The name of a function may end like that of the method.
    while ($at > 0 && !in_array(__byte_part($line, $at, $at), ['>', ':'])) { $at = __str_find($lower_line, $lower . '(', $at + 1); }
    return $at < 0 ? $lower : __byte_part($line, $at + 1, $at + strlen($lower));
}
function kind_word($value) {
    $kind = __value_kind($value);
    if ($kind === 'object') {
        $name = __field(__field($value, '@class'), '@name');
        return $name === 'OwnStream' ? 'resource' : $name;
    }
    if ($kind === 'function') { return 'Closure'; }
    if ($kind === 'bool') { return $value ? 'true' : 'false'; }
    return $kind;
}
function type_word($value) {
    $kind = __value_kind($value);
    return $kind === 'bool' ? 'bool' : kind_word($value);
}
class OwnBaseObject {
    function absent_member($block, $key) { return absent($this, $key); }
}
__set_field(root(), 'absent_member', __field(__field(find_class('OwnBaseObject'), 'prototype'), 'absent_member()'));
// A closure that `name(...)` makes.
function counted_closure($function) {
    number_object($function);
    return $function;
}
function note_function($name, $function) {
    global $functions_table;
    $functions_table[$name] = $function;
}
function is_there($name) {
    $found = __named_value($name . '::');
    return $found !== null && !__is_none($found);
}
// What a constant is from now on: what it has been before, if there is one already.
function is_constant($name) {
    global $constant_table;
    return isset($constant_table[$name]) || is_there($name);
}
function kept_constant($name, $value) {
    global $constant_table;
    if (note_constant($name, $value)) { return $value; }
    return isset($constant_table[$name]) ? $constant_table[$name] : __named_value($name . '::');
}
function class_word($value) {
    if (__is_unknown($value)) { return __unknown_call('get_class', $value); }
    if (is_object($value)) { return __field(class_of($value), '@name'); }
    throw new TypeError('Cannot use "::class" on value of type ' . type_word($value));
}
// A reference that one element alone holds any more is none.
function release($cell) { __cell_release($cell); }
function note_constant($name, $value) {
    global $constant_table;
    if (isset($constant_table[$name]) || is_there($name) || in_array(__byte_case($name, false), ['true', 'false', 'null'])) {
        warning('Constant ' . $name . ' already defined');
        return false;
    }
    $constant_table[$name] = $value;
    return true;
}
function function_named($name) {
    global $functions_table;
    $name = lower_name($name);
    $found = __ordered_find($functions_table, $name);
    if (!__is_none($found)) { return $found; }
    return __named_value($name . '()');
}
// A function by the name that a call spells: without a backslash in front, one outside of the namespace may be meant.
function function_spelled($name) {
    $function = function_named($name);
    $at = __str_rfind($name, '\\');
    if ($function === null && $at > 0 && !__str_startswith($name, '\\')) { $function = function_named(__byte_part($name, $at + 2, -1)); }
    return $function;
}
function call_undefined($name, ...$given) {
    $function = function_spelled($name);
    if ($function !== null) { return $function(...$given); }
    $name = ltrim($name, '\\');
    if (!__is_complete()) { return __unknown_call_with($name, $given); }
    throw new Error('Call to undefined function ' . $name . '()');
}
function static_variable($key, $class) {
    global $statics_table;
    $key = $class === null ? $key : $key . ':' . __field($class, '@name');
    $found = __ordered_find($statics_table, $key);
    return __is_none($found) ? null : __field($found, 0);
}
function keep_static($key, $class, $value) {
    global $statics_table;
    $key = $class === null ? $key : $key . ':' . __field($class, '@name');
    $cell = __cell_new($value);
    $kept = __map_value_list([]);
    __list_push($kept, $cell);
    $statics_table[$key] = $kept;
    return $cell;
}
// Cases are made when they are first asked for where objects are counted, and at once elsewhere.
function enum_case($class, $name, $value) {
    global $counts_objects;
    $cases = __field($class, '@cases');
    $is_first = __ordered_count($cases) === 0;
    $cases[$name] = __is_none($value) ? null : $value;
    __set_field($class, '@cases', $cases);
    if (__is_none($counts_objects)) { __set_field($class, '::' . $name, case_made($class, $name, $value)); }
    else { __set_field($class, '?::' . $name, function () use ($class, $name, $value) { return case_made($class, $name, $value); }); }
    if ($is_first) { begin_cases($class, !__is_none($value)); }
}
function case_made($class, $name, $value) {
    global $counts_objects;
    $case = __object_below(__field($class, 'prototype'));
    __set_field($case, '@apart', true);
    if (!__is_none($counts_objects)) { number_object($case); }
    __set_field($case, 'name', $name);
    if (!__is_none($value)) { __set_field($case, 'value', $value); }
    return $case;
}
function begin_cases($class, $is_backed) {
    note_member($class, 'name', 'public', true, 'string', false);
    note_member($class, 'value', 'public', true, '', false);
    $prototype = __field($class, 'prototype');
    $enum = __field(find_class('OwnEnumMethods'), 'prototype');
    foreach (['cases', 'from', 'tryFrom'] as $method) {
        if ($method !== 'cases' && !$is_backed) { continue; }
        __set_field($prototype, __byte_case($method, false) . '()', __field($enum, __byte_case($method, false) . '()'));
        note_method($class, $method, 'public', true, false);
    }
    $interfaces = __field($class, '@interfaces');
    $interfaces[] = find_class($is_backed ? 'BackedEnum' : 'UnitEnum');
    __set_field($class, '@interfaces', $interfaces);
}
function cases_of($class) {
    $made = [];
    foreach (__field($class, '@cases') as $name => $value) { $made[] = __field($class, '::' . $name); }
    return $made;
}
interface Traversable {}
interface Iterator extends Traversable {}
interface IteratorAggregate extends Traversable {}
interface ArrayAccess {}
interface Countable {}
interface Stringable {}
interface JsonSerializable {}
interface UnitEnum {}
interface BackedEnum extends UnitEnum {}
class stdClass {}
class __PHP_Incomplete_Class {}
class Closure {
    function __construct() { throw new Error('Instantiation of class Closure is not allowed'); }
    static function fromCallable($callable) {
        if (!is_callable($callable)) { throw new TypeError('Failed to create closure from callable: ' . why_not_callable($callable)); }
        return closure_of($callable);
    }
    static function bind($closure, $object, $scope = null) { return $closure->bindTo($object, $scope); }
}
class OwnFunctionMethods {
    function __invoke(...$given) { return forwarded($this, null, $given); }
    function call($object, ...$given) { return forwarded($this, $object, $given); }
    function bindTo($object, $scope = null) {
        $function = $this;
        if (__has_own($function, '@static') && $object !== null) {
            warning('Cannot bind an instance to a static closure');
            return null;
        }
        if ($object === null && is_string($scope) && $scope !== 'static') { $object = class_of($scope); }
        return function (...$given) use ($function, $object) { return forwarded($function, $object, $given); };
    }
}
foreach (['__invoke()', 'call()', 'bindto()'] as $method) {
    __set_field($function_root, $method, __field(__field(find_class('OwnFunctionMethods'), 'prototype'), $method));
}
class OwnEnumMethods {
    static function cases() { return cases_of(static_class($this)); }
    static function from($value) {
        $value = OwnEnumMethods::fitting(static_class($this), $value, 'from');
        $found = OwnEnumMethods::pick(static_class($this), $value);
        if ($found !== null) { return $found; }
        $shown = __value_kind($value) === 'string' ? '"' . $value . '"' : $value;
        throw new ValueError($shown . ' is not a valid backing value for enum ' . enum_words(__field(static_class($this), '@name')));
    }
    static function tryFrom($value) { return OwnEnumMethods::pick(static_class($this), OwnEnumMethods::fitting(static_class($this), $value, 'tryFrom')); }
    // A value of the kind that the cases have.
    static function fitting($class, $value, $method) {
        $kind = 'string';
        foreach (__field($class, '@cases') as $of) { if (is_int($of)) { $kind = 'int'; } }
        if (__value_kind($value) === $kind) { return $value; }
        return coerced($value, $kind, false, null, __field($class, '@name') . '::' . $method . '(): Argument #1 ($value) must be of type ' . $kind . ', ' . type_word($value) . ' given');
    }
    static function pick($class, $value) {
        foreach (__field($class, '@cases') as $name => $of) { if ($of === $value) { return __field($class, '::' . $name); } }
        return null;
    }
}
function enum_words($name) { return $name; }
function static_class($value) { return __field($value, '@class'); }
