/** Extracts the email addresses from a text, separated by commas, semicolons or whitespace. */
export function parseAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(isAddress))];
}

/** Reports whether a text looks like a single email address. */
export function isAddress(text: string): boolean {
  return /^[^\s@,;]+@[^\s@,;]+$/.test(text);
}

/** Splits the text of a field into email addresses, deduplicated, and the invalid parts. */
export function splitAddresses(text: string): { addresses: string[]; invalid: string[] } {
  const parts = new Map<string, string>();
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    if (!parts.has(part.toLowerCase())) parts.set(part.toLowerCase(), part);
  }
  const all = [...parts.values()];
  return { addresses: all.filter(isAddress), invalid: all.filter((part) => !isAddress(part)) };
}
