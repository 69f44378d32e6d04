import type { IncomingMessage, ServerResponse } from 'node:http';
import { operations } from '@rotunda/api-client/operations';
import type { BearerAuth } from '#core/bearer-auth.ts';
import type { Caller } from '#core/caller.ts';
import { parseRequestTarget } from '#core/request-target.ts';
import { toErrorResponse } from '#core/response.ts';
import type { ScriptEngine } from '#core/script-engine.ts';
import { sendJson, toJsonText } from '#core/send-json.ts';
import { globalError, ServiceError } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';
import { roleOn } from '#items/access.ts';
import { reaches } from '#items/item-role.ts';

type Deps = { db: Database; auth: BearerAuth; scripts: ScriptEngine; onError: (error: unknown) => void };

const PATH = /^\/v1\/processes\/(\d{1,15}):cancel$/;

/** Whether a request wants a process to be stopped. */
export function isCancelRequest({ url = '', method }: IncomingMessage): boolean {
  return method === 'POST' && PATH.test(url.split('?')[0] ?? '');
}

/**
 * Stops a process that runs or waits: `POST /v1/processes/{processId}:cancel`, which the public interface does not have.
 * The token needs the scope `script.projects`; its user has to be the one that the process runs for, or an editor of the
 * project. Responds with an empty object, with 404 for a process that the user cannot see, and with 400 for one that has
 * ended. Never rejects.
 */
export function handleCancel(deps: Deps, request: IncomingMessage, response: ServerResponse): void {
  try {
    const url = parseRequestTarget(request.url ?? '/');
    const operation = operations['script.projects.updateContent'];
    const { caller } = deps.auth.authenticate(operation, request.headers.authorization, url.searchParams);
    cancelProcess(deps, caller, Number(PATH.exec(url.pathname)?.[1]));
    sendJson(response, 200, toJsonText({}, true), {});
  } catch (error) {
    if (!(error instanceof ServiceError)) deps.onError(error);
    const { status, headers, body } = toErrorResponse(error);
    sendJson(response, status, toJsonText(body, true), { headers });
  }
}

function cancelProcess({ db, scripts }: Deps, caller: Caller, processId: number): void {
  const found = db.get<{ scriptId: string; accountId: string }>(
    `SELECT s.script_id AS scriptId, s.account_id AS accountId
     FROM processes AS p JOIN process_series AS s ON s.id = p.series_id WHERE p.id = ?`,
    processId,
  );
  const isOwn = found?.accountId === caller.accountId;
  if (!found || !(isOwn || reaches(roleOn(db, caller, found.scriptId), 'writer'))) {
    throw globalError(404, 'notFound', 'Requested entity was not found.');
  }
  const run = scripts.inProgress.get(processId);
  if (!run) throw globalError(400, 'failedPrecondition', 'The process has ended.');
  run.cancel();
}
