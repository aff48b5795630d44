<?php
// covers: enumerations as states, transition tables, constants of enums, static methods of enums, never, readonly classes
enum State: string
{
    case Idle = 'idle';
    case Running = 'running';
    case Stopped = 'stopped';
    public const START = self::Idle;
    public function next(): array
    {
        return match ($this) {
            self::Idle => [self::Running],
            self::Running => [self::Stopped, self::Idle],
            self::Stopped => [],
        };
    }
    public function can(self $to): bool { return in_array($to, $this->next(), true); }
    public static function fromLabel(string $label): self
    {
        foreach (self::cases() as $case) {
            if ($case->name === ucfirst($label)) { return $case; }
        }
        throw new ValueError("No state $label");
    }
}
final readonly class Event
{
    public function __construct(public State $from, public State $to, public int $at) {}
}
class Machine
{
    private array $history = [];
    public function __construct(private State $state = State::START, private int $clock = 0) {}
    public function go(State $to): static
    {
        $this->clock++;
        if (!$this->state->can($to)) {
            $this->refuse($to);
        }
        $this->history[] = new Event($this->state, $to, $this->clock);
        $this->state = $to;
        return $this;
    }
    private function refuse(State $to): never { throw new DomainException("{$this->state->value} -> {$to->value}"); }
    public function history(): array { return array_map(fn(Event $e) => "$e->at:{$e->from->name}>{$e->to->name}", $this->history); }
}
$m = new Machine();
echo implode(', ', $m->go(State::Running)->go(State::Idle)->go(State::Running)->history()), "\n";
try { $m->go(State::fromLabel('stopped'))->go(State::Idle); } catch (DomainException $e) { echo $e->getMessage(), "\n"; }
try { State::fromLabel('none'); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { $e = new Event(State::Idle, State::Idle, 1); $e->at = 2; } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo json_encode(array_map(fn(State $s) => [$s->name => array_column($s->next(), 'value')], State::cases())), "\n";
var_dump(State::Idle instanceof State, State::tryFrom('x')?->name, State::from('idle') === State::START);
$counts = new SplObjectStorage();
foreach ([State::Idle, State::Running, State::Idle] as $s) { $counts[$s] = ($counts->contains($s) ? $counts[$s] : 0) + 1; }
foreach ($counts as $i => $s) { echo $s->name, '=', $counts[$s], ' '; }
echo "\n", match (State::Running) { State::Idle => 'idle', State::Running, State::Stopped => 'not idle' }, "\n";
