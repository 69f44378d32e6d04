/** The flag that a text stands for, as the public services read it: `true`, `TRUE` and `1` are the same. */
export function toBoolean(text: string): boolean | undefined {
  if (/^(?:true|1)$/i.test(text)) return true;
  return /^(?:false|0)$/i.test(text) ? false : undefined;
}
