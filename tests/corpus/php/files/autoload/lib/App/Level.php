<?php
namespace App;

enum Level: int
{
    case Low = 1;
    case High = 2;
    public function label(): string { return strtolower($this->name) . '!'; }
}
