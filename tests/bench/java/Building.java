// Text: built piece by piece, and walked through by character.

public class Building {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 150_000; i++) {
            text.append("line ").append(i).append(':').append(' ').append(i % 13).append('\n');
        }
        String whole = text.toString();
        int checksum = 0;
        int lines = 0;
        for (int i = 0; i < whole.length(); i++) {
            char c = whole.charAt(i);
            checksum = (checksum * 31 + c) % 1_000_003;
            if (c == '\n') {
                lines++;
            }
        }
        System.out.println(whole.length() + " " + lines + " " + checksum);
    }
}
