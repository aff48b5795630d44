<?php
namespace App\Model;

class User
{
    use Greets;
    public function __construct(public readonly string $name) {}
}
