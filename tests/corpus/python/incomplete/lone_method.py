# covers: lone-function, self-parameter, never-called, unknown-attributes, module-without-entry
def transfer(self, target, amount):
    """Moves money; pasted without its class and without anyone who calls it."""
    if amount <= 0:
        raise ValueError("amount must be positive")
    if self.balance < amount:
        self.log.append(("refused", target.id, amount))
        return False
    self.balance -= amount
    target.balance += amount
    for listener in self.listeners:
        listener.on_transfer(self, target, amount)
    self.log.append(("moved", target.id, amount))
    return True
