/** Names of members and numbers of elements, from the outermost value to the one that is meant. */
export type JsonKeys = readonly (string | number)[];

/** The path of a value within an answer: `$.files[0].name`, as RFC 9535 writes it. */
export function toJsonPath(keys: JsonKeys): string {
  return `$${keys.map(toSegment).join('')}`;
}

function toSegment(key: string | number): string {
  if (typeof key === 'number') return `[${key}]`;
  if (/^[A-Za-z_]\w*$/.test(key)) return `.${key}`;
  return `['${key.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`;
}
