from fourth import word
