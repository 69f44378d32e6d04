/** A text as a string of the language that files are searched in. */
export function quoteTerm(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
