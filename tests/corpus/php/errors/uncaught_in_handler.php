<?php
// covers: errors that handlers of uncaught errors and functions at the end of a run throw, and the status that is left
class Kept { function __destruct() { echo "lost\n"; } }
$kept = new Kept;
ob_start();
echo "kept back\n";
set_exception_handler(function (Throwable $error) {
    echo 'handler: ', $error->getMessage(), "\n";
    throw new LogicException('again', 0, $error);
});
register_shutdown_function(function () {
    echo "the end\n";
    throw new RuntimeException('at the end');
});
function fails(int $depth) {
    if ($depth === 0) { throw new DomainException('first'); }
    fails($depth - 1);
}
fails(2);
