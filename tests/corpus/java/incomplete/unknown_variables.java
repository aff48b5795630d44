double price = 4.5;
double cost = price * quantity;
double rebate = cost > limit ? cost * 0.1 : 0;
int rounds = 0;
while (reader.ready()) {
    rounds++;
    if (rounds > 3) break;
}
String label = customer.getName().toUpperCase();
System.out.println(price * 2);
// out: 9.0
// unknown: cost, rebate, label
