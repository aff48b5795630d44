SETTINGS = { level: 1, name: "demo" }
puts "never" if __FILE__ == $0
