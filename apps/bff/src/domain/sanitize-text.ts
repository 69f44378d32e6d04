const REPLACEMENT = '\ufffd';

/**
 * Returns text that every database stores and returns unchanged. Replaces lone surrogates, which UTF-8 cannot encode, and NUL,
 * which PostgreSQL cannot store, with U+FFFD.
 */
export function sanitizeText(text: string): string {
  // Fast path: most text is clean already, and this runs for every sealed row.
  if (text.isWellFormed() && !text.includes('\0')) return text;
  return text.toWellFormed().replaceAll('\0', REPLACEMENT);
}
