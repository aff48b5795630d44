require_relative "settings"
$count = ($count || 0) + 1
module Helper
  GREETING = "hi"
  def self.module_info = "module #{name}"
  def greeting(who) = "#{GREETING} #{who}"
  def level_text = "level #{SETTINGS[:level]}"
end
def helper_count = $count
