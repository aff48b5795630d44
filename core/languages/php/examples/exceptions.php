<?php
// What finally does, and an exception that knows the one before.
class Failed extends RuntimeException
{
}

function load(string $name): string
{
    try {
        echo "open $name\n";
        if ($name === '') {
            throw new InvalidArgumentException('no name');
        }
        return strtoupper($name);
    } catch (InvalidArgumentException $why) {
        throw new Failed('not loaded', 1, $why);
    } finally {
        echo "close\n";
    }
}

echo load('data'), "\n";
try {
    load('');
} catch (Failed $failed) {
    echo $failed->getMessage(), ', since ', $failed->getPrevious()->getMessage(), "\n";
}
