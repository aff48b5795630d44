<?php
// covers: output buffering around an include, extract, templates that include templates, short tags, alternative syntax
function render(string $template, array $values): string
{
    extract($values);
    ob_start();
    include __DIR__ . "/templates/$template.php";
    return ob_get_clean();
}
$page = render('page', [
    'title' => 'Fruit & more',
    'items' => [['name' => 'apple', 'price' => 1.5], ['name' => 'pear', 'price' => 2], ['name' => '<kiwi>', 'price' => .25]],
]);
echo $page;
echo strlen($page), ' bytes', PHP_EOL;
