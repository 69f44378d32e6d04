import { isDateFormat } from 'numfmt';
import { readXml } from '#xml.ts';
import { toColumn } from './cell-address.ts';
import { CellCount, CompactSheet, SharedTexts } from './compact-sheet.ts';
import { readInChunks, readWhole, type SheetParts } from './sheet-parts.ts';
import { listOmitted, type Workbook } from './workbook.ts';
import { readXlsxFormats } from './xlsx-formats.ts';
import { readRuns, XlsxSheetReader } from './xlsx-sheet-reader.ts';

const DAYS_OFF_1904 = 1462;
const ROW_END = /<\/(?:\w+:)?row>|<(?:\w+:)?row\b[^<>]*\/>/gu;
const TEXT_END = /<\/(?:\w+:)?si>/gu;
// Patterns stop at the next tag of the same name, so that searching takes linear time even if none is closed.
const TEXT = /<(?:\w+:)?si\b[^<>]*?(?:\/>|>([^<]*(?:<(?!\/?(?:\w+:)?si\b)[^<]*)*)<\/(?:\w+:)?si>)/gu;
const OMITTED = {
  chart: /^xl\/charts\/chart[^/]*\.xml$/u,
  picture: /^xl\/media\//u,
  'pivot table': /^xl\/pivotTables\/[^/]*\.xml$/u,
  'embedded file': /^xl\/embeddings\//u,
};

/** A sheet's entry in the workbook, and its file. */
type ListedSheet = { name: string; isHidden: boolean; path: string };

/**
 * Parses the sheets of an Excel workbook (XLSX) from the files of its archive. Rejects if it is not a workbook, and with
 * LimitError if it has too many cells.
 */
export async function xlsxToWorkbook(parts: SheetParts): Promise<Workbook> {
  const { listed, is1904 } = await listSheets(parts);
  if (listed.length === 0) throw new Error('the archive has no sheets');
  const formats = readXlsxFormats(await readWhole(parts, 'xl/styles.xml'));
  const isDate = formats.map((format) => format !== undefined && isDateFormat(format));
  const sharedTexts = await readSharedTexts(parts);
  const [texts, count] = [new SharedTexts(), new CellCount()];
  const sheets: CompactSheet[] = [];
  for (const { path, ...facts } of listed) {
    const sheet = new CompactSheet(facts, { texts, count, formats });
    const reader = new XlsxSheetReader(sheet, { sharedTexts, daysOff: is1904 ? DAYS_OFF_1904 : 0, isDate });
    await readInChunks(parts, path, ROW_END, (xml) => reader.take(xml));
    await addNotes(parts, path, sheet);
    sheets.push(sheet);
  }
  return { sheets, omitted: listOmitted(parts.names, OMITTED) };
}

async function listSheets(parts: SheetParts): Promise<{ listed: ListedSheet[]; is1904: boolean }> {
  const targets = await readTargets(parts, 'xl/workbook.xml');
  const listed: ListedSheet[] = [];
  let is1904 = false;
  for (const piece of readXml(await readWhole(parts, 'xl/workbook.xml'))) {
    if (piece.kind === 'text' || piece.kind === 'close') continue;
    const { attributes } = piece;
    const name = piece.name.replace(/^\w+:/u, '');
    if (name === 'workbookPr') is1904 = /^(?:1|true)$/u.test(attributes.get('date1904') ?? '');
    const path = name === 'sheet' ? targets.get(attributes.get('r:id') ?? '')?.path : undefined;
    if (path === undefined || !/worksheets\//u.test(path)) continue;
    const isHidden = (attributes.get('state') ?? 'visible') !== 'visible';
    listed.push({ name: attributes.get('name') ?? '', isHidden, path });
  }
  return { listed, is1904 };
}

/** Reads the files referenced by a file of the archive, by ID. */
async function readTargets(parts: SheetParts, from: string): Promise<Map<string, { path: string; type: string }>> {
  const at = from.lastIndexOf('/');
  const targets = new Map<string, { path: string; type: string }>();
  for (const piece of readXml(await readWhole(parts, `${from.slice(0, at)}/_rels${from.slice(at)}.rels`))) {
    if (piece.kind === 'text' || piece.kind === 'close' || piece.name !== 'Relationship') continue;
    if (piece.attributes.get('TargetMode') === 'External') continue;
    const path = new URL(piece.attributes.get('Target') ?? '', `file:///${from}`).pathname.slice(1);
    targets.set(piece.attributes.get('Id') ?? '', { path, type: piece.attributes.get('Type') ?? '' });
  }
  return targets;
}

async function readSharedTexts(parts: SheetParts): Promise<string[]> {
  const name = parts.names.find((each) => /^xl\/sharedStrings\.xml$/iu.test(each)) ?? '';
  const texts: string[] = [];
  await readInChunks(parts, name, TEXT_END, (xml) => {
    for (const [, runs = ''] of xml.matchAll(TEXT)) texts.push(readRuns(runs));
  });
  return texts;
}

const COMMENT = /<(?:\w+:)?comment\b([^<>]*)>([^<]*(?:<(?!\/?(?:\w+:)?comment\b)[^<]*)*)<\/(?:\w+:)?comment>/gu;
const CELL = /\bref="([A-Z]{1,3})(\d{1,7})"/u;

async function addNotes(parts: SheetParts, path: string, sheet: CompactSheet): Promise<void> {
  for (const target of (await readTargets(parts, path)).values()) {
    if (!target.type.endsWith('/comments')) continue;
    for (const [, attributes = '', xml = ''] of (await readWhole(parts, target.path)).matchAll(COMMENT)) {
      const [, letters, row] = CELL.exec(attributes) ?? [];
      if (letters === undefined) continue;
      sheet.notes.push({ row: Number(row) - 1, column: toColumn(letters) - 1, text: readRuns(xml) });
    }
  }
}
