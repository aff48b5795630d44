<hr><?php printf('%d items of %s', count($items), $title);
