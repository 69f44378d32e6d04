import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun as WordRun,
} from 'docx';
import { type Picture, toShownSize } from './pictures.ts';
import type { TextBlock, TextRun } from './text-blocks.ts';

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;
const INDENT_TWIPS = 360;

/** Blocks as a Word document. */
export function toDocx(blocks: readonly TextBlock[], title: string): Promise<Buffer> {
  const document = new Document({ title, sections: [{ children: blocks.map(toElement) }] });
  return Packer.toBuffer(document);
}

function toElement(block: TextBlock): Paragraph | Table {
  switch (block.kind) {
    case 'heading':
      return new Paragraph({
        heading: HEADINGS[block.level - 1] ?? HeadingLevel.HEADING_6,
        children: block.runs.flatMap(toChildren),
      });
    case 'paragraph':
      return new Paragraph({ children: block.runs.flatMap(toChildren) });
    case 'item': {
      const indent = { left: (block.depth + 1) * INDENT_TWIPS };
      return new Paragraph({ indent, children: [new WordRun(`${block.marker} `), ...block.runs.flatMap(toChildren)] });
    }
    case 'code':
      return new Paragraph({ children: toLines(block.text, { font: 'Courier New' }) });
    case 'table':
      return toTable(block.rows);
    case 'rule':
      return new Paragraph({ thematicBreak: true });
  }
}

function toTable(rows: readonly (readonly string[])[]): Table {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
  return new Table({ rows: rows.map((cells) => new TableRow({ children: cells.map(cell) })) });
}

function toChildren({ text, isBold, isItalic, isCode, link, picture }: TextRun): ParagraphChild[] {
  const look = { bold: isBold === true, italics: isItalic === true, ...(isCode && { font: 'Courier New' }) };
  const lines = picture ? [toImage(picture, text)] : toLines(text, look);
  return link === undefined ? lines : [new ExternalHyperlink({ link, children: lines })];
}

function toImage(picture: Picture, description: string): ImageRun {
  return new ImageRun({
    type: picture.mimeType === 'image/png' ? 'png' : 'jpg',
    data: picture.bytes,
    transformation: toShownSize(picture),
    altText: { name: 'Picture', description },
  });
}

function toLines(text: string, look: { bold?: boolean; italics?: boolean; font?: string }): WordRun[] {
  return text.split('\n').map((line, index) => new WordRun({ ...look, text: line, ...(index > 0 && { break: 1 }) }));
}
