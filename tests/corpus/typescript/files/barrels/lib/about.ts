export const version = "1.2.3";
export default function about(): string { return `library ${version}`; }
