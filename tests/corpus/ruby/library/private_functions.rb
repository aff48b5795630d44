# covers: functions that every object has for itself alone, methods outside of classes, and classes that have their own by such a name
def helper(x) = x * 2
def told
  p yield
rescue NoMethodError => e
  puts e.message.lines.first.gsub(/0x\h+/, "0x")
end
told { helper(2) }
told { self.helper(3) }
told { "a".helper(3) }
told { 5.puts "x" }
told { [1].format("%d") }
told { nil.raise "x" }
told { Object.new.initialize.nil? }
told { String.private(:upcase) }
told { String.remove_const(:X) }
told { Kernel.format("%d", 3) }
told { Kernel.respond_to?(:puts) }
told { $stdout.respond_to?(:puts) }
told { Object.new.respond_to?(:puts) }
told { Object.new.respond_to?(:helper) }
told { Object.new.respond_to?(:helper, true) }
told { Random.new(1).respond_to?(:rand) }
told { Object.private_method_defined?(:helper) }
told { 4.send(:helper, 1) }
told { [1, 2].map(&method(:helper)) }
class Page
  def print = "printed"
  def format(x) = "formatted #{x}"
  def helper = "own"
  def use = helper
end
told { Page.new.print }
told { Page.new.format(1) }
told { Page.new.helper }
told { Page.new.use }
told { Page.new.respond_to?(:print) }
class Draft < Page
  private def print = "hidden"
end
told { Draft.new.print }
told { Draft.new.respond_to?(:print) }
class Final < Draft
  def print = "shown"
end
told { Final.new.print }
public
def open_to_all = :open
told { 1.open_to_all }
