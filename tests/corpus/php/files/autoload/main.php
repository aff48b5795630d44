<?php
// covers: spl_autoload_register, classes loaded when they are named, class_exists, an unknown class
spl_autoload_register(function (string $class): void {
    $path = __DIR__ . '/lib/' . str_replace('\\', '/', $class) . '.php';
    echo "[load $class]\n";
    if (is_file($path)) {
        require $path;
    }
});

use App\Model\{User, Group};

$user = new User('ann');
echo $user->greet(), "\n";
$group = Group::of($user, new User('bob'));
echo count($group), ' ', $group, "\n";
foreach ($group as $position => $member) {
    echo $position, '=', $member->name, ' ';
}
echo "\n";
var_dump(class_exists('App\Model\Nobody'));
var_dump(class_exists('App\Model\Later', false));
try {
    new App\Missing();
} catch (Error $e) {
    echo get_class($e), ': ', $e->getMessage(), ' line ', $e->getLine(), "\n";
}
echo App\Level::from(2)->name, ' ', App\Level::High->label(), "\n";
