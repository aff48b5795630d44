package org.library.model;

public record Book(String title, Genre genre) {
    public enum Genre {
        FICTION, REFERENCE { @Override public boolean isLendable() { return false; } };

        public boolean isLendable() { return true; }
    }

    public Book {
        if (title.isBlank()) throw new IllegalArgumentException("a book needs a title");
    }
}
