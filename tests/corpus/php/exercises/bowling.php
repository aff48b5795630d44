<?php
// covers: bowling, exceptions for wrong input, arrays as state
class Game
{
    private array $rolls = [];
    public function roll(int $pins): void
    {
        if ($pins < 0 || $pins > 10) {
            throw new InvalidArgumentException('Pins must be 0 to 10, got ' . $pins);
        }
        $this->rolls[] = $pins;
    }
    public function score(): int
    {
        [$score, $i] = [0, 0];
        for ($frame = 0; $frame < 10; $frame++) {
            if (!isset($this->rolls[$i + 1])) {
                throw new LogicException("Frame $frame is not complete");
            }
            if ($this->rolls[$i] === 10) {
                $score += 10 + $this->rolls[$i + 1] + $this->rolls[$i + 2];
                $i++;
            } else {
                $two = $this->rolls[$i] + $this->rolls[$i + 1];
                $score += $two === 10 ? 10 + $this->rolls[$i + 2] : $two;
                $i += 2;
            }
        }
        return $score;
    }
}
$games = ['zero' => array_fill(0, 20, 0), 'spare' => [5, 5, 3, ...array_fill(0, 17, 0)], 'perfect' => array_fill(0, 12, 10), 'short' => [1, 2]];
foreach ($games as $name => $rolls) {
    $game = new Game();
    array_map([$game, 'roll'], $rolls);
    try {
        printf("%-8s %3d\n", $name, $game->score());
    } catch (LogicException $e) {
        echo $name, ': ', $e->getMessage(), "\n";
    }
}
try {
    (new Game)->roll(11);
} catch (InvalidArgumentException $e) {
    echo $e->getMessage(), "\n";
}
