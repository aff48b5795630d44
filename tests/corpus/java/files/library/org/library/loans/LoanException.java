package org.library.loans;

public class LoanException extends Exception {
    LoanException(String message) { super(message); }

    public static final class NotAllowed extends LoanException {
        NotAllowed(String message) { super(message); }
    }
}
