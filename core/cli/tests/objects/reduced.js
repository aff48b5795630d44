const cart = [];                                  //+
const wish = [];                                  //-
cart.push({ name: "pen", price: 2 });             //+
wish.push({ name: "car", price: 9000 });          //-
cart.push({ name: "ink", price: 5 });             //+
const total = cart.reduce((sum, item) => sum + item.price, 0); //+
const dream = wish.reduce((sum, item) => sum + item.price, 0); //-
console.log(total);                               //@total
console.log(dream);
