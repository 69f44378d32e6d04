import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';
import { type Cell, type CellValue, isFormula, type Sheet } from '#core/workbook/cell.ts';
import { toFileFormula, writeFormulaValues } from '#core/workbook/formulas-of-xlsx.ts';
import { readXlsx } from '#core/workbook/read-xlsx.ts';
import { recalculate } from '#core/workbook/recalculate.ts';
import type { WorkbookCell, WorkbookRequest, WorkbookResponse, WorkbookSheet, WorkbookValue } from './workbook.ts';

const DATE_FORMAT = 'yyyy-mm-dd hh:mm:ss';

flushCompileCache();

parentPort?.on('message', (request: WorkbookRequest) => {
  void respond(request).then((response) => parentPort?.postMessage(response));
});

async function respond(request: WorkbookRequest): Promise<WorkbookResponse> {
  try {
    if ('bytes' in request) return { sheets: (await readXlsx(request.bytes)).map(toWorkbookSheet) };
    const sheets = request.sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(fromCell)) }));
    if (request.timeZone === undefined) return { bytes: await toXlsx(sheets) };
    return { sheets: (await recalculate(sheets, request.timeZone)).map(toWorkbookSheet) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function toWorkbookSheet({ name, rows }: Sheet): WorkbookSheet {
  return {
    name,
    rows: rows.map((row) =>
      row.map((cell) => (isFormula(cell) ? { ...cell, value: toValue(cell.value) } : toValue(cell))),
    ),
  };
}

function toValue(value: CellValue): WorkbookValue {
  return value instanceof Date ? { date: value.toISOString() } : value;
}

function fromCell(cell: WorkbookCell): Cell {
  if (typeof cell !== 'object' || cell === null) return cell;
  return 'formula' in cell ? { formula: cell.formula, value: fromValue(cell.value) } : fromValue(cell);
}

function fromValue(value: WorkbookValue): CellValue {
  return typeof value === 'object' && value !== null ? new Date(value.date) : value;
}

async function toXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const tables = sheets.map(({ name, rows }) => ({ sheet: name, data: rows.map((row) => row.map(toWritten)) }));
  return writeFormulaValues(await writeXlsxFile(tables).toBuffer(), sheets);
}

function toWritten(cell: Cell) {
  if (cell instanceof Date) return { value: cell, type: Date, format: DATE_FORMAT };
  if (!isFormula(cell)) return cell;
  const formula = { value: toFileFormula(cell.formula), type: 'Formula' as const };
  return cell.value instanceof Date ? { ...formula, format: DATE_FORMAT } : formula;
}
