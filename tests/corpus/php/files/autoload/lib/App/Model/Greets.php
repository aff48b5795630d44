<?php
namespace App\Model;

trait Greets
{
    public function greet(string $word = 'hello'): string { return ucfirst($word) . ", {$this->name}!"; }
}
