export interface Priced {
  readonly price: number;
  value(): number;
}
export class Item implements Priced {
  constructor(readonly kind: string, readonly variant: string, public stock: number, readonly price: number) {}
  value(): number { return this.stock * this.price; }
  toString(): string { return `${this.kind}/${this.variant} ${this.stock}`; }
}
