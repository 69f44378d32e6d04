import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account } from '#core/auth/directory.ts';
import { ServiceError } from '#core/errors/service-error.ts';
import { parseRequestTarget } from '#core/http/request-target.ts';
import { findItem } from '#items/item.ts';
import { redirect, signInVisitor, type VisitorRequest } from './sign-in-visitor.ts';
import { canOpen, findRunUser, findWebApp, isAnonymous, type WebApp, type WebAppKind } from './web-app.ts';
import { handleCall, sendOutcome, toCallPath } from './web-app-call.ts';
import { addConsent } from './web-app-consents.ts';
import { WebAppPageTokens } from './web-app-page-tokens.ts';
import { toWebEvent } from './web-app-request.ts';
import { sendScriptResult, sendText } from './web-app-response.ts';
import { executeWebApp, type WebAppDeps } from './web-app-run.ts';

type Exchange = Omit<VisitorRequest, 'isSignedInPath'>;

const PATH = /^(\/oidc)?\/macros\/s\/([\w-]{1,200})\/(exec|dev)(\/call)?$/;

/** Whether a request is for a web app. */
export function isWebAppRequest({ url = '' }: IncomingMessage): boolean {
  return PATH.test(url.split('?')[0] ?? '');
}

/** Runs a web app's `doGet` or `doPost`, or a function called by one of its pages, and sends the result. Never rejects. */
export async function handleWebApp(
  deps: WebAppDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = parseRequestTarget(request.url ?? '/');
  const [, signedInPath, deploymentId = '', name, callPath] = PATH.exec(url.pathname) ?? [];
  const kind: WebAppKind = name === 'dev' ? 'dev' : 'exec';
  const isCall = callPath !== undefined;
  try {
    if (request.method !== 'POST' && (isCall || request.method !== 'GET')) {
      response.writeHead(405, { allow: isCall ? 'POST' : 'GET, POST' }).end();
    } else if (isCall) await handleCall(deps, { request, response, kind });
    else {
      const app = findWebApp(deps.db, { deploymentId, kind, scopeBase: deps.scopeBase });
      if (!app) sendText(response, 404, 'This web app does not exist.');
      else if (isAnonymous(app)) await serve(deps, app, { request, response, url });
      else await serveVisitor(deps, app, { request, response, url, isSignedInPath: signedInPath !== undefined });
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) deps.onError(error);
    const status = error instanceof ServiceError ? error.httpStatus : 500;
    const message = error instanceof ServiceError ? error.message : 'Something went wrong. The error has been logged.';
    if (response.headersSent) response.destroy();
    else if (isCall) sendOutcome(response, status, { error: { name: 'Error', message } });
    else sendText(response, status, message);
  }
}

/** Serves a web app to a signed-in user, which requires a browser: below `/oidc`, with `GET`. */
async function serveVisitor(deps: WebAppDeps, app: WebApp, visit: VisitorRequest): Promise<void> {
  const { isSignedInPath: _, ...exchange } = visit;
  const { request, response } = exchange;
  const signedIn = await signInVisitor(deps.visitors, visit);
  if (!signedIn) return;
  const { visitor } = signedIn;
  if (!visitor || !canOpen(deps.db, app, visitor)) {
    return sendText(response, 403, 'You need permission to open this web app.');
  }
  // The consent page submits its form to its own URL.
  if (request.method !== 'GET') return takeConsent(deps, app, { ...exchange, visitor });
  if (findRunUser(deps.db, app, visitor)) return serve(deps, app, exchange, visitor);
  const scriptName = findItem(deps.db, app.scriptId)?.name ?? '';
  deps.visitors?.askConsent(response, { scriptName, email: visitor.email, scopes: app.wantedScopes });
}

async function takeConsent(
  deps: WebAppDeps,
  { scriptId, wantedScopes, runsAs }: WebApp,
  { request, response, url, visitor }: Exchange & { visitor: Account },
): Promise<void> {
  if (runsAs || !(await deps.visitors?.isConsent(request))) {
    return sendText(response, 403, 'Access was not granted to the web app.');
  }
  await deps.db.write(() => addConsent(deps, { accountId: visitor.id, scriptId }, wantedScopes));
  redirect(response, url.pathname + url.search);
}

async function serve(deps: WebAppDeps, app: WebApp, exchange: Exchange, visitor?: Account): Promise<void> {
  const { request, response, url } = exchange;
  const user = findRunUser(deps.db, app, visitor);
  if (!user) return sendText(response, 403, 'You need permission to open this web app.');
  const parameters = [await toWebEvent(request, url)];
  const functionName = request.method === 'GET' ? 'doGet' : 'doPost';
  const call = { functionName, parameters, user, visitor, userAgent: request.headers['user-agent'] };
  const end = await executeWebApp(deps, app, { ...call, isWebApp: true });
  const token = new WebAppPageTokens(deps).write({ ...app, visitorId: visitor?.id });
  sendScriptResult(response, end, { callPath: toCallPath(app), token });
}
