class Box
  def initialize(v) #+
    @v = v #+
  end
  def get #+
    @v #+
  end
end
a = Box.new("one") #+
b = Box.new("two") #-
r = a.get #+
q = b.get #-
puts r #@r
puts q
