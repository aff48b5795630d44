class Audit
  include Plugin
  def attach(bus)
    seen = 0
    bus.on(:created, 5) { |data, _| Bus.log << "audit #{seen += 1}: #{data[:name]}" }
    bus.on(:deleted, 9) { :stop }
  end
end
