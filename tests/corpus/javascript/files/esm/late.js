console.log("late runs");
export const value = 42;
export default class Foo {}
