const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const MAX_CODE_POINT = 0x10ffff;

/**
 * Converts a description that may be HTML to plain text: removes tags and converts line breaks and entities. The result is not
 * safe to use as HTML.
 */
export function toPlainText(html: string): string {
  return (
    html
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replaceAll(/<br\s*\/?>/gi, '\n')
      .replaceAll(/<li\b[^>]*>/gi, '\n• ')
      .replaceAll(/<\/(?:p|div|h[1-6]|ul|ol|blockquote|tr)\s*>/gi, '\n')
      // Only matches text that looks like a tag, because text may also contain `<` as a comparison.
      .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
      .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, decodeEntity)
      .replaceAll(/[ \t]+\n/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  );
}

function decodeEntity(entity: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
  const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return codePoint > 0 && codePoint <= MAX_CODE_POINT ? String.fromCodePoint(codePoint) : entity;
}
