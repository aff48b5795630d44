class Account(Base, metaclass=Meta):
    """Money of somebody."""

    rate: float = 0.5

    def __init__(self, owner, *, limit=None):
        super().__init__(owner)
        self.__limit = limit

    @property
    def limit(self):
        return self.__limit
