import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { type TextBlock, type TextRun, toPlain } from './text-blocks.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const TEXT_SIZE = 11;
const HEADING_SIZES = [24, 18, 14, 12, 11, 11];
const INDENT_PT = 18;

/** Blocks as PDF on A4 pages. */
export async function toPdf(blocks: readonly TextBlock[], title: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 56, info: { Title: title } });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const block of blocks) writeBlock(pdf, block);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function writeBlock(pdf: Pdf, block: TextBlock): void {
  switch (block.kind) {
    case 'heading': {
      const text = toPlain(block.runs);
      pdf.font(toFont({ text, isBold: true }), HEADING_SIZES[block.level - 1] ?? TEXT_SIZE).text(text);
      break;
    }
    case 'paragraph':
      writeRuns(pdf, block.runs, 0);
      break;
    case 'item':
      writeRuns(pdf, [{ text: `${block.marker} ` }, ...block.runs], (block.depth + 1) * INDENT_PT);
      break;
    case 'code':
      pdf.font(toFont({ text: block.text, isCode: true }), TEXT_SIZE - 1).text(block.text);
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

function writeRuns(pdf: Pdf, runs: readonly TextRun[], indentPt: number): void {
  const left = pdf.page.margins.left + indentPt;
  pdf.x = left;
  const width = pdf.page.width - pdf.page.margins.right - left;
  for (const [index, run] of runs.entries()) {
    const continued = index < runs.length - 1;
    const look = { width, continued, underline: run.link !== undefined, link: run.link ?? null };
    pdf.font(toFont(run), TEXT_SIZE).text(run.text, look);
  }
}

function writeTable(pdf: Pdf, rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return;
  pdf.font(toFont({ text: rows.flat().join('') }), TEXT_SIZE - 2).table({ data: rows.map((row) => [...row]) });
}

// The fonts that every reader has hold the characters of Windows-1252; for others the document brings a font along.
const STANDARD = /^[\n\t\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

function toFont(run: TextRun): string {
  const isStandard = STANDARD.test(run.text);
  if (run.isCode) return isStandard ? 'Courier' : toFontFile('DejaVuSansMono');
  const style = `${run.isBold ? 'Bold' : ''}${run.isItalic ? 'Oblique' : ''}`;
  const family = isStandard ? 'Helvetica' : 'DejaVuSans';
  const name = style === '' ? family : `${family}-${style}`;
  return isStandard ? name : toFontFile(name);
}

function toFontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
}
