import { removeInvalidCharacters } from '@rotunda/document-formats/xml';
import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  type ICommentOptions,
  ImageRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun as WordRun,
} from 'docx';
import type { WrittenComment } from '#drive/documents/conversion/blocks/document-comments.ts';
import { type Picture, toDisplaySize } from '#drive/documents/conversion/blocks/pictures.ts';
import type {
  TableCell as CellContent,
  Footnote,
  TextBlock,
  TextRun,
} from '#drive/documents/conversion/blocks/text-blocks.ts';
import { type NumberedItem, toNumbering } from './docx-lists.ts';

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

const CODE_FONT = 'Courier New';
const QUOTE_TWIPS = 720;

/** Uses Word's style names. */
const PARAGRAPH_STYLES = [
  { id: 'Quote', name: 'Quote', basedOn: 'Normal', paragraph: { indent: { left: QUOTE_TWIPS, right: QUOTE_TWIPS } } },
  { id: 'HTMLPreformatted', name: 'HTML Preformatted', basedOn: 'Normal', run: { font: CODE_FONT } },
];

/** Writes blocks as a Word document, with comments at the positions of their IDs. */
export function toDocx(
  { blocks, comments = [] }: { blocks: readonly TextBlock[]; comments?: readonly WrittenComment[] },
  title: string,
): Promise<Buffer> {
  const { items, numbering } = toNumbering(blocks);
  const children = blocks.map((block) => toElement(block, items));
  const document = new Document({
    title: removeInvalidCharacters(title),
    numbering,
    styles: { paragraphStyles: PARAGRAPH_STYLES },
    sections: [{ children }],
    ...(comments.length > 0 && { comments: { children: comments.map(toComment) } }),
  });
  return Packer.toBuffer(document);
}

function toElement(block: TextBlock, items: ReadonlyMap<TextBlock, NumberedItem>): Paragraph | Table {
  if (block.kind === 'table') return toTable(block.rows);
  if (block.kind !== 'item') return toParagraph(block);
  return new Paragraph({ numbering: items.get(block), children: block.runs.flatMap(toChildren) });
}

function toParagraph(block: Exclude<TextBlock, { kind: 'table' | 'item' }>): Paragraph {
  switch (block.kind) {
    case 'heading':
      return new Paragraph({
        heading: HEADINGS[block.level - 1] ?? HeadingLevel.HEADING_6,
        children: block.runs.flatMap(toChildren),
      });
    case 'paragraph':
      return new Paragraph({ children: block.runs.flatMap(toChildren), ...(block.isQuoted && { style: 'Quote' }) });
    case 'code':
      return new Paragraph({ style: 'HTMLPreformatted', children: toLines(block.text, { font: CODE_FONT }) });
    case 'rule':
      return new Paragraph({ thematicBreak: true });
  }
}

function toTable(rows: readonly (readonly CellContent[])[]): Table {
  const cell = (runs: CellContent) =>
    new TableCell({ children: [new Paragraph({ children: runs.flatMap(toChildren) })] });
  return new Table({ rows: rows.map((cells) => new TableRow({ children: cells.map(cell) })) });
}

function toComment({ id, parentId, createdAt, isResolved, ...message }: WrittenComment): ICommentOptions {
  const [author, text] = [removeInvalidCharacters(message.author), removeInvalidCharacters(message.text)];
  return {
    id,
    author,
    initials: author.slice(0, 1),
    resolved: isResolved,
    children: text.split('\n').map((line) => new Paragraph(line)),
    ...(createdAt !== undefined && { date: new Date(createdAt) }),
    ...(parentId !== undefined && { parentId }),
  };
}

function toChildren(run: TextRun): ParagraphChild[] {
  const { commentStarts = [], commentEnds = [] } = run;
  if (run.text !== '' || commentStarts.length + commentEnds.length === 0) return toTextChildren(run);
  const ends = commentEnds.flatMap((id) => [
    new CommentRangeEnd(id),
    new WordRun({ children: [new CommentReference(id)] }),
  ]);
  return [...commentStarts.map((id) => new CommentRangeStart(id)), ...ends];
}

function toTextChildren({
  text,
  isBold,
  isItalic,
  isStruck,
  isCode,
  link,
  picture,
  footnote,
}: TextRun): ParagraphChild[] {
  if (footnote) return [new FootnoteReferenceRun({ children: footnote.blocks.flatMap(toFootnoteParagraphs) })];
  const look = {
    bold: isBold === true,
    italics: isItalic === true,
    strike: isStruck === true,
    ...(isCode && { font: CODE_FONT }),
  };
  const lines = picture ? [toImage(picture, text)] : toLines(text, look);
  return link === undefined ? lines : [new ExternalHyperlink({ link, children: lines })];
}

/** Converts a block of a footnote. Footnotes only contain paragraphs. */
function toFootnoteParagraphs(block: Footnote['blocks'][number]): Paragraph[] {
  switch (block.kind) {
    case 'table':
      return block.rows.map(
        (cells) =>
          new Paragraph({
            children: cells.flatMap((cell, index) => [
              ...(index > 0 ? [new WordRun('\t')] : []),
              ...cell.flatMap(toChildren),
            ]),
          }),
      );
    case 'item':
      return [new Paragraph({ children: [new WordRun(`${block.marker} `), ...block.runs.flatMap(toChildren)] })];
    default:
      return [toParagraph(block)];
  }
}

function toImage(picture: Picture, description: string): ImageRun {
  return new ImageRun({
    type: picture.mimeType === 'image/png' ? 'png' : 'jpg',
    data: picture.bytes,
    transformation: toDisplaySize(picture),
    altText: { name: 'Picture', description },
  });
}

function toLines(
  text: string,
  look: { bold?: boolean; italics?: boolean; strike?: boolean; font?: string },
): WordRun[] {
  return text.split('\n').map((line, index) => new WordRun({ ...look, text: line, ...(index > 0 && { break: 1 }) }));
}
