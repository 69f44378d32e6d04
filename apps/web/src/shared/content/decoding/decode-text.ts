import { catchOnly } from '#lib/catch-only.ts';

/**
 * Bytes as text: in the Unicode encoding that their first bytes name, else in the one that is declared, else in UTF-8, and where they are
 * no UTF-8 in windows-1252, as browsers take pages that declare nothing (Encoding Standard). A text that is cut may end inside of a
 * character.
 */
export function decodeText(
  bytes: Uint8Array,
  { declared, isCut = false }: { declared?: string | undefined; isCut?: boolean } = {},
): string {
  const label = [labelOfMark(bytes), declared].find((one) => one !== undefined && isKnown(one)) ?? 'utf-8';
  const decode = () => new TextDecoder(label, { fatal: true }).decode(bytes, { stream: isCut });
  return catchOnly(TypeError, decode) ?? new TextDecoder(label === 'utf-8' ? 'windows-1252' : label).decode(bytes);
}

function labelOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function isKnown(label: string): boolean {
  return catchOnly(RangeError, () => new TextDecoder(label)) !== undefined;
}
