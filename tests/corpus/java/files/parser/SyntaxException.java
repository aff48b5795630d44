class SyntaxException extends RuntimeException {
    final int at;

    SyntaxException(String message, int at) {
        super(message);
        this.at = at;
    }
}

class EvaluationException extends RuntimeException {
    EvaluationException(String message) { super(message); }

    EvaluationException(String message, Throwable cause) { super(message, cause); }
}
