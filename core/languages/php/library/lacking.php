// What files that are missing would have: classes, interfaces, traits and variables are unknown, and the rest runs.

// Whether what is not there may be in a file that is missing. A program that catches `Error` asks for just that.
function may_lack() { return !__is_complete() && !__is_expected('Error'); }
// The class that the program means: by its name, or by an object.
function class_named($value) {
    if (__is_unknown($value)) { return $value; }
    if (is_string($value) && find_class($value) === null && may_lack()) {
        autoload($value);
        if (find_class($value) === null) { return lacking_class($value); }
    }
    return class_of($value);
}
// A class that is not there: unknown, with its name.
function lacking_class($name) { return __unknown_name(ltrim($name, '\\')); }
// The class that a declaration extends.
function parent_of($name) {
    $class = class_named($name);
    return __is_unknown($class) ? stand_in($name, 'class') : $class;
}
// What stands in the place of a class, an interface or a trait that is not there for the classes that are made of it.
// What those do not have themselves is unknown.
function stand_in($name, $kind) {
    global $stand_ins, $class_table;
    $name = ltrim($name, '\\');
    if (__is_none($stand_ins)) { $stand_ins = []; }
    $key = lower_name($name);
    if (isset($stand_ins[$key])) { return $stand_ins[$key]; }
    $class = begin_class($name, null, $kind, []);
    unset($class_table[$key]);
    $lacks = lacking_class($name);
    note_lacks($class, $lacks, true);
    $stand_ins[$key] = $class;
    return $class;
}
// An interface gives constants only; a class or a trait gives methods and members too.
function note_lacks($class, $lacks, $has_methods) {
    __set_field($class, '@lacks', $lacks);
    if ($has_methods) { __set_field(__field($class, 'prototype'), '@lacks', $lacks); }
}
// What a class takes over of those behind it.
function take_lacks($class, $from, $has_methods) {
    if (__has_member($from, '@lacks')) { note_lacks($class, __field($from, '@lacks'), $has_methods); }
}
// What an object, or its class, has of a class that is not there.
function lacking_part($object, $key) { return member_of_lacking(__field($object, '@lacks'), $key); }
function member_of_lacking($lacks, $key) { return __member_for($lacks, $key, $lacks); }
// Files that are missing may have given the variables of the code that includes them their values.
function note_lacking_file($word, $path) {
    global $lacking_scopes;
    if (__is_none($lacking_scopes)) { $lacking_scopes = []; }
    $lacking_scopes[scope_at_hand()] = true;
    return __unknown_call($word, $path);
}
function scope_at_hand() {
    foreach (__ordered_list(__call_frames(true)) as $frame) {
        $call = __ordered_list($frame);
        if ($call[0] !== '') { return $call[2]; }
    }
    return '';
}
function may_lack_variable() {
    global $lacking_scopes;
    return !__is_none($lacking_scopes) && isset($lacking_scopes[scope_at_hand()]);
}
// An object of a class that is not there may be an exception.
function thrown_of_lacking($object) {
    if (!__field(__field($object, '@class'), '@throwable')) {
        __wrap($object, __exception_new_plain());
        place_error($object);
    }
    return $object;
}
// One element stands for all that a walk over what is unknown gives.
function walked_unknown($value) {
    $found = [];
    __ordered_put($found, __unknown_call('key', $value), __unknown_element($value));
    return $found;
}
// A constant or a static member of a class that is not among those of the source.
function part_named($class, $key, $scope) {
    if (__is_unknown($class)) { return member_of_lacking($class, ltrim($key, ':')); }
    return guarded_part($class, $key, $scope);
}
// Whether an object is of a class that is not there: it is if that stands in its declaration.
function instance_of_lacking($value, $name) {
    $name = ltrim($name, '\\');
    if (__value_kind($value) !== 'object' || !__has_member($value, '@class')) { return false; }
    if (__has_member($value, '~' . $name)) { return true; }
    return __has_member(__field($value, '@class'), '@lacks') ? __unknown_call('instanceof', __field(__field($value, '@class'), '@lacks'), $name) : false;
}
