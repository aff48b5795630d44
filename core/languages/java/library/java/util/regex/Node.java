package java.util.regex;

/** A step of a compiled pattern: it matches something and hands on to the step behind it. */
abstract class Node {
    Node next;

    /** The place behind the whole match when the rest of the pattern begins at {@code at}, or -1. */
    abstract int match(Matcher m, int at);

    /** The end of the pattern. */
    static final class End extends Node {
        int match(Matcher m, int at) {
            return m.mustReachEnd && at != m.regionEnd ? -1 : at;
        }
    }

    /** The end of a part that is matched for itself: a branch of a loop, or what a look-around looks for. */
    static final class Stop extends Node {
        int match(Matcher m, int at) {
            return at;
        }
    }

    /** One unit of a set. */
    static final class Unit extends Node {
        final UnitSet set;

        Unit(UnitSet set) {
            this.set = set;
        }

        int match(Matcher m, int at) {
            return at < m.regionEnd && set.holds(m.text.charAt(at)) ? next.match(m, at + 1) : -1;
        }
    }

    /** A fixed text. */
    static final class Literal extends Node {
        final String literal;
        final boolean ignoresCase;

        Literal(String literal, boolean ignoresCase) {
            this.literal = literal;
            this.ignoresCase = ignoresCase;
        }

        int match(Matcher m, int at) {
            int end = at + literal.length();
            if (end > m.regionEnd || !m.text.regionMatches(ignoresCase, at, literal, 0, literal.length())) {
                return -1;
            }
            return next.match(m, end);
        }
    }

    /** A condition on a place. */
    static final class Anchor extends Node {
        final char kind;
        final boolean isMultiline;

        Anchor(char kind, boolean isMultiline) {
            this.kind = kind;
            this.isMultiline = isMultiline;
        }

        private static boolean isWord(Matcher m, int at) {
            return at >= 0 && at < m.regionEnd && UnitSet.isWord(m.text.charAt(at));
        }

        private boolean holds(Matcher m, int at) {
            int end = m.regionEnd;
            switch (kind) {
                case '^':
                    return at == 0 || isMultiline && m.text.charAt(at - 1) == '\n' && at < end;
                case '$':
                    return at == end
                            || at == end - 1 && m.text.charAt(at) == '\n'
                            || isMultiline && m.text.charAt(at) == '\n';
                case 'b':
                    return isWord(m, at - 1) != isWord(m, at);
                case 'B':
                    return isWord(m, at - 1) == isWord(m, at);
                case 'A':
                    return at == 0;
                case 'Z':
                    return at == end || at == end - 1 && m.text.charAt(at) == '\n';
                case 'G':
                    return at == m.lastEnd;
                default:
                    return at == end;
            }
        }

        int match(Matcher m, int at) {
            return holds(m, at) ? next.match(m, at) : -1;
        }
    }

    /** One of several branches; each ends in what stands behind them all. */
    static final class Choice extends Node {
        final Node[] branches;

        Choice(Node[] branches) {
            this.branches = branches;
        }

        int match(Matcher m, int at) {
            for (Node branch : branches) {
                int end = branch.match(m, at);
                if (end >= 0) {
                    return end;
                }
            }
            return -1;
        }
    }

    /** Notes where a group begins. */
    static final class Open extends Node {
        final int group;

        Open(int group) {
            this.group = group;
        }

        int match(Matcher m, int at) {
            int old = m.opened[group];
            m.opened[group] = at;
            int end = next.match(m, at);
            if (end < 0) {
                m.opened[group] = old;
            }
            return end;
        }
    }

    /** Notes where a group ends. */
    static final class Close extends Node {
        final int group;

        Close(int group) {
            this.group = group;
        }

        int match(Matcher m, int at) {
            int start = m.starts[group];
            int stop = m.ends[group];
            m.starts[group] = m.opened[group];
            m.ends[group] = at;
            int end = next.match(m, at);
            if (end < 0) {
                m.starts[group] = start;
                m.ends[group] = stop;
            }
            return end;
        }
    }

    /** What a group matched, once more. */
    static final class Back extends Node {
        final int group;

        Back(int group) {
            this.group = group;
        }

        int match(Matcher m, int at) {
            if (m.starts[group] < 0) {
                return -1;
            }
            String part = m.text.substring(m.starts[group], m.ends[group]);
            return m.text.startsWith(part, at) ? next.match(m, at + part.length()) : -1;
        }
    }

    /** Repeats one unit of a set: no calls but for what stands behind. */
    static final class UnitLoop extends Node {
        final UnitSet set;
        final int least;
        final int most;
        final char mode;

        UnitLoop(UnitSet set, int least, int most, char mode) {
            this.set = set;
            this.least = least;
            this.most = most;
            this.mode = mode;
        }

        int match(Matcher m, int at) {
            int count = 0;
            int wanted = mode == '?' ? least : most;
            while (count < wanted && at + count < m.regionEnd && set.holds(m.text.charAt(at + count))) {
                count++;
            }
            if (count < least) {
                return -1;
            }
            while (true) {
                int end = next.match(m, at + count);
                if (end >= 0 || mode == '+') {
                    return end;
                }
                if (mode == '?') {
                    boolean isMore = count < most && at + count < m.regionEnd;
                    if (!isMore || !set.holds(m.text.charAt(at + count))) {
                        return -1;
                    }
                    count++;
                } else if (count-- == least) {
                    return -1;
                }
            }
        }
    }

    /** Repeats a part whose last step is this loop. */
    static final class Loop extends Node {
        final int number;
        final int least;
        final int most;
        final boolean isGreedy;
        Node body;

        Loop(int number, int least, int most, boolean isGreedy) {
            this.number = number;
            this.least = least;
            this.most = most;
            this.isGreedy = isGreedy;
        }

        /** Enters the loop. */
        int enter(Matcher m, int at) {
            int count = m.counts[number];
            int begun = m.begun[number];
            m.counts[number] = 0;
            m.begun[number] = -1;
            int end = match(m, at);
            m.counts[number] = count;
            m.begun[number] = begun;
            return end;
        }

        private int again(Matcher m, int at) {
            int begun = m.begun[number];
            m.counts[number]++;
            m.begun[number] = at;
            int end = body.match(m, at);
            m.counts[number]--;
            m.begun[number] = begun;
            return end;
        }

        int match(Matcher m, int at) {
            int count = m.counts[number];
            if (count < least) {
                return again(m, at);
            }
            boolean mayRepeat = count < most && m.begun[number] != at;
            if (isGreedy && mayRepeat) {
                int end = again(m, at);
                if (end >= 0) {
                    return end;
                }
            }
            int end = next.match(m, at);
            return end < 0 && !isGreedy && mayRepeat ? again(m, at) : end;
        }
    }

    /** Leads into a loop. */
    static final class Entry extends Node {
        final Loop loop;

        Entry(Loop loop) {
            this.loop = loop;
        }

        int match(Matcher m, int at) {
            return loop.enter(m, at);
        }
    }

    /** Asks what stands at a place, or before it, without going there. */
    static final class Look extends Node {
        final Node part;
        final boolean isWanted;
        final boolean isBehind;

        Look(Node part, boolean isWanted, boolean isBehind) {
            this.part = part;
            this.isWanted = isWanted;
            this.isBehind = isBehind;
        }

        private boolean holds(Matcher m, int at) {
            if (!isBehind) {
                return part.match(m, at) >= 0;
            }
            int end = m.regionEnd;
            boolean found = false;
            m.regionEnd = at;
            for (int start = at; start >= 0 && !found; start--) {
                found = part.match(m, start) == at;
            }
            m.regionEnd = end;
            return found;
        }

        int match(Matcher m, int at) {
            return holds(m, at) == isWanted ? next.match(m, at) : -1;
        }
    }

    /** Matches a part in the first way that works, and does not reconsider. */
    static final class Atomic extends Node {
        final Node part;

        Atomic(Node part) {
            this.part = part;
        }

        int match(Matcher m, int at) {
            int end = part.match(m, at);
            return end < 0 ? -1 : next.match(m, end);
        }
    }
}
