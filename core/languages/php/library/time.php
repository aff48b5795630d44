// Time, at the machine's fixed clock.

function time() { return 1700000000 + intval(__clock()); }
function microtime($as_float = false) {
    $now = 1700000000.0 + __clock();
    return $as_float ? $now : sprintf('%.8F %d', $now - floor($now), floor($now));
}
function hrtime($number = false) { $now = intval(__clock() * 1000000000); return $number ? $now : [intdiv($now, 1000000000), $now % 1000000000]; }
function usleep($microseconds) {
    if ($microseconds < 0) { throw new ValueError('usleep(): Argument #1 ($microseconds) must be greater than or equal to 0'); }
    __advance_clock($microseconds / 1000000.0);
}
function sleep($seconds) { __advance_clock(floatval($seconds)); return 0; }
function memory_get_usage($real = false) { return 2097152; }
function memory_get_peak_usage($real = false) { return 2097152; }
function phpversion() { return PHP_VERSION; }
function php_sapi_name() { return 'cli'; }
function gc_collect_cycles() { __finalize_circles(); return 0; }
function gc_enable() {}
function gc_disable() {}
function gc_enabled() { return true; }
function gc_mem_caches() { return 0; }
