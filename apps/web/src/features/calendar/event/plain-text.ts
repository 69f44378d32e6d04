const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const MAX_CODE_POINT = 0x10ffff;

/**
 * The text of a description that may be HTML: tags go, line breaks and entities become what they mean. The result is a
 * text and nothing else; it is not safe as HTML.
 */
export function toPlainText(html: string): string {
  return (
    html
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replaceAll(/<br\s*\/?>/gi, '\n')
      .replaceAll(/<li\b[^>]*>/gi, '\n• ')
      .replaceAll(/<\/(?:p|div|h[1-6]|ul|ol|blockquote|tr)\s*>/gi, '\n')
      // Only what is written like a tag: a text may compare with < as well.
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
