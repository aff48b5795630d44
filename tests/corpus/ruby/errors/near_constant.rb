# covers: constants that may have been meant
class Settings
  DEFAULT_SIZE = 3
  def size = DEFAULT_SIZ
end
puts "before"
Settings.new.size
