# covers: variables that may have been meant
# A name that may have been meant.
def compute(total_value)
  scale = 2
  totl_value * scale
end
puts "start"
compute(5)
