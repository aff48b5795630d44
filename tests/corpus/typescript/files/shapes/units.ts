export enum Unit {
  Metre,
  Foot,
}
export function describe(unit: Unit): string {
  switch (unit) {
    case Unit.Metre: return "m2";
    case Unit.Foot: return "sq ft";
  }
}
