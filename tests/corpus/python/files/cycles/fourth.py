from third import word
