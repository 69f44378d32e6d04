// Holds one spreadsheet, or two revisions of one, in a worker. The page requests the rows that it shows.

import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { ComparisonService } from '#shared/content/sheets/comparing/comparison-service.ts';
import { SheetService } from '#shared/content/sheets/reading/sheet-service.ts';
import type { SheetMethod, SheetMethods, SheetRequest, SheetResponse, SheetResult } from './sheet-messages.ts';

const UNEXPECTED = new DecodingError(
  'The spreadsheet cannot be read.',
  'Download the file to open it in another program.',
);

const service = new SheetService();
const comparison = new ComparisonService();
const methods: SheetMethods = {
  open: (...args) => service.open(...args),
  begin: (...args) => service.begin(...args),
  append: (...args) => service.append(...args),
  end: () => service.end(),
  rows: (...args) => service.rows(...args),
  cell: (...args) => service.cell(...args),
  copy: (...args) => service.copy(...args),
  find: (...args) => service.find(...args),
  compare: (...args) => comparison.compare(...args),
  readPairedRows: (...args) => comparison.readPairedRows(...args),
  readPairedRow: (...args) => comparison.readPairedRow(...args),
  findRowPlace: (...args) => comparison.findRowPlace(...args),
  changes: (...args) => comparison.changes(...args),
};
// Processed in order, because the chunks of a text are appended one after another.
let last: Promise<unknown> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<SheetRequest>) => {
  last = last.then(() => respond(data)).then((response) => self.postMessage(response));
};

async function respond({ id, name, args }: SheetRequest): Promise<SheetResponse> {
  try {
    const call = methods[name] as (...values: readonly unknown[]) => Promise<SheetResult<SheetMethod>>;
    return { id, result: await call(...args) };
  } catch (error) {
    const { message, remedy } = error instanceof DecodingError ? error : UNEXPECTED;
    return { id, failure: { message, remedy } };
  }
}
