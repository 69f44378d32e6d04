import { toColumn } from '@rotunda/document-formats/cell-address';
import { readXml } from '@rotunda/document-formats/xml';
import { strFromU8 } from 'fflate';
import { parseArea } from './layout-of-xlsx.ts';
import type { Parts } from './sheets-of-xlsx.ts';

/** The links and notes of the cells of a sheet, by zero-based row and column. */
export type SheetNotes = { links: string[][]; notes: string[][] };

type Relation = { type: string; target: string };

const MAX_LINKED_CELLS = 1000;

/** Reads the links and notes of the cells of the sheet at `path` in a workbook file. */
export function readNotes(parts: Parts, path: string): SheetNotes {
  const relations = readRelations(parts, path);
  const links: string[][] = [];
  const sheet = getText(parts, path);
  for (const [tag] of sheet.matchAll(/<hyperlink\b[^>]*>/gu)) {
    for (const piece of readXml(tag)) {
      if (piece.kind === 'text' || piece.kind === 'close') continue;
      const area = parseArea(piece.attributes.get('ref') ?? '');
      const place = piece.attributes.get('location');
      const target = relations.get(piece.attributes.get('r:id') ?? '')?.target ?? '';
      const address = `${target}${place === undefined ? '' : `#${place}`}`;
      if (!area || address === '' || area.rows * area.columns > MAX_LINKED_CELLS) continue;
      for (let cell = 0; cell < area.rows * area.columns; cell += 1) {
        const row = area.row - 1 + Math.floor(cell / area.columns);
        put(links, row, area.column - 1 + (cell % area.columns), address);
      }
    }
  }
  const comments = [...relations.values()].find(({ type }) => type.endsWith('/comments'));
  return { links, notes: comments ? readComments(getText(parts, resolve(path, comments.target))) : [] };
}

function readComments(xml: string): string[][] {
  const notes: string[][] = [];
  let reference: RegExpExecArray | null = null;
  let [text, isText] = ['', false];
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text') {
      if (isText) text += piece.text;
      continue;
    }
    if (piece.name === 't') isText = piece.kind === 'open';
    if (piece.name !== 'comment') continue;
    if (piece.kind === 'open') {
      reference = /^([A-Z]{1,3})(\d{1,7})$/u.exec(piece.attributes.get('ref') ?? '');
      text = '';
    } else if (piece.kind === 'close' && reference && text !== '') {
      put(notes, Number(reference[2]) - 1, toColumn(reference[1] ?? '') - 1, text);
    }
  }
  return notes;
}

function readRelations(parts: Parts, path: string): ReadonlyMap<string, Relation> {
  const at = path.lastIndexOf('/');
  const relations = new Map<string, Relation>();
  for (const piece of readXml(getText(parts, `${path.slice(0, at)}/_rels${path.slice(at)}.rels`))) {
    if (piece.kind === 'text' || piece.kind === 'close' || piece.name !== 'Relationship') continue;
    const { attributes } = piece;
    relations.set(attributes.get('Id') ?? '', {
      type: attributes.get('Type') ?? '',
      target: attributes.get('Target') ?? '',
    });
  }
  return relations;
}

/** Resolves a file's relative path against the path of the file that refers to it. */
function resolve(from: string, target: string): string {
  return new URL(target, `file:///${from}`).pathname.slice(1);
}

function getText(parts: Parts, path: string): string {
  return strFromU8(parts.get(path) ?? new Uint8Array());
}

function put(grid: string[][], row: number, column: number, value: string): void {
  const cells = grid[row] ?? [];
  cells[column] = value;
  grid[row] = cells;
}
