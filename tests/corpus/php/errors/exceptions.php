<?php
// covers: exceptions, finally, previous, custom exceptions, rethrown, return in finally, warnings, intdiv, type errors
class AppException extends Exception { private $extra; public function __construct($m, $extra = null, $code = 0, ?Throwable $p = null) { parent::__construct($m, $code, $p); $this->extra = $extra; } public function getExtra() { return $this->extra; } }
class NotFound extends AppException {}
function f($x) { try { if ($x == 1) throw new NotFound('nf', ['id' => 1], 404); if ($x == 2) throw new InvalidArgumentException('bad'); if ($x == 3) return 'ret'; return 'end'; } catch (NotFound $e) { return 'caught ' . $e->getMessage() . ' ' . $e->getCode() . json_encode($e->getExtra()); } finally { echo "[finally $x]"; } }
echo f(1), "\n", f(3), "\n", f(4), "\n";
try { f(2); } catch (LogicException | RuntimeException $e) { echo get_class($e), ' ', $e->getMessage(), ' ', $e->getLine(), "\n"; }
function g() { try { return 'try'; } finally { return 'finally'; } } echo g(), "\n";
function h() { foreach ([1, 2, 3] as $i) { try { if ($i == 2) continue; echo $i; } finally { echo "f$i "; } } echo "\n"; } h();
try { try { throw new Exception('inner', 1); } catch (Exception $e) { throw new RuntimeException('outer', 2, $e); } } catch (Exception $e) { echo $e->getMessage(), ' <- ', $e->getPrevious()->getMessage(), "\n"; }
try { intdiv(1, 0); } catch (DivisionByZeroError $e) { echo $e->getMessage(), "\n"; }
try { 1 % 0; } catch (DivisionByZeroError $e) { echo $e->getMessage(), "\n"; }
try { echo 1 / 0; } catch (DivisionByZeroError $e) { echo $e->getMessage(), "\n"; }
try { intdiv(PHP_INT_MIN, -1); } catch (ArithmeticError $e) { echo get_class($e), $e->getMessage(), "\n"; }
function typed(int $n): string { return $n; } echo typed(5), typed('6'), "\n";
try { typed('abc'); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { typed(1.5); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { null_fn(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { $x = null; $x->foo(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { [] > 5; $r = [] + 5; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { $r = "abc" * 2; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
echo "5 apples" + 3, "\n";
try { array_combine([1], [1, 2]); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { throw new ErrorException('ee', 1, E_WARNING, 'file.php', 7); } catch (ErrorException $e) { echo $e->getSeverity(), ' ', $e->getLine(), ' ', $e->getFile(), "\n"; }
set_error_handler(function ($no, $str, $file, $line) { echo "handler($no): $str\n"; return true; });
echo $undef; echo $arr['k'] ?? 'dflt', "\n"; $arr = [1]; echo $arr[5]; echo $arr["x"]; $s = 'abc'; echo $s[10]; trigger_error('custom', E_USER_WARNING);
restore_error_handler();
echo @$undefined['x'], "quiet\n";
$result = (function () { yield 1; throw new Exception('in gen'); })(); try { foreach ($result as $v) echo $v, "\n"; } catch (Exception $e) { echo $e->getMessage(), "\n"; }
function thrower() { throw new DomainException('deep'); } function mid() { thrower(); }
try { mid(); } catch (DomainException $e) { echo $e->getTraceAsString(), "\n"; echo count($e->getTrace()), ' ', $e->getTrace()[0]['function'], "\n"; }
$v = null; echo $v ?? throw_it() ?? 'x'; function throw_it() { return null; } echo "\n";
try { $val = $v ?? throw new UnexpectedValueException('thrown expr'); } catch (UnexpectedValueException $e) { echo $e->getMessage(), "\n"; }
echo $e, "\n";
class InvalidEmail extends InvalidArgumentException { public static function for(string $email): static { return new static("Invalid: $email"); } }
try { throw InvalidEmail::for('x@'); } catch (InvalidEmail $e) { echo $e->getMessage(), "\n"; }
assert(true); echo "unchecked\n"; 
throw new AppException('final uncaught', null, 5, new Exception('cause'));
