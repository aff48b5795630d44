// Fibers: each has a call stack of its own, and what is passed lies in the fiber.

class FiberError extends Error {}
final class Fiber {
    private $function;
    private $state = 0;
    private $task = null;
    private $resumer = null;
    private $before = null;
    private $passed = null;
    private $thrown = null;
    private $result = null;
    function __construct($callback) {
        if (!is_callable($callback)) { throw new TypeError('Fiber::__construct(): Argument #1 ($callback) must be a valid callback, ' . why_not_callable($callback)); }
        $this->function = closure_of($callback);
    }
    function start(...$args) {
        if ($this->state !== 0) { throw new FiberError('Cannot start a fiber that has already been started'); }
        $function = $this->function;
        $fiber = $this;
        $this->task = __task_new(function () use ($fiber, $function, $args) { run_fiber($fiber, $function, $args); }, null);
        return $this->go();
    }
    function go() {
        global $fiber_at_hand;
        $this->resumer = __task_running();
        $this->before = __is_none($fiber_at_hand) ? null : $fiber_at_hand;
        $fiber_at_hand = $this;
        $this->state = 1;
        __task_switch($this->task);
        $fiber_at_hand = $this->before;
        $thrown = $this->thrown;
        if ($thrown !== null) { $this->thrown = null; throw $thrown; }
        $passed = $this->passed;
        $this->passed = null;
        return $passed;
    }
    function end($result, $error) {
        $this->state = 3;
        $this->result = $result;
        $this->thrown = $error;
        $this->passed = null;
        if ($error !== null) { $this->result = false; }
        __task_end($this->resumer);
    }
    function leave($value) {
        $this->passed = $value;
        $this->state = 2;
        __task_switch($this->resumer);
        $this->state = 1;
        $thrown = $this->thrown;
        if ($thrown !== null) { $this->thrown = null; throw $thrown; }
        $passed = $this->passed;
        $this->passed = null;
        return $passed;
    }
    function resume($value = null) {
        if ($this->state !== 2) { throw new FiberError('Cannot resume a fiber that is not suspended'); }
        $this->passed = $value;
        return $this->go();
    }
    function throw($exception) {
        if ($this->state !== 2) { throw new FiberError('Cannot resume a fiber that is not suspended'); }
        $this->thrown = $exception;
        return $this->go();
    }
    function getReturn() {
        if ($this->state === 3 && $this->result !== false) { return $this->result[0]; }
        if ($this->state === 0) { throw new FiberError('Cannot get fiber return value: The fiber has not been started'); }
        if ($this->state === 3) { throw new FiberError('Cannot get fiber return value: The fiber threw an exception'); }
        throw new FiberError('Cannot get fiber return value: The fiber has not returned');
    }
    function isStarted() { return $this->state !== 0; }
    function isSuspended() { return $this->state === 2; }
    function isRunning() { return $this->state === 1; }
    function isTerminated() { return $this->state === 3; }
    static function suspend($value = null) {
        global $fiber_at_hand;
        if (__is_none($fiber_at_hand) || $fiber_at_hand === null) { throw new FiberError('Cannot suspend outside of a fiber'); }
        return $fiber_at_hand->leave($value);
    }
    static function getCurrent() {
        global $fiber_at_hand;
        return __is_none($fiber_at_hand) ? null : $fiber_at_hand;
    }
}
function run_fiber($fiber, $function, $given) {
    $result = null;
    $error = null;
    try { $result = [$function(...$given)]; } catch (Throwable $thrown) { $error = $thrown; }
    $fiber->end($result, $error);
}
