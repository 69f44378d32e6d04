/** Quotes a text as a string in the file query language. */
export function quoteTerm(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
