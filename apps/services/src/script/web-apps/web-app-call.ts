import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { findAccount } from '#core/auth/directory.ts';
import { globalError } from '#core/errors/service-error.ts';
import { readBytes } from '#core/http/read-bytes.ts';
import type { ScriptResult } from '#core/operations/script-engine.ts';
import { getNesting } from '#script/runtime/json-nesting.ts';
import { canOpen, findRunUser, findWebApp, type WebAppKind } from './web-app.ts';
import { WebAppPageTokens } from './web-app-page-tokens.ts';
import { executeWebApp, type WebAppDeps } from './web-app-run.ts';

// Enough for the largest form files that a script supports.
const MAX_CALL_BYTES = 8 * 1_048_576;
const MAX_NESTING = 100;

const file = z.object({ name: z.string(), contentType: z.string(), base64: z.string() });
const callSchema = z.object({
  token: z.string().max(1_000),
  functionName: z.string().min(1).max(256),
  parameters: z.array(z.unknown()).optional(),
  form: z.array(z.tuple([z.string(), z.union([z.string(), file])])).optional(),
});

/**
 * Handles a call of `google.script.run`: runs a web app function for the user whose page sent it, with the permissions and scopes
 * that `doGet` would have now. Throws ServiceError if the call is invalid.
 */
export async function handleCall(
  deps: WebAppDeps,
  { request, response, kind }: { request: IncomingMessage; response: ServerResponse; kind: WebAppKind },
): Promise<void> {
  const { db, scopeBase } = deps;
  const { token, functionName, parameters = [], form } = await readCall(request);
  const page = new WebAppPageTokens(deps).read(token);
  const app = page && findWebApp(db, { ...page, scopeBase });
  if (!page || !app || page.kind !== kind || !request.url?.startsWith(toCallPath(app))) {
    throw globalError(403, 'forbidden', 'This page has expired. Reload it.');
  }
  const visitor = page.visitorId === undefined ? undefined : findAccount(db, page.visitorId);
  const user = canOpen(db, app, visitor) ? findRunUser(db, app, visitor) : undefined;
  if (!user) throw globalError(403, 'forbidden', 'You no longer have access to this web app. Reload it.');
  // Functions with this name suffix are private to the script.
  if (functionName.endsWith('_')) throw globalError(400, 'badRequest', `Script function not found: ${functionName}`);
  const userAgent = request.headers['user-agent'];
  const call = form ? { functionName, parameters: [], form } : { functionName, parameters };
  sendOutcome(response, 200, toOutcome(await executeWebApp(deps, app, { ...call, user, visitor, userAgent })));
}

/** Returns the path to which pages of a web app send their calls. */
export function toCallPath({ deploymentId, kind }: { deploymentId: string; kind: WebAppKind }): string {
  return `/macros/s/${deploymentId}/${kind}/call`;
}

/** Sends the outcome of a call to a page, which has an opaque origin. */
export function sendOutcome(response: ServerResponse, status: number, outcome: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(outcome));
}

async function readCall(request: IncomingMessage): Promise<z.infer<typeof callSchema>> {
  const tooLarge = () => globalError(413, 'uploadTooLarge', 'The arguments are too large.');
  const text = (await readBytes(request, MAX_CALL_BYTES, tooLarge)).toString();
  const parsed = getNesting(text) > MAX_NESTING ? undefined : callSchema.safeParse(parseJson(text)).data;
  if (!parsed) throw globalError(400, 'badRequest', 'The request is not a function call.');
  return parsed;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toOutcome(end: ScriptResult): object {
  if (end.status === 'COMPLETED') return { result: end.resultJson === undefined ? null : JSON.parse(end.resultJson) };
  if (end.status === 'CANCELED') return { error: { name: 'ScriptError', message: 'The run was canceled.' } };
  const { type, message } = end.error;
  const isPlatformError = type === '' || type === 'ScriptError';
  return { error: { name: 'ScriptError', message: isPlatformError ? message : `${type}: ${message}` } };
}
