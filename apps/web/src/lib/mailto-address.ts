/** Mail programs truncate longer addresses. */
const MAX_BODY_CHARS = 1_500;

type Draft = { subject: string; body?: string };

/**
 * Returns the address that opens a new email. Long bodies are shortened. Unpaired surrogates, which cannot be encoded and may stand
 * in any name, are replaced.
 */
export function mailtoAddress(to: string, { subject, body }: Draft): string {
  const content = body === undefined ? '' : `&body=${encode(body.slice(0, MAX_BODY_CHARS))}`;
  return `mailto:${encode(to)}?subject=${encode(subject)}${content}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
