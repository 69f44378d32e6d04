const REPLACEMENT = '\ufffd';

/**
 * Text that every database gives back as it took it. Half of a surrogate pair, which UTF-8 has no form for, and NUL, which
 * PostgreSQL has no place for, become U+FFFD.
 */
export function sanitizeText(text: string): string {
  // Most text is so already, and is looked at for every row that is sealed.
  if (text.isWellFormed() && !text.includes('\0')) return text;
  return text.toWellFormed().replaceAll('\0', REPLACEMENT);
}
