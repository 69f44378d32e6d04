import { toColumn } from '@rotunda/document-formats/cell-address';
import { readXml, type XmlPiece } from '@rotunda/document-formats/xml';
import { type CellArea, MergedAreas, type SheetLayout, type SheetLine } from './sheet-layout.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;

const AREA = /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/u;
const MAX_COLUMNS = 16_384;
/** Width of the widest digit in the default font and padding of a cell, in pixels. */
const [DIGIT_PX, PADDING_PX] = [7, 5];
const PX_PER_PT = 96 / 72;
/** The tags that describe the layout of a sheet. Most other tags are cells. */
const RELEVANT = /<(?:\w+:)?(?:pane|col|row|mergeCell)\b[^>]*>/gu;

/** Reads the cell layout of a sheet in a workbook file. */
export function readLayout(xml: string): SheetLayout {
  const reader = new LayoutReader();
  for (const [tag] of xml.matchAll(RELEVANT)) for (const piece of readXml(tag)) reader.take(piece);
  return reader.toLayout();
}

/** Parses a cell area such as `B2:C5`. Returns undefined if it is invalid. */
export function parseArea(reference: string): CellArea | undefined {
  const [, left, top, right = left, bottom = top] = AREA.exec(reference) ?? [];
  if (left === undefined || right === undefined) return undefined;
  const [row, column] = [Number(top), toColumn(left)];
  return { row, column, rows: Number(bottom) - row + 1, columns: toColumn(right) - column + 1 };
}

class LayoutReader {
  readonly #merges = new MergedAreas();
  readonly #columns: SheetLine[] = [];
  readonly #rows: SheetLine[] = [];
  #frozen: { rows: number; columns: number } | undefined;

  take(piece: XmlPiece): void {
    if (piece.kind === 'text' || piece.kind === 'close') return;
    switch (piece.name) {
      case 'pane':
        this.#takePane(piece);
        break;
      case 'col':
        this.#takeColumns(piece);
        break;
      case 'row':
        this.#takeRow(piece);
        break;
      case 'mergeCell':
        this.#takeMerge(piece);
    }
  }

  toLayout(): SheetLayout {
    return {
      ...(this.#merges.list.length > 0 && { merges: this.#merges.list }),
      ...(this.#columns.length > 0 && { columns: this.#columns }),
      ...(this.#rows.length > 0 && { rows: this.#rows }),
      ...(this.#frozen && { frozen: this.#frozen }),
    };
  }

  #takePane({ attributes }: Tag): void {
    if (!/^frozen/u.test(attributes.get('state') ?? '')) return;
    const read = (key: string) => Math.max(0, Math.trunc(Number(attributes.get(key) ?? 0)) || 0);
    this.#frozen = { rows: read('ySplit'), columns: read('xSplit') };
  }

  // The last columns of a sheet are often one entry, which describes the rest and is skipped.
  #takeColumns({ attributes }: Tag): void {
    const [first, last] = [Number(attributes.get('min')), Number(attributes.get('max'))];
    const width = Number(attributes.get('width'));
    const isHidden = isTrue(attributes.get('hidden'));
    const isOwn = isTrue(attributes.get('customWidth')) && width > 0;
    if (!(isHidden || isOwn) || !(first >= 1) || !(last >= first) || last >= MAX_COLUMNS) return;
    const line: SheetLine = {
      ...(isOwn && !isHidden && { sizePx: Math.round(width * DIGIT_PX + PADDING_PX) }),
      ...(isHidden && { isHidden }),
    };
    for (let column = first; column <= last; column += 1) this.#columns[column - 1] = line;
  }

  #takeRow({ attributes }: Tag): void {
    const row = Number(attributes.get('r'));
    const height = Number(attributes.get('ht'));
    const isHidden = isTrue(attributes.get('hidden'));
    const isOwn = isTrue(attributes.get('customHeight')) && height > 0;
    if (!(isHidden || isOwn) || !(row >= 1)) return;
    this.#rows[row - 1] = {
      ...(isOwn && { sizePx: Math.round(height * PX_PER_PT) }),
      ...(isHidden && { isHidden }),
    };
  }

  #takeMerge({ attributes }: Tag): void {
    const area = parseArea(attributes.get('ref') ?? '');
    if (area) this.#merges.add(area);
  }
}

function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}
