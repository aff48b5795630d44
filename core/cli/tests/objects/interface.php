<?php
interface Speaks { public function speak(): string; }
class Dog implements Speaks {
    public function __construct(private string $name) {} //+
    public function speak(): string { return $this->name . " woof"; } //+
}
class Cat implements Speaks {
    public function __construct(private string $name) {} //-
    public function speak(): string { return $this->name . " meow"; } //-
}
$rex = new Dog("rex");                            //+
$tom = new Cat("tom");                            //-
$said = $rex->speak();                            //+
echo $tom->speak(), "\n";                         //-
echo $said, "\n";                                 //@said
