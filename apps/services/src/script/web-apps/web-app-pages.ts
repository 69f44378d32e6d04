import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import type { Account } from '#core/directory.ts';
import { parseRequestTarget } from '#core/request-target.ts';
import type { ScriptEnd, ScriptEngine } from '#core/script-engine.ts';
import { ServiceError } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';
import { roleOn } from '#items/access.ts';
import { toAccessLevel } from '#script/processes/access-level.ts';
import { executeFunction } from '#script/runtime/execute-function.ts';
import { findWebApp, mayOpen, type WebApp } from './web-app.ts';
import { toWebEvent } from './web-app-request.ts';

type Deps = {
  db: Database;
  clock: Clock;
  scripts: ScriptEngine;
  /** Receives errors that were answered with a generic message. */
  onError: (error: unknown) => void;
  /** Who is signed in, where browsers tell: below `/oidc`. Absent where nobody can sign in. */
  sessions?: {
    find(request: IncomingMessage, response: ServerResponse): Promise<Account | undefined>;
    toSignInAddress(returnPath: string): string;
  };
};

const PATH = /^(\/oidc)?\/macros\/s\/([\w-]{1,200})\/(exec|dev)$/;
const result = z.object({ mimeType: z.string(), content: z.string(), fileName: z.string().nullish() });

// A web app is somebody's code at the address of the services. In a sandbox it has an origin of its own that nobody
// shares: no cookie, no storage and no response of the services is within its reach.
const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-modals allow-downloads',
  "default-src https: data: blob: 'unsafe-inline'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether a request is for a web app. */
export function isWebAppRequest({ url = '' }: IncomingMessage): boolean {
  return PATH.test(url.split('?')[0] ?? '');
}

/** Runs `doGet` or `doPost` of a deployed web app, on behalf of who deployed it, and sends what it returns. Never rejects. */
export async function handleWebApp(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await respond(deps, request, response);
  } catch (error) {
    if (!(error instanceof ServiceError)) deps.onError(error);
    if (response.headersSent) response.destroy();
    else if (error instanceof ServiceError) sendText(response, error.httpStatus, error.message);
    else sendText(response, 500, 'Something went wrong. The error has been logged.');
  }
}

async function respond(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = parseRequestTarget(request.url ?? '/');
  if (request.method !== 'GET' && request.method !== 'POST') {
    response.writeHead(405, { allow: 'GET, POST' }).end();
    return;
  }
  const [, signedInPath, deploymentId = '', kind] = PATH.exec(url.pathname) ?? [];
  if (kind === 'dev')
    return sendText(response, 404, 'Web apps are served at the addresses of their deployments, in /exec.');
  const app = findWebApp(deps.db, deploymentId);
  if (!app) return sendText(response, 404, 'This web app does not exist.');
  if (app.executeAs === 'USER_ACCESSING') {
    const reason = 'Web apps that run as the user who opens them are not available in the embedded script service.';
    return sendText(response, 403, reason);
  }
  const isOpen = app.access === 'ANYONE_ANONYMOUS';
  if (!isOpen && deps.sessions && request.method === 'GET' && signedInPath === undefined) {
    return redirect(response, `/oidc${url.pathname}${url.search}`);
  }
  const visitor = isOpen || signedInPath === undefined ? undefined : await deps.sessions?.find(request, response);
  if (!isOpen && !visitor && deps.sessions && request.method === 'GET') {
    return redirect(response, deps.sessions.toSignInAddress(url.pathname + url.search));
  }
  if (!mayOpen(app, visitor)) return sendText(response, 403, 'You need permission to open this web app.');
  const event = await toWebEvent(request, url);
  const functionName = request.method === 'GET' ? 'doGet' : 'doPost';
  sendEnd(response, await run(deps, app, { visitor, functionName, event }));
}

function run(
  deps: Deps,
  { scriptId, deploymentId, files, timeZone, deployer, scopes }: WebApp,
  { visitor, functionName, event }: { visitor: Account | undefined; functionName: string; event: object },
): Promise<ScriptEnd> {
  const role = visitor && roleOn(deps.db, { accountId: visitor.id, domain: visitor.domain }, scriptId);
  return executeFunction(deps, {
    scriptId,
    deploymentId,
    files,
    timeZone,
    functionName,
    parameters: [event],
    scopes,
    account: deployer,
    // Addresses stay within an organisation.
    activeUser: visitor?.domain === deployer.domain ? visitor.email : '',
    isWebApp: true,
    processType: 'WEBAPP',
    userAccessLevel: toAccessLevel(role),
  });
}

/** A failure of the script is shown with 200, as by the public platform: the request itself was right. */
function sendEnd(response: ServerResponse, end: ScriptEnd): void {
  if (end.status !== 'COMPLETED') {
    sendText(response, 200, 'error' in end ? end.error.message : 'The run was canceled.');
    return;
  }
  const { mimeType, content, fileName } = result.parse(JSON.parse(end.resultJson ?? '{}'));
  response.writeHead(200, {
    ...HEADERS,
    'content-type': `${mimeType}; charset=utf-8`,
    ...(fileName && { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}` }),
  });
  response.end(content);
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
};

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
}
