const SAFE_SCHEMES = new Set(['https:', 'http:', 'tel:', 'mailto:']);

/** An address of an event that may become a link. Undefined for schemes that run something, and for what is no address. */
export function toSafeUrl(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return SAFE_SCHEMES.has(url.protocol) ? url.href : undefined;
}
