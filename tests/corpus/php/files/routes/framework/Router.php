<?php
namespace Framework;

#[\Attribute]
class Route {}

class Router
{
    private array $routes = [];
    public function __construct(private string $prefix = '') {}

    public function add(string $method, string $pattern, callable $handler): void
    {
        $regex = preg_replace('/\{(\w+)\}/', '(?<$1>\d+)', preg_quote($this->prefix . $pattern, '#'));
        $regex = str_replace(['\{', '\}'], ['{', '}'], $regex);
        $regex = preg_replace('/\{(\w+)\}/', '(?<$1>\d+)', $regex);
        $this->routes[] = [$method, "#^$regex$#", $handler];
    }

    public function dispatch(string $method, string $path): string
    {
        foreach ($this->routes as [$wanted, $regex, $handler]) {
            if ($wanted === $method && preg_match($regex, $path, $found)) {
                return $handler(...array_values(array_filter($found, is_string(...), ARRAY_FILTER_USE_KEY)));
            }
        }
        return '404';
    }
}
