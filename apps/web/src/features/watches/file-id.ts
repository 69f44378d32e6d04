/** The id of a file in what somebody pasted: the id itself, or an address that holds it. Undefined when there is none. */
export function findFileId(text: string): string | undefined {
  const [, inAddress] = /\/(?:file|files|d|folders)\/([\w-]{5,})/.exec(text) ?? [];
  if (inAddress !== undefined) return inAddress;
  const trimmed = text.trim();
  return /^[\w-]{5,}$/.test(trimmed) ? trimmed : undefined;
}
