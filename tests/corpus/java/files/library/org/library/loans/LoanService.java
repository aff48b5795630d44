package org.library.loans;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.library.model.*;

public class LoanService {
    private final Map<String, Book> books = new TreeMap<>();
    private final List<Member> members = new ArrayList<>();
    private final List<Loan> loans = new ArrayList<>();

    public void add(Book... more) { for (Book book : more) books.put(book.title(), book); }

    public void register(Member... more) { members.addAll(List.of(more)); }

    public Loan lend(String name, String title) throws LoanException {
        Member member = members.stream().filter(m -> m.name().equals(name)).findAny().orElseThrow();
        Book book = books.get(title);
        if (!book.genre().isLendable()) throw new LoanException.NotAllowed(title + " stays here");
        if (loans.stream().anyMatch(loan -> loan.book() == book)) throw new LoanException(title + " is out");
        long already = loans.stream().filter(loan -> loan.member() == member).count();
        if (!member.mayBorrow((int) already)) throw new LoanException.NotAllowed(member + " has " + already);
        Loan made = new Loan(member, book);
        loans.add(made);
        return made;
    }

    public void giveBack(String title) {
        if (!loans.removeIf(loan -> loan.book().title().equals(title)))
            throw new IllegalStateException(title + " was not lent");
    }

    public String report() {
        StringBuilder text = new StringBuilder();
        for (Loan loan : loans) text.append(text.isEmpty() ? "" : "; ").append(loan.member().name()).append(": ").append(loan.book().title());
        return text.isEmpty() ? "nothing is lent" : text.toString();
    }
}

record Loan(Member member, Book book) {
    @Override public String toString() { return member.name() + " takes " + book.title(); }
}
