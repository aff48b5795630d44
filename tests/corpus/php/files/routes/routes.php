<?php
use Controllers\Pages;

$pages = new Pages('Tea');
$router->add('GET', '/', $pages->home(...));
$router->add('GET', '/item/{id}', $pages->item(...));
$router->add('POST', '/item/{id}', fn(string $id) => "saved $id");
