-- Floating-point arithmetic on members: three planets around a sun, 20,000 steps.

local function advance(bodies, dt)
  for i = 1, #bodies do
    local a = bodies[i]
    for j = i + 1, #bodies do
      local b = bodies[j]
      local dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
      local squared = dx * dx + dy * dy + dz * dz
      local pull = dt / (squared * math.sqrt(squared))
      a.vx = a.vx - dx * b.mass * pull
      a.vy = a.vy - dy * b.mass * pull
      a.vz = a.vz - dz * b.mass * pull
      b.vx = b.vx + dx * a.mass * pull
      b.vy = b.vy + dy * a.mass * pull
      b.vz = b.vz + dz * a.mass * pull
    end
  end
  for _, body in ipairs(bodies) do
    body.x = body.x + dt * body.vx
    body.y = body.y + dt * body.vy
    body.z = body.z + dt * body.vz
  end
end

local bodies = {
  { x = 0.0, y = 0.0, z = 0.0, vx = 0.0, vy = 0.0, vz = 0.0, mass = 40.0 },
  { x = 5.0, y = -1.0, z = 0.1, vx = 0.5, vy = 2.7, vz = -0.02, mass = 0.04 },
  { x = -8.0, y = 4.0, z = 0.4, vx = -0.9, vy = -1.8, vz = 0.01, mass = 0.01 },
  { x = 12.0, y = 9.0, z = -0.3, vx = -1.0, vy = 1.3, vz = 0.03, mass = 0.002 },
}
for _ = 1, 20000 do advance(bodies, 0.001) end
for _, body in ipairs(bodies) do
  print(string.format("%.9f %.9f %.9f", body.x, body.y, body.z))
end
