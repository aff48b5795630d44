// covers: reading a property of undefined, the commonest error
const users = { ann: { address: { city: "Bern" } } }; function city(name) { return users[name].address.city; } console.log(city("ann")); console.log(city("bob"));
