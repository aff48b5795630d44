<?php
namespace Calc\Lexer;

function tokens(string $text): array
{
    preg_match_all('/\d+(?:\.\d+)?|[a-z]+|[-+*\/%^()]/', $text, $found, PREG_OFFSET_CAPTURE);
    return [...array_map(fn($one) => ['text' => $one[0], 'at' => $one[1]], $found[0]), ['text' => '', 'at' => strlen($text)]];
}
