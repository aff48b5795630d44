package java.util;

/**
 * Peters' merge sort, as the JDK sorts objects: which pairs are compared, and in which order, can be seen by a comparator.
 *
 * Runs that are in order already are found, short ones are lengthened by insertion, and neighbours are merged. A merge that takes
 * many elements in a row from one side looks for the end of the row by doubling its steps.
 */
class TimSort {
    /** Fewer elements are one run. */
    private static final int FEW = 32;
    /** So many elements in a row make it worth looking for the end of the row. */
    private static final int ROW = 7;

    private final Object[] array;
    private final Comparator<Object> order;
    private int patience = ROW;
    /** The runs that wait for being merged: where they begin, and their lengths. */
    private int[] starts = new int[49];
    private int[] lengths = new int[49];
    private int count;

    private TimSort(Object[] array, Comparator<Object> order) {
        this.array = array;
        this.order = order;
    }

    static void sort(Object[] array, int start, int end, Comparator<Object> order) {
        if (end - start < 2) {
            return;
        }
        TimSort sort = new TimSort(array, order);
        if (end - start < FEW) {
            sort.insert(start, end, start + sort.run(start, end));
            return;
        }
        int least = leastRun(end - start);
        while (start < end) {
            int length = sort.run(start, end);
            if (length < least) {
                int wanted = Math.min(end - start, least);
                sort.insert(start, start + wanted, start + length);
                length = wanted;
            }
            sort.starts[sort.count] = start;
            sort.lengths[sort.count++] = length;
            sort.balance();
            start += length;
        }
        while (sort.count > 1) {
            int at = sort.count - 2;
            if (at > 0 && sort.lengths[at - 1] < sort.lengths[at + 1]) {
                at--;
            }
            sort.mergeAt(at);
        }
    }

    private static int leastRun(int length) {
        int rest = 0;
        while (length >= FEW) {
            rest |= length & 1;
            length >>= 1;
        }
        return length + rest;
    }

    /** The length of the run that begins at a place; a falling one is turned round. */
    private int run(int start, int end) {
        int at = start + 1;
        if (at == end) {
            return 1;
        }
        if (order.compare(array[at++], array[start]) < 0) {
            while (at < end && order.compare(array[at], array[at - 1]) < 0) {
                at++;
            }
            for (int left = start, right = at - 1; left < right; left++, right--) {
                Object other = array[left];
                array[left] = array[right];
                array[right] = other;
            }
        } else {
            while (at < end && order.compare(array[at], array[at - 1]) >= 0) {
                at++;
            }
        }
        return at - start;
    }

    /** Inserts elements from a place on into those in front of it, which are in order. */
    private void insert(int start, int end, int from) {
        for (int at = from == start ? from + 1 : from; at < end; at++) {
            Object element = array[at];
            int low = start;
            int high = at;
            while (low < high) {
                int middle = low + high >>> 1;
                if (order.compare(element, array[middle]) < 0) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            System.arraycopy(array, low, array, low + 1, at - low);
            array[low] = element;
        }
    }

    /** Merges until each run is longer than the two behind it together. */
    private void balance() {
        while (count > 1) {
            int at = count - 2;
            if (at > 0 && lengths[at - 1] <= lengths[at] + lengths[at + 1]
                    || at > 1 && lengths[at - 2] <= lengths[at] + lengths[at - 1]) {
                if (lengths[at - 1] < lengths[at + 1]) {
                    at--;
                }
            } else if (lengths[at] > lengths[at + 1]) {
                return;
            }
            mergeAt(at);
        }
    }

    private void mergeAt(int at) {
        int left = starts[at];
        int leftLength = lengths[at];
        int right = starts[at + 1];
        int rightLength = lengths[at + 1];
        lengths[at] = leftLength + rightLength;
        if (at == count - 3) {
            starts[at + 1] = starts[at + 2];
            lengths[at + 1] = lengths[at + 2];
        }
        count--;
        int settled = behind(array[right], array, left, leftLength, 0);
        left += settled;
        leftLength -= settled;
        if (leftLength == 0) {
            return;
        }
        rightLength = before(array[left + leftLength - 1], array, right, rightLength, rightLength - 1);
        if (rightLength == 0) {
            return;
        }
        if (leftLength <= rightLength) {
            mergeUp(left, leftLength, right, rightLength);
        } else {
            mergeDown(left, leftLength, right, rightLength);
        }
    }

    /** How many elements of a run are less than another, looked for from a hint on. */
    private int before(Object key, Object[] in, int start, int length, int hint) {
        int last = 0;
        int step = 1;
        if (order.compare(key, in[start + hint]) > 0) {
            int most = length - hint;
            while (step < most && order.compare(key, in[start + hint + step]) > 0) {
                last = step;
                step = further(step, most);
            }
            step = Math.min(step, most);
            last += hint;
            step += hint;
        } else {
            int most = hint + 1;
            while (step < most && order.compare(key, in[start + hint - step]) <= 0) {
                last = step;
                step = further(step, most);
            }
            step = Math.min(step, most);
            int nearer = last;
            last = hint - step;
            step = hint - nearer;
        }
        last++;
        while (last < step) {
            int middle = last + (step - last >>> 1);
            if (order.compare(key, in[start + middle]) > 0) {
                last = middle + 1;
            } else {
                step = middle;
            }
        }
        return step;
    }

    /** How many elements of a run are not greater than another, looked for from a hint on. */
    private int behind(Object key, Object[] in, int start, int length, int hint) {
        int last = 0;
        int step = 1;
        if (order.compare(key, in[start + hint]) < 0) {
            int most = hint + 1;
            while (step < most && order.compare(key, in[start + hint - step]) < 0) {
                last = step;
                step = further(step, most);
            }
            step = Math.min(step, most);
            int nearer = last;
            last = hint - step;
            step = hint - nearer;
        } else {
            int most = length - hint;
            while (step < most && order.compare(key, in[start + hint + step]) >= 0) {
                last = step;
                step = further(step, most);
            }
            step = Math.min(step, most);
            last += hint;
            step += hint;
        }
        last++;
        while (last < step) {
            int middle = last + (step - last >>> 1);
            if (order.compare(key, in[start + middle]) < 0) {
                step = middle;
            } else {
                last = middle + 1;
            }
        }
        return step;
    }

    private static int further(int step, int most) {
        int next = (step << 1) + 1;
        return next <= 0 ? most : next;
    }

    /** Merges from the front; the left run is the shorter one and is put aside. */
    private void mergeUp(int left, int leftLength, int right, int rightLength) {
        Object[] aside = new Object[leftLength];
        System.arraycopy(array, left, aside, 0, leftLength);
        int from = 0;
        int to = left;
        array[to++] = array[right++];
        rightLength--;
        int rowLeft = 0;
        int rowRight = 0;
        boolean isGalloping = false;
        while (rightLength > 0 && leftLength > 1) {
            if (!isGalloping) {
                if (order.compare(array[right], aside[from]) < 0) {
                    array[to++] = array[right++];
                    rightLength--;
                    rowRight++;
                    rowLeft = 0;
                } else {
                    array[to++] = aside[from++];
                    leftLength--;
                    rowLeft++;
                    rowRight = 0;
                }
                isGalloping = rightLength > 0 && leftLength > 1 && (rowLeft | rowRight) >= patience;
                continue;
            }
            rowLeft = behind(array[right], aside, from, leftLength, 0);
            System.arraycopy(aside, from, array, to, rowLeft);
            to += rowLeft;
            from += rowLeft;
            leftLength -= rowLeft;
            if (rowLeft != 0 && leftLength <= 1) {
                break;
            }
            array[to++] = array[right++];
            if (--rightLength == 0) {
                break;
            }
            rowRight = before(aside[from], array, right, rightLength, 0);
            System.arraycopy(array, right, array, to, rowRight);
            to += rowRight;
            right += rowRight;
            rightLength -= rowRight;
            if (rightLength == 0) {
                break;
            }
            array[to++] = aside[from++];
            if (--leftLength == 1) {
                break;
            }
            patience--;
            isGalloping = goesOn(rowLeft, rowRight);
            if (!isGalloping) {
                rowLeft = rowRight = 0;
            }
        }
        patience = Math.max(patience, 1);
        if (rightLength > 0 && leftLength == 1) {
            System.arraycopy(array, right, array, to, rightLength);
            array[to + rightLength] = aside[from];
        } else if (leftLength == 0) {
            throw new IllegalArgumentException("Comparison method violates its general contract!");
        } else {
            System.arraycopy(aside, from, array, to, leftLength);
        }
    }

    /** Merges from the end; the right run is the shorter one and is put aside. */
    private void mergeDown(int left, int leftLength, int right, int rightLength) {
        Object[] aside = new Object[rightLength];
        System.arraycopy(array, right, aside, 0, rightLength);
        int from = left + leftLength - 1;
        int last = rightLength - 1;
        int to = right + rightLength - 1;
        array[to--] = array[from--];
        leftLength--;
        int rowLeft = 0;
        int rowRight = 0;
        boolean isGalloping = false;
        while (leftLength > 0 && rightLength > 1) {
            if (!isGalloping) {
                if (order.compare(aside[last], array[from]) < 0) {
                    array[to--] = array[from--];
                    leftLength--;
                    rowLeft++;
                    rowRight = 0;
                } else {
                    array[to--] = aside[last--];
                    rightLength--;
                    rowRight++;
                    rowLeft = 0;
                }
                isGalloping = leftLength > 0 && rightLength > 1 && (rowLeft | rowRight) >= patience;
                continue;
            }
            rowLeft = leftLength - behind(aside[last], array, left, leftLength, leftLength - 1);
            to -= rowLeft;
            from -= rowLeft;
            leftLength -= rowLeft;
            System.arraycopy(array, from + 1, array, to + 1, rowLeft);
            if (leftLength == 0) {
                break;
            }
            array[to--] = aside[last--];
            if (--rightLength == 1) {
                break;
            }
            rowRight = rightLength - before(array[from], aside, 0, rightLength, rightLength - 1);
            to -= rowRight;
            last -= rowRight;
            rightLength -= rowRight;
            System.arraycopy(aside, last + 1, array, to + 1, rowRight);
            if (rowRight != 0 && rightLength <= 1) {
                break;
            }
            array[to--] = array[from--];
            if (--leftLength == 0) {
                break;
            }
            patience--;
            isGalloping = goesOn(rowLeft, rowRight);
            if (!isGalloping) {
                rowLeft = rowRight = 0;
            }
        }
        patience = Math.max(patience, 1);
        if (leftLength > 0 && rightLength == 1) {
            to -= leftLength;
            from -= leftLength;
            System.arraycopy(array, from + 1, array, to + 1, leftLength);
            array[to] = aside[last];
        } else if (rightLength == 0) {
            throw new IllegalArgumentException("Comparison method violates its general contract!");
        } else {
            System.arraycopy(aside, 0, array, to - (rightLength - 1), rightLength);
        }
    }

    /** Whether rows are long enough to look for their ends; otherwise more are wanted before that is tried again. */
    private boolean goesOn(int rowLeft, int rowRight) {
        if (rowLeft >= ROW || rowRight >= ROW) {
            return true;
        }
        patience = Math.max(patience, 0) + 2;
        return false;
    }
}
