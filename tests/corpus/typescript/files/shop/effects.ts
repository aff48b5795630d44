console.log("loaded, though only a type is used");
export interface Unused {
  a: 1;
}
