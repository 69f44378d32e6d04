/** The email addresses in a text in which they stand apart by commas, semicolons or white space. */
export function parseAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(isAddress))];
}

/** Whether a text looks like one email address. */
export function isAddress(text: string): boolean {
  return /^[^\s@,;]+@[^\s@,;]+$/.test(text);
}

/** Addresses of a field that takes several, each once, and the parts that are none. */
export function splitAddresses(text: string): { addresses: string[]; invalid: string[] } {
  const parts = new Map<string, string>();
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    if (!parts.has(part.toLowerCase())) parts.set(part.toLowerCase(), part);
  }
  const all = [...parts.values()];
  return { addresses: all.filter(isAddress), invalid: all.filter((part) => !isAddress(part)) };
}
