import { escapeXml } from '@rotunda/document-formats/xml';

/** A token of a number format, as returned by the formatter library. */
export type FormatToken = { type: string; value: string; raw: string };

/** Colours in formats, in both notations. */
export const COLORS: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['blue', '#0000ff'],
  ['cyan', '#00ffff'],
  ['green', '#00ff00'],
  ['magenta', '#ff00ff'],
  ['red', '#ff0000'],
  ['white', '#ffffff'],
  ['yellow', '#ffff00'],
]);

const LITERALS = ['string', 'escaped', 'char', 'space', 'paren', 'minus', 'plus', 'percent', 'comma', 'slash', 'point'];

/** Returns the literal text of a format token, or an empty string if it has none. */
export function writeLiteral({ type, value }: FormatToken): string {
  if (type === 'skip') return ' ';
  return LITERALS.includes(type) ? value : '';
}

/** Writes a literal text for an OpenDocument format. */
export function toTextElement(text: string): string {
  return text === '' ? '' : `<number:text>${escapeXml(text)}</number:text>`;
}

/** Writes a literal text in a number format, quoted unless it is plain. In a percentage, `%` is not literal. */
export function quoteLiteral(text: string, isPercent: boolean): string {
  if (/^[ ()+\-$€£¥:]*$/u.test(text)) return text;
  // A quoted text cannot contain quotes.
  return text
    .split(/(["%])/u)
    .map((piece) => {
      if (piece === '"') return '\\"';
      return piece === '' || (piece === '%' && isPercent) ? piece : `"${piece}"`;
    })
    .join('');
}

/** Numeric language codes in formats, for the most common languages. */
export const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['404', 'zh-TW'],
  ['405', 'cs-CZ'],
  ['406', 'da-DK'],
  ['407', 'de-DE'],
  ['409', 'en-US'],
  ['40a', 'es-ES'],
  ['40b', 'fi-FI'],
  ['40c', 'fr-FR'],
  ['410', 'it-IT'],
  ['411', 'ja-JP'],
  ['412', 'ko-KR'],
  ['413', 'nl-NL'],
  ['414', 'nb-NO'],
  ['415', 'pl-PL'],
  ['416', 'pt-BR'],
  ['419', 'ru-RU'],
  ['41d', 'sv-SE'],
  ['41f', 'tr-TR'],
  ['804', 'zh-CN'],
  ['809', 'en-GB'],
  ['816', 'pt-PT'],
  ['c0a', 'es-ES'],
]);
