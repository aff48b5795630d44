<?php
// covers: warnings before a program runs, magic methods that are hidden, names like types, `continue` in `switch`
class Hidden
{
    private function __get($name) { return $name; }
    final private function mine() {}
}
function takes(boolean $x) { return $x; }
for ($i = 0; $i < 2; $i++) {
    switch ($i) {
        case 0:
            continue;
    }
    echo $i, "\n";
}
try {
    takes(true);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
