<?php
// A generator runs as far as somebody asks, and is told what its yield gives.
function countdown(int $from)
{
    while ($from > 0) {
        $more = yield $from;
        $from += ($more ?? 0) - 1;
    }
    return 'lift-off';
}

$steps = countdown(3);
echo $steps->current(), ' ';
echo $steps->send(2), ' ';
while ($steps->valid()) {
    echo $steps->current(), ' ';
    $steps->next();
}
echo $steps->getReturn(), "\n";
