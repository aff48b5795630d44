RESULTS = <<~TEXT
  Lions;Bears;win
  Wolves;Hawks;draw
  Wolves;Lions;loss
  Hawks;Bears;win
  Bears;Wolves;loss
  Lions;Hawks;draw
TEXT

Team = Struct.new(:name, :wins, :draws, :losses) do
  def played = wins + draws + losses
  def points = wins * 3 + draws
end

teams = Hash.new { |hash, name| hash[name] = Team.new(name, 0, 0, 0) }
RESULTS.each_line(chomp: true) do |line|
  home, away, result = line.split(";")
  case result
  when "win"
    teams[home].wins += 1
    teams[away].losses += 1
  when "loss"
    teams[home].losses += 1
    teams[away].wins += 1
  else
    teams[home].draws += 1
    teams[away].draws += 1
  end
end

ROW = "%-12s | %2s | %2s | %2s | %2s | %2s"
puts format(ROW, "Team", "MP", "W", "D", "L", "P")
teams.values.sort_by { |team| [-team.points, team.name] }.each do |team|
  puts ROW % [team.name, team.played, team.wins, team.draws, team.losses, team.points]
end
p teams.values.map(&:points).minmax
p teams.max_by { |_, team| team.points }.first
