const SAFE_SCHEMES = new Set(['https:', 'http:', 'tel:', 'mailto:']);

/**
 * Returns the URL from an event if it can become a link. Returns undefined for schemes that execute code, and for invalid URLs.
 */
export function toSafeUrl(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return SAFE_SCHEMES.has(url.protocol) ? url.href : undefined;
}
