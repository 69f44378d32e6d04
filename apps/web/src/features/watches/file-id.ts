/** Extracts the ID of a file from pasted text: the ID itself, or a URL that contains it. Returns undefined if none exists. */
export function findFileId(text: string): string | undefined {
  const [, inAddress] = /\/(?:file|files|d|folders)\/([\w-]{5,})/.exec(text) ?? [];
  if (inAddress !== undefined) return inAddress;
  const trimmed = text.trim();
  return /^[\w-]{5,}$/.test(trimmed) ? trimmed : undefined;
}
