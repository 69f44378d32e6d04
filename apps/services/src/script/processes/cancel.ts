import { globalError } from '#core/errors/service-error.ts';
import { longOperation } from '#core/operations/operation.ts';
import { findItemRole } from '#items/access.ts';
import { includesRole } from '#items/item-role.ts';

const PROCESS_ID = /^\d{1,15}$/;

/**
 * Cancels a running or queued process. Allowed for its user and the editors of its project. Throws 404 if the caller may not
 * cancel it, and 400 if it has ended. Its end is recorded before the response is sent.
 */
export const handler = longOperation('script.processes.cancel', async ({ db, caller, params, scripts }) => {
  const processId = PROCESS_ID.test(params.processId) ? Number(params.processId) : -1;
  const found = db.get<{ scriptId: string; accountId: string }>(
    `SELECT s.script_id AS scriptId, s.account_id AS accountId
     FROM processes AS p JOIN process_series AS s ON s.id = p.series_id WHERE p.id = ?`,
    processId,
  );
  const isOwn = found?.accountId === caller.accountId;
  if (!found || !(isOwn || includesRole(findItemRole(db, caller, found.scriptId), 'writer'))) {
    throw globalError(404, 'notFound', 'Requested entity was not found.');
  }
  const run = scripts.inProgress.get(processId);
  if (!run) throw globalError(400, 'failedPrecondition', 'The process has ended.');
  run.cancel();
  await run.recorded;
  return {};
});
