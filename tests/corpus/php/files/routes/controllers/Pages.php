<?php
namespace Controllers;

class Pages
{
    public function __construct(private string $title) {}
    public function home(): string { return "<h1>$this->title</h1>"; }
    public function item(string $id): string { return __METHOD__ . " $id in " . basename(__FILE__); }
}
