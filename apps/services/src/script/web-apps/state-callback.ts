import type { IncomingMessage, ServerResponse } from 'node:http';
import { findAccount } from '#core/auth/directory.ts';
import { ServiceError } from '#core/errors/service-error.ts';
import { parseRequestTarget } from '#core/http/request-target.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { findItem } from '#items/item.ts';
import { findManifest, listFiles } from '#items/script-content.ts';
import { toAccessLevel } from '#script/processes/access-level.ts';
import { findDeployment } from '#script/projects/deployment-store.ts';
import { executeFunction } from '#script/runtime/execute-function.ts';
import { readRunManifest } from '#script/runtime/run-manifest.ts';
import { signInVisitor } from './sign-in-visitor.ts';
import { type StateCallback, StateTokens } from './state-tokens.ts';
import { toCallPath } from './web-app-call.ts';
import { WebAppPageTokens } from './web-app-page-tokens.ts';
import { toWebEvent } from './web-app-request.ts';
import { sendScriptResult, sendText } from './web-app-response.ts';
import type { WebAppDeps } from './web-app-run.ts';

const PATH = /^(\/oidc)?\/macros\/d\/([\w-]{1,200})\/usercallback$/;

/** Whether a request is a script callback with a state token. */
export function isStateCallback({ url = '' }: IncomingMessage): boolean {
  return PATH.test(url.split('?')[0] ?? '');
}

/**
 * Runs the function of a state token, as the user who received the token and with the scopes of that run, and sends its result.
 * Other users cannot use the token, because they would complete something they did not start. Never rejects.
 */
export async function handleStateCallback(
  deps: WebAppDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = parseRequestTarget(request.url ?? '/');
  const [, signedInPath, scriptId = ''] = PATH.exec(url.pathname) ?? [];
  try {
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    const callback = new StateTokens(deps).read(url.searchParams.get('state') ?? '');
    if (callback?.identity.scriptId !== scriptId) {
      return sendText(response, 400, 'The state token is invalid or has expired.');
    }
    const isSignedInPath = signedInPath !== undefined;
    const signedIn = await signInVisitor(deps.visitors, { request, response, url, isSignedInPath });
    if (!signedIn) return;
    if (signedIn.visitor?.id !== callback.identity.accountId) {
      return sendText(response, 403, 'The state token belongs to another user.');
    }
    await run(deps, callback, { request, response, url });
  } catch (error) {
    if (!(error instanceof ServiceError)) deps.onError(error);
    const message = error instanceof ServiceError ? error.message : 'Something went wrong. The error has been logged.';
    if (response.headersSent) response.destroy();
    else sendText(response, error instanceof ServiceError ? error.httpStatus : 500, message);
  }
}

async function run(
  deps: WebAppDeps,
  { functionName, arguments: values, identity }: StateCallback,
  { request, response, url }: { request: IncomingMessage; response: ServerResponse; url: URL },
): Promise<void> {
  const { scriptId, deploymentId, scopes } = identity;
  const account = findAccount(deps.db, identity.accountId);
  const role = account && findItemRole(deps.db, { accountId: account.id, domain: account.domain }, scriptId);
  const target = findTarget(deps.db, identity);
  if (!account || !role || !target) return sendText(response, 404, 'The script does not exist.');
  const event = addArguments(await toWebEvent(request, url), values);
  const end = await executeFunction(deps, {
    ...target,
    scriptId,
    deploymentId,
    functionName,
    parameters: [event],
    scopes,
    account,
    isWebApp: true,
    userAgent: request.headers['user-agent'],
    processType: 'WEBAPP',
    userAccessLevel: toAccessLevel(role),
  });
  const page = { deploymentId, kind: target.isDevMode ? 'dev' : 'exec', visitorId: account.id } as const;
  sendScriptResult(response, end, { callPath: toCallPath(page), token: new WebAppPageTokens(deps).write(page) });
}

/** Returns the files of the version that created the token, so that code saved later does not run in its place. */
function findTarget(db: Database, { scriptId, deploymentId }: StateCallback['identity']) {
  const item = findItem(db, scriptId);
  const deployment = findDeployment(db, deploymentId);
  if (!item || item.trashed || (deploymentId !== '' && deployment?.scriptId !== scriptId)) return undefined;
  const versionNumber = deployment?.versionNumber ?? null;
  const files = listFiles(db, scriptId, versionNumber ?? undefined);
  const manifest = findManifest(db, scriptId, { name: deployment?.manifestFileName ?? 'appsscript', versionNumber });
  const { timeZone } = readRunManifest(manifest);
  return files && { files, timeZone, isDevMode: versionNumber === null };
}

/** Adds a token's arguments to the parameters of an event. The URL cannot override them. */
function addArguments(event: object, values: StateCallback['arguments']): object {
  const { parameter, parameters, ...rest } = event as { parameter: object; parameters: object };
  return {
    ...rest,
    parameter: { ...parameter, ...Object.fromEntries(values) },
    parameters: { ...parameters, ...Object.fromEntries(values.map(([name, value]) => [name, [value]])) },
  };
}
