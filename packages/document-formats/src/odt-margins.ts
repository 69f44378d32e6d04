import { readXml } from './xml.ts';

const MARGIN = /^style:(?:header|footer)(?:-left|-first)?$/u;
const PARAGRAPH = /^text:(?:p|h)$/u;

/** Returns the different texts of the headers and footers in the styles of an OpenDocument text (`styles.xml`). */
export function readOdtMargins(xml: string): string[] {
  const paragraphs: string[] = [];
  let [isMargin, depth] = [false, 0];
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text') {
      if (isMargin && depth > 0) paragraphs.push(`${paragraphs.pop() ?? ''}${piece.text}`);
    } else if (MARGIN.test(piece.name)) isMargin = piece.kind === 'open';
    else if (isMargin && PARAGRAPH.test(piece.name) && piece.kind !== 'empty') {
      depth += piece.kind === 'open' ? 1 : -1;
      if (piece.kind === 'open') paragraphs.push('');
    }
  }
  return [...new Set(paragraphs.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== ''))];
}
