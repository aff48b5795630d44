# covers: a rescue behind an expression takes what is a StandardError alone
p (Integer("x") rescue "no number"), (nil.upcase rescue $!.class), ([].fetch(1) rescue "none"), (raise "plain" rescue $!.message)
p (catch(:done) { (throw :done, 5) rescue "not taken" })
value = begin
  (exit 3) rescue "not taken either"
rescue SystemExit => error
  "left with #{error.status}"
end
p value
def risky = raise(NotImplementedError, "not yet")
begin
  risky rescue puts "never"
rescue ScriptError => error
  puts "#{error.class}: #{error.message}"
end
at_exit { puts "at the end: #{$!.class}" }
x = (raise Exception, "too much" rescue "never")
puts x
