/** Addresses of a field that takes several, each once, and the parts that are none. */
export function splitAddresses(text: string): { addresses: string[]; invalid: string[] } {
  const parts = new Map<string, string>();
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    if (!parts.has(part.toLowerCase())) parts.set(part.toLowerCase(), part);
  }
  const all = [...parts.values()];
  const isAddress = (part: string) => /^[^@]+@[^@]+$/.test(part);
  return { addresses: all.filter(isAddress), invalid: all.filter((part) => !isAddress(part)) };
}
