package shop.pricing;

import shop.Cart;

public class ForMany implements Discount {
    private final int from;
    private final long perPiece;

    public ForMany(int from, long perPiece) {
        this.from = from;
        this.perPiece = perPiece;
    }

    @Override public long of(Cart.Line line) { return line.amount() < from ? 0 : line.amount() * perPiece; }
}
