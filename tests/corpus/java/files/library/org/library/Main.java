package org.library;

import org.library.loans.LoanException;
import org.library.loans.LoanService;
import org.library.model.Book;
import org.library.model.Member;
import static org.library.model.Book.Genre.*;

public class Main {
    public static void main(String[] args) {
        LoanService service = new LoanService();
        Book dune = new Book("Dune", FICTION), atlas = new Book("Atlas", REFERENCE);
        Member ann = Member.junior("Ann"), bob = new Member("Bob", 2);
        String[][] wishes = {{"Ann", "Dune"}, {"Bob", "Dune"}, {"Bob", "Atlas"}, {"Ann", "Emma"}, {"Ann", "Ivanhoe"}};
        service.add(dune, atlas, new Book("Emma", FICTION), new Book("Ivanhoe", FICTION));
        service.register(ann, bob);
        for (String[] wish : wishes) {
            try {
                System.out.println(service.lend(wish[0], wish[1]));
            } catch (LoanException.NotAllowed e) {
                System.out.println("not allowed: " + e.getMessage());
            } catch (LoanException e) {
                System.out.println(e);
            }
        }
        System.out.println(service.report());
        System.out.println(dune + " " + atlas.genre().isLendable() + " " + ann);
        service.giveBack("Dune");
        System.out.println(service.report());
        service.giveBack("Dune");
    }
}
