/** Escapes text for XML and HTML content and attributes. Removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return removeInvalidCharacters(text).replaceAll(/[&<>"']/g, (character) => references[character] ?? character);
}

/** Removes characters that XML does not allow. */
export function removeInvalidCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 does not allow these characters.
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

/** Unescapes the XML text between two tags. */
export function unescapeXml(xml: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return xml.replaceAll(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/giu, (whole, name, decimal, hex) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd';
  });
}

/** A piece of XML: a tag, or the text between two tags. */
export type XmlPiece =
  | { kind: 'open' | 'empty'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

// Takes linear time: what is never closed extends to the end, or to the next tag.
const PIECE = /<!--[\s\S]*?(?:-->|$)|<[?!][^>]*(?:>|$)|<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/gu;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** Iterates over the tags and texts of XML in order. Skips comments, declarations and invalid content. */
export function* readXml(xml: string): Generator<XmlPiece> {
  for (const [, slash, name, attributes = '', end, text] of xml.matchAll(PIECE)) {
    if (text !== undefined) yield { kind: 'text', text: unescapeXml(text) };
    else if (name !== undefined && slash === '/') yield { kind: 'close', name };
    else if (name !== undefined) {
      yield { kind: end === '/' ? 'empty' : 'open', name, attributes: toAttributes(attributes) };
    }
  }
}

function toAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, unescapeXml(double ?? single ?? '')]),
  );
}
