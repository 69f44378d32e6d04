import { sanitizeText } from '#domain/sanitize-text.ts';

/** Returns a parameter of a query as every database stores and returns it. */
export function toStorable(value: unknown): unknown {
  return typeof value === 'string' ? sanitizeText(value) : value;
}
