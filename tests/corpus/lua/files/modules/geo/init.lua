return { name = "geo package" }
