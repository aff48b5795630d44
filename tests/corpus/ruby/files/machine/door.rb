class Door
  include Machine
  machine do
    start :closed
    event :open, from: :closed, to: :opened
    event :close, from: :opened, to: :closed
    event :lock, from: %i[closed opened], to: :locked do
      history.size > 1
    end
    event :unlock, from: :locked, to: :closed
  end
end
