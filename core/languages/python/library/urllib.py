"""The package of `urllib.parse`. What would reach out to a network is not here."""
