export enum Category {
  Office,
  Home = 5,
}
export interface Item {
  name: string;
  price: number;
  category: Category;
}
export const priceOf = (item: Item): number => item.price;
export const describe = ({ name, category }: Item) => `${name} in ${Category[category]}`;
