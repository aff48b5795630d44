<?php
namespace Calc;

class SyntaxError extends \Exception
{
    public function __construct(string $message, public readonly int $at) { parent::__construct($message); }
}

class Parser
{
    private const LEVELS = [['+', '-'], ['*', '/', '%']];
    private int $next = 0;
    public function __construct(private array $tokens) {}

    public function parse(): array
    {
        $tree = $this->binary(0);
        $this->expect('');
        return $tree;
    }

    private function binary(int $level): array
    {
        if ($level === count(self::LEVELS)) {
            return $this->power();
        }
        $left = $this->binary($level + 1);
        while (in_array($this->tokens[$this->next]['text'], self::LEVELS[$level], true)) {
            $op = $this->tokens[$this->next++]['text'];
            $left = [$op, $left, $this->binary($level + 1)];
        }
        return $left;
    }

    private function power(): array
    {
        $base = $this->primary();
        if ($this->tokens[$this->next]['text'] !== '^') {
            return $base;
        }
        $this->next++;
        return ['^', $base, $this->power()];
    }

    private function primary(): array
    {
        ['text' => $text, 'at' => $at] = $this->tokens[$this->next++];
        if ($text === '(') {
            $inner = $this->binary(0);
            $this->expect(')');
            return $inner;
        }
        return match (true) {
            $text === '-' => ['neg', $this->power()],
            ctype_alpha($text) => ['name', $text],
            is_numeric($text) => ['number', $text + 0],
            default => throw new SyntaxError($text === '' ? 'nothing' : "'$text'", $at),
        };
    }

    private function expect(string $text): void
    {
        $token = $this->tokens[$this->next++];
        if ($token['text'] !== $text) {
            throw new SyntaxError("expected '$text'", $token['at']);
        }
    }
}
