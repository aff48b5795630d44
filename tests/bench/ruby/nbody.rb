# Floating-point arithmetic on attributes: three planets around a sun, 20,000 steps.

class Body
  attr_accessor :x, :y, :z, :vx, :vy, :vz
  attr_reader :mass

  def initialize(x, y, z, vx, vy, vz, mass)
    @x, @y, @z = x, y, z
    @vx, @vy, @vz = vx, vy, vz
    @mass = mass
  end

  def move(dt)
    @x += dt * @vx
    @y += dt * @vy
    @z += dt * @vz
  end
end

def advance(bodies, dt)
  bodies.each_with_index do |a, i|
    bodies.drop(i + 1).each do |b|
      dx = a.x - b.x
      dy = a.y - b.y
      dz = a.z - b.z
      squared = dx * dx + dy * dy + dz * dz
      pull = dt / (squared * Math.sqrt(squared))
      a.vx -= dx * b.mass * pull
      a.vy -= dy * b.mass * pull
      a.vz -= dz * b.mass * pull
      b.vx += dx * a.mass * pull
      b.vy += dy * a.mass * pull
      b.vz += dz * a.mass * pull
    end
  end
  bodies.each { |body| body.move(dt) }
end

bodies = [
  Body.new(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 40.0),
  Body.new(5.0, -1.0, 0.1, 0.5, 2.7, -0.02, 0.04),
  Body.new(-8.0, 4.0, 0.4, -0.9, -1.8, 0.01, 0.01),
  Body.new(12.0, 9.0, -0.3, -1.0, 1.3, 0.03, 0.002)
]
20_000.times { advance(bodies, 0.001) }
bodies.each { |body| puts format("%.9f %.9f %.9f", body.x, body.y, body.z) }
