<?php
// Messages about members name the class that declares them.
abstract class Model
{
    public readonly int $id;
    public int $count = 0;
    protected string $note = '';

    public function __construct()
    {
        $this->id = 1;
    }
}

class User extends Model
{
    public function change(): void
    {
        $this->id = 2;
    }
}

$user = new User();
$attempts = [
    'written outside' => fn() => $user->id = 5,
    'written inside' => fn() => $user->change(),
    'counted up' => fn() => $user->id++,
    'of another type' => fn() => $user->count = 'many',
    'not to be seen' => fn() => $user->note,
];
foreach ($attempts as $what => $attempt) {
    try {
        $attempt();
        echo "$what: done\n";
    } catch (Error $error) {
        echo "$what: ", get_class($error), ', ', $error->getMessage(), "\n";
    }
}
try {
    unset($user->id);
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
