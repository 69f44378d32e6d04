import {
  listFootnotes,
  type TableCell,
  type TextBlock,
  toNote,
} from '#drive/documents/conversion/blocks/text-blocks.ts';
import { AnnotatedPdf } from './annotated-pdf.ts';
import type { PdfPictures } from './pdf-pictures.ts';
import { drawSheet } from './pdf-sheet.ts';
import { BREAK_TEXT } from './pdf-structure.ts';
import { toPdfRows } from './pdf-table-cells.ts';
import { type LinePart, type Pdf, TEXT_SIZE, type TextLayout, toLineParts, writeRuns } from './pdf-text.ts';

type Item = Extract<TextBlock, { kind: 'item' }>;
type Element = ReturnType<Pdf['struct']>;

const HEADING_SIZES = [24, 18, 14, 12, 11, 11];
const TABLE_TEXT_SIZE = TEXT_SIZE - 2;
const INDENT_PT = 18;
const QUOTE_PT = 24;
const SEPARATOR = ' | ';

/**
 * Writes tagged blocks (ISO 32000, 14.8), which programs and screen readers use to recognise the structure, with their footnotes
 * below a rule.
 */
export function writeDocument(place: Omit<Place, 'parent'>, blocks: readonly TextBlock[]): void {
  const { pdf } = place;
  const parent = pdf.struct('Document', {});
  pdf.addStructure(parent);
  writeBlocks({ ...place, parent }, blocks);
  const footnotes = listFootnotes(blocks);
  if (footnotes.length > 0) writeBlock({ ...place, parent }, { kind: 'rule' });
  for (const footnote of footnotes) {
    const note = pdf.struct('Note', {});
    parent.add(note);
    writeBlocks({ ...place, parent: note }, toNote(footnote));
    note.end();
  }
  parent.end();
}

/** Where blocks are written: into a structure element. */
type Place = {
  pdf: Pdf;
  parent: Element;
  pictures: PdfPictures;
  /** Whether to tag table cells. Each takes a kilobyte. */
  hasCells: boolean;
  /** Whether the blocks are part of a quotation. */
  isQuoted?: boolean;
};

function writeBlocks(place: Place, blocks: readonly TextBlock[]): void {
  const quote = place.isQuoted ? undefined : blocks.findIndex(({ isQuoted }) => isQuoted);
  if (quote === undefined || quote < 0) {
    writeLevel(place, blocks);
    return;
  }
  const length = blocks.slice(quote).findIndex(({ isQuoted }) => !isQuoted);
  const end = length < 0 ? blocks.length : quote + length;
  writeLevel(place, blocks.slice(0, quote));
  const element = place.pdf.struct('BlockQuote', {});
  place.parent.add(element);
  writeLevel({ ...place, parent: element, isQuoted: true }, blocks.slice(quote, end));
  element.end();
  writeBlocks(place, blocks.slice(end));
}

function writeLevel(place: Place, blocks: readonly TextBlock[]): void {
  let items: Item[] = [];
  const endList = () => {
    if (items.length > 0) put(place, toList(place.pdf, items, place.pictures));
    items = [];
  };
  for (const block of blocks) {
    if (block.kind === 'item') {
      items.push(block);
      continue;
    }
    endList();
    writeBlock(place, block);
  }
  endList();
}

function writeBlock(place: Place, block: Exclude<TextBlock, Item>): void {
  const { pdf, pictures } = place;
  const indentPt = place.isQuoted ? QUOTE_PT : 0;
  switch (block.kind) {
    case 'heading': {
      const runs = block.runs.map((run) => ({ ...run, isBold: true }));
      const look = { size: HEADING_SIZES[block.level - 1] ?? TEXT_SIZE, pictures };
      put(place, pdf.struct(`H${block.level}`, {}, toChildren(pdf, toLineParts(pdf, runs, look))));
      break;
    }
    case 'paragraph':
      put(place, pdf.struct('P', {}, toChildren(pdf, toLineParts(pdf, block.runs, { pictures, indentPt }))));
      break;
    case 'code':
      put(
        place,
        pdf.struct('Code', {}, [() => writeRuns(pdf, [{ text: block.text, isCode: true }], { size: TEXT_SIZE - 1 })]),
      );
      break;
    case 'table':
      if (!block.sheet || !drawSheet(pdf, block.sheet)) writeTable(place, block.rows);
      break;
    case 'rule':
      put(place, pdf.struct('Div', {}, [() => drawRule(pdf)]));
      break;
  }
  endBlock(pdf);
}

function drawRule(pdf: Pdf): void {
  pdf
    .moveTo(pdf.x, pdf.y)
    .lineTo(pdf.page.width - pdf.page.margins.right, pdf.y)
    .stroke();
}

function put({ parent }: Place, element: Element): void {
  parent.add(element);
  element.end();
}

function endBlock(pdf: Pdf): void {
  if (pdf instanceof AnnotatedPdf) pdf.endLine();
  pdf.moveDown(0.6);
  pdf.x = pdf.page.margins.left;
}

function toChildren(pdf: Pdf, parts: readonly LinePart[]): (Element | (() => void))[] {
  return parts.map(({ link, picture, isReference, isBreak, write }) => {
    if (isBreak) return pdf.struct('Span', { alt: BREAK_TEXT }, [write]);
    if (isReference) return pdf.struct('Reference', {}, [write]);
    if (picture) return pdf.struct('Figure', { alt: '-' }, [write]);
    return link === undefined ? write : pdf.struct('Link', {}, [write]);
  });
}

/** Writes a list of items. Deeper items become nested lists. */
function toList(pdf: Pdf, items: readonly Item[], pictures: PdfPictures): Element {
  const depth = Math.min(...items.map((item) => item.depth));
  const entries: { item: Item; inner: Item[] }[] = [];
  for (const item of items) {
    const last = entries.at(-1);
    if (item.depth > depth && last) last.inner.push(item);
    else entries.push({ item, inner: [] });
  }
  const children = entries.map(({ item, inner }) => {
    const look: TextLayout = { indentPt: (item.depth + 1) * INDENT_PT, pictures };
    const [label, ...body] = toLineParts(pdf, [{ text: `${item.marker} ` }, ...item.runs], look);
    const end = () => endBlock(pdf);
    return pdf.struct('LI', {}, [
      pdf.struct('Lbl', {}, label ? [label.write] : []),
      pdf.struct('LBody', {}, [...toChildren(pdf, body), end]),
      ...(inner.length > 0 ? [toList(pdf, inner, pictures)] : []),
    ]);
  });
  return pdf.struct('L', {}, children);
}

function writeTable(place: Place, cells: readonly (readonly TableCell[])[]): void {
  const { pdf, parent, hasCells } = place;
  if (cells.length === 0) return;
  const data = toPdfRows(cells, TABLE_TEXT_SIZE);
  if (data) {
    // The library's types do not include the structure parent.
    const options = { data, ...(hasCells && { structParent: parent }) };
    pdf.table(options);
    return;
  }
  const elements = cells.map((row) => pdf.struct('TR', {}, toRow(place, row)));
  put(place, pdf.struct('Table', {}, elements));
}

function toRow({ pdf, pictures }: Place, row: readonly TableCell[]): Element[] {
  const runs = row.flatMap((cell, index) => (index === 0 ? cell : [{ text: SEPARATOR }, ...cell]));
  const parts = toLineParts(pdf, runs, { size: TABLE_TEXT_SIZE, pictures });
  const take = (count: number) => toChildren(pdf, parts.splice(0, count));
  return row.flatMap((cell, index) => [
    ...(index > 0 ? [pdf.struct('NonStruct', {}, take(1))] : []),
    pdf.struct('TD', {}, take(cell.length)),
  ]);
}
