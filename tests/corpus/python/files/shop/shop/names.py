NAME = "Shop"
