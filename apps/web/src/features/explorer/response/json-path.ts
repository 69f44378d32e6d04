/** The member names and element indexes from the root to a value. */
export type JsonKeys = readonly (string | number)[];

/** Returns the path of a value in a response, such as `$.files[0].name` (RFC 9535). */
export function toJsonPath(keys: JsonKeys): string {
  return `$${keys.map(toSegment).join('')}`;
}

function toSegment(key: string | number): string {
  if (typeof key === 'number') return `[${key}]`;
  if (/^[A-Za-z_]\w*$/.test(key)) return `.${key}`;
  return `['${key.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`;
}
