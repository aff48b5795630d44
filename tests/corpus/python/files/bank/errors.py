class BankError(Exception):
    pass


class Overdrawn(BankError):
    def __init__(self, owner, missing):
        super().__init__(f"{owner} lacks {missing}")
        self.missing = missing
