/**
 * Returns the boundary of a multipart content type with one of these subtypes (RFC 2046 section 5.1), or undefined for other
 * types.
 */
export function readBoundary(contentType: string | undefined, subtypes: readonly string[]): string | undefined {
  const [type = '', ...parameters] = (contentType ?? '').split(/(?=;)/);
  if (!subtypes.some((subtype) => type.trim().toLowerCase() === `multipart/${subtype}`)) return undefined;
  const match = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(parameters.join(''));
  return match?.[1] ?? match?.[2];
}

/** Parses the headers of a part, by name in lower case. Skips malformed lines. */
export function parseHeaderLines(text: string): Record<string, string> {
  const entries = text.split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const] : [];
  });
  return Object.fromEntries(entries);
}
