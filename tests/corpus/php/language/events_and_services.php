<?php
// A dispatcher of events, a container of services, a pipeline.
interface EventInterface {
    public function name(): string;
}
final class OrderPlaced implements EventInterface {
    public function __construct(public readonly int $orderId, public readonly array $lines = []) {}
    public function name(): string {
        return 'order.placed';
    }
}
class Dispatcher {
    /** @var array<string, list<array{int, callable}>> */ private array $listeners = [];
    public function on(string $event, callable $cb, int $prio = 0): void {
        $this->listeners[$event][] = [$prio, $cb];
        usort($this->listeners[$event], fn($a, $b) => $b[0] <=> $a[0]);
    }
    public function dispatch(EventInterface $e): int {
        $n = 0;
        foreach ($this->listeners[$e->name()] ?? [] as [, $cb]) {
            if ($cb($e) === false) break;
            $n++;
        }
        return $n;
    }
}
class Container implements ArrayAccess {
    private array $factories = [];
    private array $instances = [];
    public function bind(string $id, ?callable $f = null): static {
        $this->factories[$id] = $f ?? fn() => $this->build($id);
        return $this;
    }
    public function get(string $id) {
        return $this->instances[$id] ??= ($this->factories[$id] ?? throw new
            RuntimeException("Unknown service: $id"))($this);
    }
    private function build(string $class): object {
        $ref = new ReflectionClass($class);
        $ctor = $ref->getConstructor();
        if (!$ctor) return new $class;
        $args = array_map(fn(ReflectionParameter $p) => $p->getType() && !$p->getType()->isBuiltin() ?
            $this->get($p->getType()->getName()) : ($p->isDefaultValueAvailable() ? $p->getDefaultValue() :
            null), $ctor->getParameters());
        return $ref->newInstanceArgs($args);
    }
    public function offsetExists(mixed $o): bool {
        return isset($this->factories[$o]);
    }
    public function offsetGet(mixed $o): mixed {
        return $this->get($o);
    }
    public function offsetSet(mixed $o, mixed $v): void {
        $this->bind($o, is_callable($v) ? $v : fn() => $v);
    }
    public function offsetUnset(mixed $o): void {
        unset($this->factories[$o], $this->instances[$o]);
    }
}
class Logger {
    public array $lines = [];
    public function log(string $level, string|Stringable $msg, array $ctx = []): void {
        $this->lines[] = sprintf('[%s] %s', strtoupper($level), strtr((string) $msg,
            array_combine(array_map(fn($k) => '{' . $k . '}', array_keys($ctx)), $ctx)));
    }
}
class Mailer {
    public function __construct(private Logger $logger, private string $from = 'noreply@example.com') {}
    public function send(string $to, string $subject): bool {
        $this->logger->log('info', 'Mail to {to}: {subject} from {from}', compact('to',
            'subject') + ['from' => $this->from]);
        return true;
    }
}
$c = new Container;
$c->bind(Logger::class)->bind(Mailer::class);
$c['config'] = ['debug' => true];
$d = new Dispatcher;
$d->on('order.placed', function (OrderPlaced $e) use ($c) {
    $c->get(Mailer::class)->send("user{$e->orderId}@x.com", 'Thanks');
});
$d->on('order.placed', fn($e) => $c[Logger::class]->log('debug', 'lines={n}', ['n' => count($e->lines)]), 10);
echo $d->dispatch(new OrderPlaced(7, [['sku' => 'A', 'qty' => 2]])), "\n", implode("\n",
    $c->get(Logger::class)->lines), "\n";
var_dump($c['config']['debug'], isset($c['nope']));
try {
    $c->get('nope');
} catch (RuntimeException $e) {
    echo $e->getMessage(), "\n";
}
$pipeline = array_reduce(array_reverse([fn($req, $next) => 'A(' . $next($req . 'a') . ')', fn($req,
    $next) => 'B(' . $next($req . 'b') . ')']), fn($next, $mw) => fn($req) => $mw($req, $next),
    fn($req) => "core:$req");
echo $pipeline('req-'), "\n";
