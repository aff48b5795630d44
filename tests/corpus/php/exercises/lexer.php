<?php
declare(strict_types=1);

namespace Calc;

enum TokenType: string
{
    case Number = 'number';
    case Operator = 'op';
    case Paren = 'paren';
}

final class Token
{
    public function __construct(
        public readonly TokenType $type,
        public readonly string $text,
        public readonly int $at = 0,
    ) {
    }
}

class SyntaxError extends \RuntimeException
{
    public static function at(int $place, string $what): static
    {
        return new static(sprintf('%s at %d', $what, $place), $place);
    }
}

class Lexer implements \IteratorAggregate
{
    private const PATTERN = '~\s*(?:(?<number>\d+(?:\.\d+)?)|(?<op>[-+*/^])|(?<paren>[()]))~A';

    public function __construct(private string $source)
    {
    }

    /** @return \Generator<int, Token> */
    public function getIterator(): \Generator
    {
        $at = 0;
        while ($at < strlen(rtrim($this->source))) {
            if (!preg_match(self::PATTERN, $this->source, $found, PREG_UNMATCHED_AS_NULL, $at)) {
                throw SyntaxError::at($at, 'unexpected ' . $this->source[$at]);
            }
            foreach (TokenType::cases() as $case) {
                if (isset($found[$case->value])) {
                    yield new Token($case, $found[$case->value], $at);
                }
            }
            $at += strlen($found[0]);
        }
    }
}

class Parser
{
    private array $tokens;
    private int $place = 0;
    private const LEVELS = ['+' => 1, '-' => 1, '*' => 2, '/' => 2, '^' => 3];

    public function parse(string $source): float
    {
        $this->tokens = iterator_to_array(new Lexer($source), false);
        $this->place = 0;
        $value = $this->expression(0);
        if ($this->peek() !== null) {
            throw SyntaxError::at($this->peek()->at, 'trailing input');
        }
        return $value;
    }

    private function peek(): ?Token
    {
        return $this->tokens[$this->place] ?? null;
    }

    private function expression(int $level): float
    {
        $left = $this->primary();
        while (($token = $this->peek())?->type === TokenType::Operator && self::LEVELS[$token->text] > $level) {
            $this->place++;
            $right = $this->expression(self::LEVELS[$token->text] - ($token->text === '^' ? 1 : 0));
            $left = match ($token->text) {
                '+' => $left + $right,
                '-' => $left - $right,
                '*' => $left * $right,
                '/' => $right == 0 ? throw new \DivisionByZeroError('by zero') : $left / $right,
                '^' => $left ** $right,
            };
        }
        return $left;
    }

    private function primary(): float
    {
        $token = $this->peek() ?? throw SyntaxError::at(-1, 'unexpected end');
        $this->place++;
        if ($token->type === TokenType::Number) {
            return (float) $token->text;
        }
        if ($token->text === '-') {
            return -$this->primary();
        }
        if ($token->text === '(') {
            $value = $this->expression(0);
            if ($this->peek()?->text !== ')') {
                throw SyntaxError::at($this->peek()?->at ?? -1, 'expected )');
            }
            $this->place++;
            return $value;
        }
        throw SyntaxError::at($token->at, "unexpected '{$token->text}'");
    }
}

$parser = new Parser();
foreach (['1 + 2 * 3', '(1 + 2) * 3', '2 ^ 3 ^ 2', '-4 + 10 / 4', '1 / 0', '2 * (3', '4 $ 4', '', '7 7'] as $source) {
    try {
        printf("%-12s = %s\n", $source, $parser->parse($source));
    } catch (SyntaxError $error) {
        echo $source, ' => ', $error->getMessage(), ' (', $error->getCode(), ")\n";
    } catch (\DivisionByZeroError $error) {
        echo $source, ' => ', get_class($error), "\n";
    }
}
