enum Direction {
  North,
  East,
  South,
  West,
}

enum Light {
  Red = "red",
  Green = "green",
}

function turned(direction: Direction, by: number): Direction {
  return (direction + by) % 4;
}

console.log(Direction.East, Direction[Direction.East]);
console.log(Direction[turned(Direction.West, 2)]);
console.log(Direction);
console.log(Light, Object.keys(Light).length);
