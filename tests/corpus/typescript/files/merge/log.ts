export interface Logger {
  write(text: string): void;
}
export const lines: string[] = [];
export function log(text: string): void {
  lines.push(`${lines.length + 1}. ${text}`);
}
