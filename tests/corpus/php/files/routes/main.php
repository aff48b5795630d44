<?php
// covers: a front controller with routes from files, attributes left alone, first class callables, named arguments
require 'framework/Router.php';
require 'controllers/Pages.php';

$router = new Framework\Router(prefix: '/shop');
require 'routes.php';
foreach (['GET /shop/', 'GET /shop/item/42', 'POST /shop/item/7', 'GET /nowhere', 'GET /shop/item/x'] as $line) {
    [$method, $path] = explode(' ', $line);
    echo str_pad($line, 20), $router->dispatch(path: $path, method: $method), "\n";
}
