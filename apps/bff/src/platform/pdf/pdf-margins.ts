import { toFontSegments } from '@rotunda/document-formats/pdf-fonts';
import type { Pdf } from './pdf-lines.ts';

const SIZE = 7.5;
const GAP_PT = 12;

/** The header and footer of each page. */
type PageMargins = {
  /** The subject of the pages. */
  name: string;
  /** The part of the document that the pages belong to. */
  part: string;
  foot: string;
};

/**
 * Writes headers and footers on the pages since the last call, with page numbers within that group, and flushes these pages, so
 * that memory use does not depend on the document's length.
 */
export function writePageMargins(pdf: Pdf, { name, part, foot }: PageMargins): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const { left, right } = pdf.page.margins;
    const margins = { ...pdf.page.margins };
    // Removes the margins, because text inside them would start a new page.
    Object.assign(pdf.page.margins, { top: 0, bottom: 0 });
    const topPt = margins.top / 2;
    const place = `${part}, page ${index + 1} of ${count}`;
    const placePt = pdf.font('Helvetica', SIZE).widthOfString(place);
    const rightPt = pdf.page.width - right;
    pdf.text(place, rightPt - placePt, topPt, { lineBreak: false });
    writeLine(pdf, name, { leftPt: left, topPt, widthPt: rightPt - placePt - GAP_PT - left });
    pdf.font('Courier', SIZE).text(foot, left, pdf.page.height - margins.bottom / 2, { lineBreak: false });
    Object.assign(pdf.page.margins, margins);
  }
  pdf.flushPages();
}

/** Writes text on one line, truncated to the available space. */
function writeLine(pdf: Pdf, text: string, box: { leftPt: number; topPt: number; widthPt: number }): void {
  let at = box.leftPt;
  for (const { text: segment, font } of toFontSegments({ text: toOneLine(text), isBold: true })) {
    pdf.font(font, SIZE);
    let shown = segment;
    while (shown !== '' && at + pdf.widthOfString(shown) > box.leftPt + box.widthPt)
      shown = [...shown].slice(0, -1).join('');
    pdf.text(shown, at, box.topPt, { lineBreak: false });
    at += pdf.widthOfString(shown);
    if (shown !== segment) return;
  }
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').slice(0, 300);
}
