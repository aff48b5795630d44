<?php
// Destructors at the end of a run that an exception ends: what one variable holds goes first, from the last variable on.
class Account {
    public function __construct(private string $name, public ?Account $partner = null) {}
    public function withdraw(int $amount): void { throw new DomainException("{$this->name} has no $amount"); }
    public function __destruct() { echo "closing {$this->name}\n"; }
}
$first = new Account('first');
$second = new Account('second', new Account('partner'));
$shared = new Account('shared');
$again = $shared;
$all = [new Account('in a list')];
$last = new Account('last');
function local(Account $account) {
    $inside = new Account('inside');
    try { $account->withdraw(5); } finally { echo "finally\n"; }
}
local($second);
