<?php
return function (Bus $bus): void {
    $seen = 0;
    $bus->on('user.created', function (array $data) use (&$seen): void {
        $seen++;
        Bus::$log[] = "audit $seen: {$data['name']}";
    }, 5)->on('user.deleted', fn() => false, 9);
};
