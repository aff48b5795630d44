// covers: enums with bodies, state machines, EnumMap, custom exceptions, interfaces
import java.util.*;

public class Main {
    enum Coin {
        PENNY(1), NICKEL(5), DIME(10), QUARTER(25), DOLLAR(100);

        private final int cents;

        Coin(int cents) {
            this.cents = cents;
        }

        static Optional<Coin> of(int cents) {
            return Arrays.stream(values()).filter(coin -> coin.cents == cents).findFirst();
        }
    }

    enum State {
        IDLE {
            @Override
            State insert(Machine machine, Coin coin) {
                machine.credit += coin.cents;
                return PAYING;
            }
        },
        PAYING {
            @Override
            State insert(Machine machine, Coin coin) {
                machine.credit += coin.cents;
                return this;
            }

            @Override
            State select(Machine machine, String product) throws VendingException {
                machine.sell(product);
                return machine.credit > 0 ? PAYING : IDLE;
            }

            @Override
            State cancel(Machine machine) {
                machine.giveChange();
                return IDLE;
            }
        },
        BROKEN;

        State insert(Machine machine, Coin coin) throws VendingException {
            throw new VendingException(name().toLowerCase() + ": no coins please");
        }

        State select(Machine machine, String product) throws VendingException {
            throw new VendingException(this + ": cannot sell " + product);
        }

        State cancel(Machine machine) throws VendingException {
            throw new VendingException(this + ": nothing to cancel");
        }
    }

    static class VendingException extends Exception {
        VendingException(String message) {
            super(message);
        }
    }

    static class Machine {
        private final Map<String, int[]> products = new LinkedHashMap<>();
        private final EnumMap<Coin, Integer> returned = new EnumMap<>(Coin.class);
        private State state = State.IDLE;
        int credit;
        int sales;

        Machine stock(String product, int price, int count) {
            products.merge(product, new int[] {price, count}, (old, added) -> new int[] {added[0], old[1] + added[1]});
            return this;
        }

        void sell(String product) throws VendingException {
            int[] entry = products.get(product);
            if (entry == null) {
                throw new VendingException("unknown product " + product);
            }
            if (entry[1] == 0) {
                throw new VendingException(product + " is sold out");
            }
            if (credit < entry[0]) {
                throw new VendingException(String.format("%s costs %d, %d missing", product, entry[0], entry[0] - credit));
            }
            entry[1]--;
            credit -= entry[0];
            sales += entry[0];
            System.out.println("sold " + product + ", credit " + credit);
        }

        void giveChange() {
            Coin[] coins = Coin.values();
            for (int i = coins.length - 1; i >= 0 && credit > 0; i--) {
                int count = credit / coins[i].cents;
                if (count > 0) {
                    returned.merge(coins[i], count, Integer::sum);
                    credit %= coins[i].cents;
                }
            }
            System.out.println("returned so far " + returned);
        }

        void run(String command) {
            try {
                String[] words = command.split(" ");
                switch (words[0]) {
                    case "coin" -> {
                        int cents = Integer.parseInt(words[1]);
                        Coin coin = Coin.of(cents).orElseThrow(() -> new VendingException("no coin of " + cents));
                        state = state.insert(this, coin);
                    }
                    case "buy" -> state = state.select(this, words[1]);
                    case "cancel" -> state = state.cancel(this);
                    case "kick" -> state = State.BROKEN;
                    default -> throw new IllegalArgumentException("bad command " + words[0]);
                }
            } catch (VendingException e) {
                System.out.println("refused: " + e.getMessage());
            } catch (NumberFormatException e) {
                System.out.println("not a number: " + e.getMessage());
            } finally {
                System.out.println(command + " -> " + state + " " + credit);
            }
        }
    }

    public static void main(String[] args) {
        Machine machine = new Machine().stock("cola", 125, 2).stock("chips", 90, 1).stock("cola", 130, 1);
        for (String command : "buy cola;coin 100;coin 25;buy cola;coin 7;coin 5;buy cola;coin x;cancel;coin 100;buy chips;cancel;coin 100;buy chips;buy gum;cancel;kick;coin 5;cancel".split(";")) {
            machine.run(command);
        }
        System.out.println("sales " + machine.sales + " " + State.valueOf("IDLE").ordinal() + " " + State.PAYING.getDeclaringClass().getSimpleName());
        try {
            machine.run("dance now");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Coin.valueOf("EURO");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
