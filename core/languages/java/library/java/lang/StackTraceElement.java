package java.lang;

/** One call that an exception came through. */
public final class StackTraceElement implements java.io.Serializable {
    private final String declaringClass;
    private final String methodName;
    private final String fileName;
    private final int lineNumber;

    public StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber) {
        this.declaringClass = declaringClass;
        this.methodName = methodName;
        this.fileName = fileName;
        this.lineNumber = lineNumber;
    }

    public String getClassName() {
        return declaringClass;
    }

    public String getMethodName() {
        return methodName;
    }

    public String getFileName() {
        return fileName;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public boolean equals(Object other) {
        return other instanceof StackTraceElement && toString().equals(other.toString());
    }

    public int hashCode() {
        return 31 * declaringClass.hashCode() + methodName.hashCode();
    }

    public String toString() {
        String place = lineNumber < 0 ? fileName : fileName + ":" + lineNumber;
        return declaringClass + "." + methodName + "(" + place + ")";
    }
}
