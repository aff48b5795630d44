class Shape { area() { return 0; } }
class Square extends Shape {
  constructor(s) { super(); this.s = s; }         //+
  area() { return this.s * this.s; }              //+
}
class Circle extends Shape {
  constructor(r) { super(); this.r = r; }
  area() { return 3 * this.r * this.r; }
}
const q = new Square(2);                          //+
const c = new Circle(5);
const area = q.area();                            //+
console.log(c.area());
console.log(area);                                //@area
