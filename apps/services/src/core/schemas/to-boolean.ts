/** Parses a boolean like the public services: `true`, `TRUE` and `1` are equivalent. */
export function toBoolean(text: string): boolean | undefined {
  if (/^(?:true|1)$/i.test(text)) return true;
  return /^(?:false|0)$/i.test(text) ? false : undefined;
}
