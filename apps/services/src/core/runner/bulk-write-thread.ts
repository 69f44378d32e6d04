import { flushCompileCache } from 'node:module';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { operations } from '@rotunda/api-client/operations';
import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { diskFull, ServiceError } from '#core/errors/service-error.ts';
import { selectFields } from '#core/fields/select-fields.ts';
import { toJsonText } from '#core/http/send-json.ts';
import { loadHandler } from '#core/operations/load-handlers.ts';
import { openDatabase } from '#db/open-database.ts';
import { type BulkWrite, type BulkWriteOutcome, type BulkWriteStart, serializeServiceError } from './bulk-write.ts';

const { databasePath, operationId }: BulkWriteStart = workerData;
const operation = operations[operationId];
const handler = await loadHandler(operationId);
const db = openDatabase(databasePath);

parentPort?.once('message', (write: BulkWrite) => {
  const outcome = perform(write);
  db.close();
  parentPort?.postMessage(outcome);
});
parentPort?.postMessage('ready');
flushCompileCache();

function perform({ invocation, nowMs, settings }: BulkWrite): BulkWriteOutcome {
  try {
    const { fields: selector } = invocation.params;
    const fields = selectFields(operation, typeof selector === 'string' ? selector : undefined);
    // The thread was started with the operation ID of this handler, so the types match.
    const context = { ...invocation, fields, settings, db, clock: { nowMs: () => nowMs } } as never;
    const work = () => handler?.handle(context);
    const response = fields.apply(operation.method === 'GET' ? db.read(work) : db.transaction(work));
    // Serialised here and not in the main thread, because slow responses may also be large.
    return { json: response === undefined ? undefined : Buffer.from(toJsonText(response, invocation.isPretty)) };
  } catch (error) {
    if (isDiskFull(error)) return { refusal: serializeServiceError(diskFull(error)) };
    return error instanceof ServiceError ? { refusal: serializeServiceError(error) } : { failure: inspect(error) };
  }
}
