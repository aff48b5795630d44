<?php
final class Bus
{
    public static array $log = [];
    private static ?Bus $only = null;
    /** @var array<string, list<callable>> */
    private array $listeners = [];

    public static function instance(): self { return self::$only ??= new self(); }

    public function on(string $event, callable $listener, int $priority = 0): static
    {
        $this->listeners[$event][] = [$priority, $listener];
        usort($this->listeners[$event], fn($a, $b) => $b[0] <=> $a[0]);
        return $this;
    }

    public function fire(string $event, array $data): void
    {
        foreach ($this->listeners[$event] ?? [] as [, $listener]) {
            if ($listener($data, $event) === false) {
                self::$log[] = "$event stopped";
                return;
            }
        }
    }

    public function count(string $event): int { return count($this->listeners[$event] ?? []); }
}
