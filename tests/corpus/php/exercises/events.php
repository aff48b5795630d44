<?php
interface Event { public function name(): string; }
interface StoppableEvent extends Event { public function isStopped(): bool; }
trait Timestamps {
    private int $at = 0;
    public function touch(int $t): static {
        $this->at = $t;
        return $this;
    }
    public function at(): int {
        return $this->at;
    }
}
abstract class Base implements StoppableEvent {
    use Timestamps;
    private bool $stopped = false;
    public function stop(): void { $this->stopped = true; }
    public function isStopped(): bool { return $this->stopped; }
    public function name(): string { return strtolower(preg_replace('/(?<!^)[A-Z]/', '_$0', static::class)); }
}
final class UserRegistered extends Base { public function __construct(public readonly string $user) {} }
final class OrderPlaced extends Base {
    public function __construct(public readonly int $id, public readonly array $lines = []) {
    }
    public function total(): float {
        return array_sum(array_map(fn(array $l) => $l['qty'] * $l['price'], $this->lines));
    }
}
class Dispatcher {
    /** @var array<string, array<int, list<callable>>> */
    private array $listeners = [];
    public function on(string $event, callable $listener, int $priority = 0): self {
        $this->listeners[$event][$priority][] = $listener;
        return $this;
    }
    public function dispatch(Event $event): Event {
        $all = $this->listeners[$event::class] ?? [];
        krsort($all);
        foreach ($all as $priority => $listeners) {
            foreach ($listeners as $listener) {
                if ($event instanceof StoppableEvent && $event->isStopped()) { break 2; }
                $listener($event, $priority);
            }
        }
        return $event;
    }
}
class Mailer {
    public array $sent = [];
    public function __invoke(UserRegistered $e): void {
        $this->sent[] = "welcome {$e->user}";
    }
    public static function audit(Event $e, int $p): void {
        echo "audit[$p] ", $e->name(), "\n";
    }
    public function handle(OrderPlaced $e): void {
        $this->sent[] = sprintf('order %d: %.2f', $e->id, $e->total());
    }
}
$mailer = new Mailer;
$d = (new Dispatcher)->on(UserRegistered::class, $mailer)->on(UserRegistered::class, ['Mailer', 'audit'], 10)->on(OrderPlaced::class, [$mailer, 'handle'])->on(OrderPlaced::class, 'Mailer::audit', 5)->on(OrderPlaced::class, function (OrderPlaced $e) { if ($e->total() > 100) { echo "big order, stopping\n"; $e->stop(); } }, 3)->on(OrderPlaced::class, $mailer->handle(...), -1);
$d->dispatch((new UserRegistered('ann'))->touch(5));
echo $d->dispatch(new OrderPlaced(1, [['qty' => 2, 'price' => 9.99]]))->isStopped() ? 'stopped' : 'ran', "\n";
$d->dispatch(new OrderPlaced(lines: [['qty' => 20, 'price' => 9.5], ['qty' => 1, 'price' => 0.5]], id: 2));
print_r($mailer->sent);
try {
    $d->dispatch(new class implements Event { public function name(): string { return 'anon'; } });
    echo "no listeners\n";
    $r = new UserRegistered('x'); $r->user = 'y';
} catch (Error $e) {
    echo get_class($e), ': ', $e->getMessage(), "\n";
}
