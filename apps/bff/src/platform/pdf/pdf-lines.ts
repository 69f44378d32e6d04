import { toFontSegments } from '@rotunda/document-formats/pdf-fonts';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

type TextStyle = { isBold?: boolean; isCode?: boolean; size?: number; isContinued?: boolean };

const TEXT_SIZE = 9.5;
const LINE_GAP = 1.5;
const HEADING_SIZES = { 1: 15, 2: 11 } as const;

/** Writes a heading. */
export function writeHeading(pdf: Pdf, text: string, level: 1 | 2): void {
  pdf.moveDown(0.6);
  writeText(pdf, text, { isBold: true, size: HEADING_SIZES[level] });
  pdf.moveDown(0.3);
}

/** Writes a name and its value on one line. */
export function writeField(pdf: Pdf, name: string, value: string, isCode = false): void {
  writeText(pdf, `${name}: `, { isBold: true, isContinued: true });
  writeText(pdf, value, { isCode });
}

/** Writes text in fonts that contain all its characters. */
export function writeText(pdf: Pdf, text: string, look: TextStyle = {}): void {
  const { size = TEXT_SIZE, isContinued = false, isBold = false, isCode = false } = look;
  // An empty line would leave the previous one open.
  const segments = toFontSegments({ text: text === '' ? ' ' : text, isBold, isCode });
  for (const [index, segment] of segments.entries()) {
    const { font, outline } = segment;
    pdf.font(font, size).lineWidth(outline > 0 ? size * outline : 1);
    pdf.text(segment.text, {
      continued: isContinued || index < segments.length - 1,
      fill: true,
      stroke: outline > 0,
      lineGap: LINE_GAP,
    });
  }
}
