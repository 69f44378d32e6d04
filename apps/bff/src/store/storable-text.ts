const REPLACEMENT = '\ufffd';

/**
 * Text that every database gives back as it took it. Half of a surrogate pair, which UTF-8 has no form for, and NUL, which
 * PostgreSQL has no place for, become U+FFFD.
 */
export function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', REPLACEMENT);
}
