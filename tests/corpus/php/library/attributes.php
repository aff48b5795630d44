<?php
#[Attribute(Attribute::TARGET_CLASS | Attribute::TARGET_METHOD)]
class Route { public function __construct(public string $path, public array $methods = ['GET']) {} }
#[Route('/home', methods: ['GET', 'POST'])]
class Ctl { #[Route('/x')] public function act() {} #[Deprecated] public int $p = 1; }
$r = new ReflectionClass(Ctl::class);
foreach ($r->getAttributes() as $a) {
    echo $a->getName(), json_encode($a->getArguments()), "\n";
    $i = $a->newInstance();
    echo $i->path, implode('|', $i->methods), "\n";
}
foreach ($r->getMethods() as $m) {
    foreach ($m->getAttributes(Route::class) as $a) echo $m->getName(), $a->newInstance()->path, "\n";
}
echo count($r->getProperty('p')->getAttributes()), "\n";
$f = #[Route('/f')] fn() => 1; echo (new ReflectionFunction($f))->getAttributes()[0]->getName(), "\n";
