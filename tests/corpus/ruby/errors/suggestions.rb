begin; [1,2].frist; rescue => e; puts e.message; end
begin; "abc".uppcase; rescue => e; puts e.message; end
begin; nil.foo; rescue => e; puts e.message; end
begin; {name: 1, age: 2}.fetch(:nmae); rescue => e; puts e.message; end
begin; {name: 1}.fetch(:zzz); rescue => e; puts e.message; end
class Foo; def total_amount = 1; def initialize = @counter = 1; def go = countr; end
begin; Foo.new.total_amout; rescue => e; puts e.message.lines.last; end
begin; Foo.new.unknown; rescue => e; puts e.message.lines.size; end
begin; Foo.new.go; rescue NameError => e; puts e.message.lines.last; end
begin; 5.lenght; rescue => e; puts e.message; end
begin; :a.lenght; rescue => e; puts e.message; end
begin; [].lenght; rescue => e; puts e.message; end
begin; foo; rescue NameError => e; puts e.message; end
begin; putss "x"; rescue NoMethodError => e; puts e.message; end
