<?php
$loads = ($loads ?? 0) + 1;
function next_id(): int
{
    static $id = 100;
    return ++$id;
}
