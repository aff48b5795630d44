package java.util;

/** Tells its observers of changes, those that came last first. */
public class Observable {
    private boolean hasChanged;
    private final List<Observer> observers = new ArrayList<>();

    public void addObserver(Observer observer) {
        if (!observers.contains(Objects.requireNonNull(observer))) {
            observers.add(observer);
        }
    }

    public void deleteObserver(Observer observer) {
        observers.remove(observer);
    }

    public void deleteObservers() {
        observers.clear();
    }

    public int countObservers() {
        return observers.size();
    }

    public void notifyObservers() {
        notifyObservers(null);
    }

    public void notifyObservers(Object argument) {
        if (!hasChanged) {
            return;
        }
        List<Observer> told = new ArrayList<>(observers);
        hasChanged = false;
        for (int i = told.size() - 1; i >= 0; i--) {
            told.get(i).update(this, argument);
        }
    }

    protected void setChanged() {
        hasChanged = true;
    }

    protected void clearChanged() {
        hasChanged = false;
    }

    public boolean hasChanged() {
        return hasChanged;
    }
}
