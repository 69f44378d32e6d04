import { registerEastAsianFonts } from '@rotunda/document-formats/pdf-fonts';
import type { Slide } from '@rotunda/document-formats/slide';
import PDFDocument from 'pdfkit';
import type { WrittenComment } from '#drive/documents/conversion/blocks/document-comments.ts';
import { listPictures, type TextBlock, toEndnotes } from '#drive/documents/conversion/blocks/text-blocks.ts';
import { AnnotatedPdf } from './annotated-pdf.ts';
import { writeDocument } from './pdf-blocks.ts';
import { annotate } from './pdf-comments.ts';
import { toPdfPictures } from './pdf-pictures.ts';
import { type Pdf, writeRuns } from './pdf-text.ts';

const INDENT_PT = 18;
const SLIDE_SIZE = [960, 540];
const SLIDE_TITLE_SIZE = 36;
const SLIDE_LINE_SIZE = 20;

type Written = {
  blocks: readonly TextBlock[];
  comments?: readonly WrittenComment[];
  /** Whether to tag table cells. */
  hasCells?: boolean;
};

/** Writes blocks as a PDF with A4 pages, with comments at the positions of their IDs. */
export async function toPdf({ blocks, comments = [], hasCells = true }: Written, title: string): Promise<Buffer> {
  const pictures = await toPdfPictures(listPictures(blocks));
  const written = [...blocks, ...toEndnotes(blocks)];
  const pdf = new AnnotatedPdf({
    size: 'A4',
    margin: 56,
    info: { Title: title },
    tagged: true,
    bufferPages: comments.length > 0,
  });
  return writePdf(pdf, written, () => {
    writeDocument({ pdf, pictures, hasCells }, blocks);
    annotate(pdf, comments);
  });
}

/** Writes slides as a PDF, one per page. */
export function slidesToPdf(slides: readonly Slide[], title: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: SLIDE_SIZE, margin: 48, info: { Title: title }, autoFirstPage: false });
  return writePdf(pdf, slides, () => {
    for (const slide of slides) {
      pdf.addPage();
      writeRuns(pdf, [{ text: slide.title, isBold: true }], { size: SLIDE_TITLE_SIZE });
      pdf.moveDown(0.5);
      for (const { depth, text } of slide.lines) {
        writeRuns(pdf, [{ text: `• ${text}` }], { size: SLIDE_LINE_SIZE, indentPt: depth * INDENT_PT });
        pdf.moveDown(0.3);
      }
    }
  });
}

async function writePdf(pdf: Pdf, content: readonly (TextBlock | Slide)[], write: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Includes all text, but no picture bytes.
  const text = JSON.stringify(content, (key, value) => (key === 'picture' ? undefined : value));
  await registerEastAsianFonts(pdf, text);
  write();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
