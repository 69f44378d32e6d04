import type { PdfText } from './pdf-page.ts';

const MAX_BLANKS = 200;

/** Converts monospaced texts to lines with the same indentation as on the page. */
export function toPreformatted(texts: readonly Pick<PdfText, 'text' | 'isLineEnd' | 'left' | 'right'>[]): string {
  const words = texts.filter(({ text }) => text.trim() !== '');
  const [longest] = words.toSorted((one, other) => other.text.length - one.text.length);
  const blankPt = longest ? (longest.right - longest.left) / longest.text.length : 0;
  const edge = Math.min(...words.map(({ left }) => left));
  let [written, isAtStart] = ['', true];
  for (const { text, left, isLineEnd } of texts) {
    const isBlank = text.trim() === '';
    if (!isAtStart) written += text;
    else if (!isBlank) {
      const blanks = blankPt > 0 ? Math.min(MAX_BLANKS, Math.round((left - edge) / blankPt)) : 0;
      written += ' '.repeat(blanks) + text;
    }
    isAtStart = isLineEnd || (isAtStart && isBlank);
    if (isLineEnd) written += '\n';
  }
  return written.replace(/^\n+/u, '').trimEnd();
}
