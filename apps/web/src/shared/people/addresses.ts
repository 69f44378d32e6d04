/** The email addresses in a text in which they stand apart by commas, semicolons or white space. */
export function parseAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(isAddress))];
}

/** Whether a text looks like one email address. */
export function isAddress(text: string): boolean {
  return /^[^\s@,;]+@[^\s@,;]+$/.test(text);
}
