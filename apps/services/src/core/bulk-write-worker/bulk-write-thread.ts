import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { operations } from '@rotunda/api-client/operations';
import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { selectFields } from '#core/fields/select-fields.ts';
import { loadHandler } from '#core/load-handlers.ts';
import { diskFull, ServiceError } from '#core/service-error.ts';
import { openDatabase } from '#db/open-database.ts';
import { type BulkWrite, type BulkWriteOutcome, type BulkWriteStart, toRefusal } from './bulk-write.ts';

const { databasePath, operationId }: BulkWriteStart = workerData;
const handler = await loadHandler(operationId);
const db = openDatabase(databasePath);

parentPort?.once('message', (write: BulkWrite) => {
  const outcome = perform(write);
  db.close();
  parentPort?.postMessage(outcome);
});
parentPort?.postMessage('ready');

function perform({ invocation, nowMs, settings }: BulkWrite): BulkWriteOutcome {
  try {
    const { fields: selector } = invocation.params;
    const fields = selectFields(operations[operationId], typeof selector === 'string' ? selector : undefined);
    // The thread is told the operation id of this very handler, which is what ties the shapes together.
    const context = { ...invocation, fields, settings, db, clock: { nowMs: () => nowMs } } as never;
    return { response: db.transaction(() => handler?.handle(context)) };
  } catch (error) {
    if (isDiskFull(error)) return { refusal: toRefusal(diskFull(error)) };
    return error instanceof ServiceError ? { refusal: toRefusal(error) } : { failure: inspect(error) };
  }
}
