<?php
// Handlers of errors and exceptions, and what runs at the end.
function risky($x) {
    if ($x < 0) {
        trigger_error("negative: $x", E_USER_WARNING);
        return null;
    }
    return sqrt($x);
}
echo risky(-4) ?? 'null', "\n";
set_error_handler(function (int $no, string $msg, string $file, int $line) {
    echo "[handler $no] $msg @$line\n";
    return true;
});
echo $undef . "x\n";
echo [1][5] ?? 'd', "\n";
$a = [];
echo $a['nokey'];
echo 10 / 4, "\n";
risky(-1);
echo hex2bin('abc') === false ? 'f' : 't', "\n";
restore_error_handler();
try {
    echo intdiv(1, 0);
} catch (DivisionByZeroError $e) {
    echo get_class($e), $e->getLine(), "\n";
}
try {
    (function (int ...$n) {})('x');
} catch (TypeError $e) {
    echo preg_replace('/, called.*/', '', $e->getMessage()), "\n";
}
class MyEx extends Exception {
    private $extra;
    public function __construct($m, $extra, ?Throwable $p = null) {
        parent::__construct($m, 77, $p);
        $this->extra = $extra;
    }
    public function getExtra() {
        return $this->extra;
    }
}
try {
    try {
        throw new RuntimeException('inner');
    } catch (RuntimeException $e) {
        throw new MyEx('outer', ['k' => 1], $e);
    }
} catch (MyEx $e) {
    echo $e->getMessage(), $e->getCode(), json_encode($e->getExtra()), get_class($e->getPrevious()),
        $e->getPrevious()->getMessage(), "\n";
}
function f1() {
    f2();
}
function f2() {
    throw new LogicException('from f2');
}
try {
    f1();
} catch (Exception $e) {
    echo $e->getTraceAsString(), "\n";
    echo count($e->getTrace()), $e->getTrace()[0]['function'], "\n";
}
set_exception_handler(function (Throwable $t) {
    echo 'Unhandled: ', get_class($t), ' - ', $t->getMessage(), "\n";
});
register_shutdown_function(function () {
    echo "shutdown\n";
});
echo (string) new class {
    public function __toString(): string {
        return "stringable\n";
    }
};
assert(true);
$x = "5 apples";
var_dump((int) $x, is_numeric($x));
$y = null;
echo $y?->a?->b, "safe\n";
echo strlen(null ?? ''), "\n";
abstract class A {
    abstract function foo();
}
try {
    new A;
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
try {
    $o = new stdClass;
    $o->m();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
try {
    [] > 1;
    echo "cmp\n";
    $z = [] . '';
} catch (Error $e) {
    echo $e->getMessage();
}
try {
    'abc'->x();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
try {
    $n = 'abc';
    $n[] = 'd';
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
try {
    $q = 5;
    $q[0] = 1;
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
echo str_repeat('ab', 2) . PHP_EOL;
throw new MyEx('final', 1);
