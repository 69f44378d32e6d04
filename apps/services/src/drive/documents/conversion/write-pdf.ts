import PDFDocument from 'pdfkit';
import { registerEastAsianFonts, toFontSegments } from './pdf-fonts.ts';
import { drawPicture, type PdfPictures, toPdfPictures } from './pdf-pictures.ts';
import type { Slide } from './slide.ts';
import { picturesIn, type TableCell, type TextBlock, type TextRun, toEndnotes, toPlain } from './text-blocks.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const TEXT_SIZE = 11;
const HEADING_SIZES = [24, 18, 14, 12, 11, 11];
const INDENT_PT = 18;
// Of the fonts that every reader has: text in other fonts stands on the same line.
const ASCENT = 0.72;
const SLIDE_SIZE = [960, 540];
const SLIDE_TITLE_SIZE = 36;
const SLIDE_LINE_SIZE = 20;

/** Blocks as PDF on A4 pages. */
export async function toPdf(blocks: readonly TextBlock[], title: string): Promise<Buffer> {
  const pictures = await toPdfPictures(picturesIn(blocks));
  const written = [...blocks, ...toEndnotes(blocks)];
  return writePdf({ size: 'A4', margin: 56, info: { Title: title } }, written, (pdf) => {
    for (const block of written) writeBlock(pdf, block, pictures);
  });
}

/** Slides as PDF, one on each page. */
export function slidesToPdf(slides: readonly Slide[], title: string): Promise<Buffer> {
  return writePdf({ size: SLIDE_SIZE, margin: 48, info: { Title: title }, autoFirstPage: false }, slides, (pdf) => {
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

async function writePdf(
  options: PDFKit.PDFDocumentOptions,
  content: readonly (TextBlock | Slide)[],
  write: (pdf: Pdf) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument(options);
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  // All of the text, and none of the bytes of pictures.
  const text = JSON.stringify(content, (key, value) => (key === 'picture' ? undefined : value));
  await registerEastAsianFonts(pdf, text);
  write(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function writeBlock(pdf: Pdf, block: TextBlock, pictures: PdfPictures): void {
  switch (block.kind) {
    case 'heading':
      writeRuns(
        pdf,
        block.runs.map((run) => ({ ...run, isBold: true })),
        { size: HEADING_SIZES[block.level - 1] ?? TEXT_SIZE, pictures },
      );
      break;
    case 'paragraph':
      writeRuns(pdf, block.runs, { pictures });
      break;
    case 'item':
      writeRuns(pdf, [{ text: `${block.marker} ` }, ...block.runs], {
        indentPt: (block.depth + 1) * INDENT_PT,
        pictures,
      });
      break;
    case 'code':
      writeRuns(pdf, [{ text: block.text, isCode: true }], { size: TEXT_SIZE - 1 });
      break;
    case 'table':
      writeTable(pdf, block.rows);
      break;
    case 'rule':
      pdf
        .moveTo(pdf.x, pdf.y)
        .lineTo(pdf.page.width - pdf.page.margins.right, pdf.y)
        .stroke();
      break;
  }
  pdf.moveDown(0.6);
  pdf.x = pdf.page.margins.left;
}

type Look = { size?: number; indentPt?: number };

/** Writes text, and below each piece of it the picture that follows. */
function writeRuns(pdf: Pdf, runs: readonly TextRun[], { pictures, ...look }: Look & { pictures?: PdfPictures }): void {
  let text: TextRun[] = [];
  let isBelow = false;
  for (const run of runs) {
    if (run.picture) {
      writeText(pdf, text, look);
      text = [];
      isBelow = pictures !== undefined && drawPicture(pdf, run.picture, pictures);
      if (isBelow) continue;
    }
    text.push(isBelow ? { ...run, text: run.text.trimStart() } : run);
    isBelow = false;
  }
  writeText(pdf, text, look);
}

function writeText(pdf: Pdf, runs: readonly TextRun[], { size = TEXT_SIZE, indentPt = 0 }: Look): void {
  const left = pdf.page.margins.left + indentPt;
  pdf.x = left;
  const width = pdf.page.width - pdf.page.margins.right - left;
  const segments = runs.flatMap((run) =>
    toFontSegments(run).map((segment) => ({ ...segment, link: run.link, isStruck: run.isStruck })),
  );
  for (const [index, { text, font, outline, link, isStruck }] of segments.entries()) {
    const continued = index < segments.length - 1;
    const isOutlined = outline > 0;
    pdf.font(font, size).lineWidth(isOutlined ? size * outline : 1);
    pdf.text(text, {
      width,
      baseline: -ASCENT * size,
      continued,
      underline: link !== undefined,
      strike: isStruck === true,
      link: link ?? null,
      fill: true,
      stroke: isOutlined,
    });
  }
}

// Cells take strings of one look only; a row in several is written as a line.
function writeTable(pdf: Pdf, cells: readonly (readonly TableCell[])[]): void {
  if (cells.length === 0) return;
  const rows = cells.map((row) => row.map(toPlain));
  const isStruck = cells.flat(2).some((run) => run.isStruck);
  const fonts = new Set(toFontSegments({ text: rows.flat().join('') }).map(({ font }) => font));
  const [font = 'Helvetica'] = fonts;
  if (fonts.size <= 1 && !isStruck) {
    pdf.font(font, TEXT_SIZE - 2).table({ data: rows.map((row) => [...row]) });
    return;
  }
  for (const row of cells) {
    const runs = row.flatMap((cell, index) => (index === 0 ? cell : [{ text: ' | ' }, ...cell]));
    writeRuns(pdf, runs, { size: TEXT_SIZE - 2 });
  }
}
