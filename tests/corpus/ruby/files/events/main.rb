# covers: plugins required by computed names, blocks kept across files, a module that counts who includes it
require_relative "bus"
%w[audit mail].each { |name| require_relative "plugins/#{name}" }

bus = Bus.instance
Plugin.all.each { |plugin| plugin.new.attach(bus) }
bus.fire(:created, name: "ann")
bus.fire(:deleted, name: "bob")
puts Bus.log
puts Plugin.all.map(&:name).inspect, bus.equal?(Bus.instance), bus.listeners(:created)
p require_relative("bus"), require_relative("plugins/mail")
