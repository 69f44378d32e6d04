import { z } from 'zod';
import { HostException } from '#script/host-exception.ts';
import type { WorkbookSheet } from '#script/runtime/workbook.ts';
import { createEditorFile, type EditorKind, readEditorFile, writeEditorFile } from './editor-files.ts';
import { createServiceFunction, type RunContext } from './service-function.ts';
import { sheetDetails } from './sheet-details.ts';
import { convertWorkbook } from './workbook-thread.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MARKDOWN = 'text/markdown';
const MAX_CELLS = 200_000;
const MAX_FORMULA_CHARACTERS = 8_192; // The maximum in a workbook file.
const MAX_TEXT_CHARACTERS = 1_000_000;

const SPREADSHEET: EditorKind = {
  mimeType: 'application/vnd.google-apps.spreadsheet',
  readScopes: ['spreadsheets', 'spreadsheets.readonly', 'drive', 'drive.readonly'],
  writeScopes: ['spreadsheets', 'drive'],
};
const DOCUMENT: EditorKind = {
  mimeType: 'application/vnd.google-apps.document',
  readScopes: ['documents', 'documents.readonly', 'drive', 'drive.readonly'],
  writeScopes: ['documents', 'drive'],
};

const method = z.string().max(200);
const name = z.string().min(1).max(32_767);
const value = z.union([
  z.string().max(50_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.object({ date: z.iso.datetime() }),
]);
const cell = z.union([value, z.object({ formula: z.string().startsWith('=').max(MAX_FORMULA_CHARACTERS), value })]);
const formats = z.array(z.array(z.string().max(255).nullable())).optional();
const sheet = z.object({ name: z.string().min(1).max(31), rows: z.array(z.array(cell)), formats, ...sheetDetails });
const workbook = z.array(sheet).min(1).max(200);

/** Spreadsheets and documents, which scripts read and write as a whole. */
export const documentFunctions = {
  'spreadsheet.create': createServiceFunction(z.tuple([method, name]), (run, [called, title]) =>
    createEditorFile(run, SPREADSHEET, called, title),
  ),
  'spreadsheet.read': createServiceFunction(z.tuple([method, z.string()]), readSpreadsheet),
  'spreadsheet.write': createServiceFunction(
    z.tuple([method, z.string(), name, workbook]),
    async (run, [called, fileId, title, sheets]) => {
      checkCellLimit(sheets);
      const response = await convertWorkbook({ sheets });
      if (!('bytes' in response)) throw new HostException('The spreadsheet cannot be written.');
      const base64 = Buffer.from(response.bytes).toString('base64');
      const change = { name: title, base64, contentType: XLSX };
      await writeEditorFile(run, SPREADSHEET, { method: called, fileId }, change);
    },
  ),
  /** Returns the sheets with calculated formulas, in the script's time zone. */
  'spreadsheet.calculate': createServiceFunction(
    z.tuple([z.string().max(100), workbook]),
    async (_run, [timeZone, sheets]) => {
      checkCellLimit(sheets);
      const response = await convertWorkbook({ sheets, timeZone });
      if (!('sheets' in response)) throw new HostException('The spreadsheet cannot be calculated.');
      return response.sheets;
    },
  ),
  'document.create': createServiceFunction(z.tuple([method, name]), (run, [called, title]) =>
    createEditorFile(run, DOCUMENT, called, title),
  ),
  'document.read': createServiceFunction(z.tuple([method, z.string()]), async (run, [called, fileId]) => {
    const file = await readEditorFile(run, DOCUMENT, { method: called, fileId }, MARKDOWN);
    return { name: file.name, markdown: Buffer.from(file.base64, 'base64').toString() };
  }),
  'document.write': createServiceFunction(
    z.tuple([method, z.string(), name, z.string().max(MAX_TEXT_CHARACTERS)]),
    (run, [called, fileId, title, markdown]) => {
      const change = { name: title, base64: Buffer.from(markdown).toString('base64'), contentType: MARKDOWN };
      return writeEditorFile(run, DOCUMENT, { method: called, fileId }, change);
    },
  ),
};

async function readSpreadsheet(run: RunContext, [called, fileId]: [string, string]): Promise<unknown> {
  const file = await readEditorFile(run, SPREADSHEET, { method: called, fileId }, XLSX);
  const response = await convertWorkbook({ bytes: Buffer.from(file.base64, 'base64') });
  if (!('sheets' in response)) throw new HostException('The spreadsheet cannot be read.');
  checkCellLimit(response.sheets);
  return { name: file.name, sheets: response.sheets };
}

function checkCellLimit(sheets: readonly WorkbookSheet[]): void {
  const cells = sheets.reduce((sum, { rows }) => sum + rows.reduce((count, row) => count + row.length, 0), 0);
  if (cells > MAX_CELLS) throw new HostException('The spreadsheet is too large for a script: over 200,000 cells.');
}
