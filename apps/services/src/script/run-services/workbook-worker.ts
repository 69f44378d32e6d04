import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { CellValue } from '@rotunda/document-formats/cell-value';
import { type Cell, isFormula, type Sheet } from '#core/workbook/cell.ts';
import { readXlsx } from '#core/workbook/read-xlsx.ts';
import { recalculate } from '#core/workbook/recalculate.ts';
import { writeXlsx } from '#core/workbook/write-xlsx.ts';
import type {
  WorkbookCell,
  WorkbookRequest,
  WorkbookResponse,
  WorkbookSheet,
  WorkbookValue,
} from '#script/runtime/workbook.ts';
import { fromWorkbookDetails, toWorkbookDetails } from './workbook-details.ts';

flushCompileCache();

parentPort?.on('message', (request: WorkbookRequest) => {
  void respond(request).then((response) => parentPort?.postMessage(response));
});

async function respond(request: WorkbookRequest): Promise<WorkbookResponse> {
  try {
    if ('bytes' in request) return { sheets: (await readXlsx(request.bytes)).map(toWorkbookSheet) };
    const sheets = request.sheets.map(({ name, rows, ...details }) => ({
      name,
      rows: rows.map((row) => row.map(fromCell)),
      ...fromWorkbookDetails(details),
    }));
    if (request.timeZone === undefined) return { bytes: await writeXlsx(sheets) };
    return { sheets: (await recalculate(sheets, request.timeZone)).map(toWorkbookSheet) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function toWorkbookSheet(sheet: Sheet): WorkbookSheet {
  return {
    name: sheet.name,
    rows: sheet.rows.map((row) =>
      row.map((cell) => (isFormula(cell) ? { ...cell, value: toValue(cell.value) } : toValue(cell))),
    ),
    ...toWorkbookDetails(sheet),
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
