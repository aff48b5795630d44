<?php
// covers: closures and static members across files, callbacks registered by files, references to arrays
require_once 'Bus.php';
foreach (['audit', 'mail'] as $plugin) {
    $register = require "plugins/$plugin.php";
    $register(Bus::instance());
}
$bus = Bus::instance();
$bus->fire('user.created', ['name' => 'ann']);
$bus->fire('user.deleted', ['name' => 'bob']);
echo implode("\n", Bus::$log), "\n";
echo $bus === Bus::instance() ? 'one bus' : 'several', ', ', $bus->count('user.created'), " listeners\n";
