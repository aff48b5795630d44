class ConfigError < StandardError
end
class Loader
  def load(name)
    [1].each do |x|
      raise ConfigError, "no #{name}" if x == 1
    end
  end
end
Loader.new.load("cfg")
