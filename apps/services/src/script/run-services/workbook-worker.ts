import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import type { WorkbookCell, WorkbookRequest, WorkbookResponse, WorkbookSheet } from './workbook.ts';

const DATE_FORMAT = 'yyyy-mm-dd hh:mm:ss';

flushCompileCache();

parentPort?.on('message', (request: WorkbookRequest) => {
  void respond(request).then((response) => parentPort?.postMessage(response));
});

async function respond(request: WorkbookRequest): Promise<WorkbookResponse> {
  try {
    if ('sheets' in request) return { bytes: await toXlsx(request.sheets) };
    const sheets = await readXlsxFile(Buffer.from(request.bytes));
    return { sheets: sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) })) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

// The library declares dates as their constructor; what it gives are dates.
function toCell(value: unknown): WorkbookCell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? { date: value.toISOString() } : null;
}

function toXlsx(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  const tables = sheets.map(({ name, rows }) => ({
    sheet: name,
    data: rows.map((row) =>
      row.map((cell) =>
        typeof cell === 'object' && cell !== null
          ? { value: new Date(cell.date), type: Date, format: DATE_FORMAT }
          : cell,
      ),
    ),
  }));
  return writeXlsxFile(tables).toBuffer();
}
