import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { OperationId } from '@rotunda/api-client/operations';
import { type Context, Hono } from 'hono';
import { describeCall } from '#audit/describe-call.ts';
import type { Audit } from '#audit/open-audit.ts';
import type { AppEnv, Principal } from '#http/context.ts';
import { ProblemError } from '#http/problem.ts';
import { authorize } from '#policy/authorize.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
import { accessToken } from './access-token.ts';
import { nameOperation } from './call-headers.ts';
import { checkQuery } from './check-query.ts';
import { type DownloadRequest, readDownloadRequest } from './download-request.ts';
import type { DownloadTickets } from './download-tickets.ts';
import { type Call, matchCall } from './match-call.ts';
import { recordCall } from './record-call.ts';
import type { UpstreamProxy } from './upstream-proxy.ts';

/** What the proxy's routes work with. Sessions are checked before these routes are reached. */
export type ProxyRouteDeps = {
  proxy: UpstreamProxy;
  tickets: DownloadTickets;
  vault: CredentialVault;
  audit: Pick<Audit, 'trail' | 'usage'>;
  scopeBase: string;
  /** Throws when a call asks for a more recent proof of identity. */
  requireProof: (principal: Principal, operationId: OperationId) => void;
};

/** `/api`: the operations of the services, and tickets for downloads. */
export function apiRoutes(deps: ProxyRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post('/downloads', async (context) => {
    const principal = context.get('principal');
    const download = readDownloadRequest(await readJson(context));
    const call = toCall(download);
    const { operation, operationId, query } = call;
    context.set('audited', describeCall(call));
    authorize(principal, operationId, query, deps.scopeBase);
    checkQuery(operation, query, false);
    const { ticket, expiresAt } = await deps.tickets.issue(principal.sessionId, download);
    return context.json({ url: `/dl/${ticket}`, expiresAt: new Date(expiresAt).toISOString() }, 200, {
      'cache-control': 'private, no-store',
    });
  });
  routes.all('*', (context) =>
    forward(deps, context, matchCall(context.req.method, context.env.incoming.url ?? ''), false),
  );
  return routes;
}

/** `/dl/{ticket}`: the download that a ticket stands for. */
export function downloadRoutes(deps: ProxyRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/:ticket', async (context) => {
    const redeemed = await deps.tickets.redeem(context.get('principal').sessionId, context.req.param('ticket'));
    if (!redeemed)
      throw new ProblemError('not_found', { detail: 'This download address has been used or has expired.' });
    const download = readDownloadRequest({ operation: redeemed.operationId, params: redeemed.params });
    return forward(deps, context, toCall(download), true);
  });
  return routes;
}

async function forward(
  deps: ProxyRouteDeps,
  context: Context<AppEnv>,
  call: Call,
  isDownload: boolean,
): Promise<Response> {
  const principal = context.get('principal');
  nameOperation(context.env.outgoing, call.operationId);
  context.set('audited', describeCall(call));
  authorize(principal, call.operationId, call.query, deps.scopeBase);
  deps.requireProof(principal, call.operationId);
  await recordCall(deps.audit, context, call, () =>
    deps.proxy.forward({
      call,
      person: principal.subject,
      request: context.env.incoming,
      response: context.env.outgoing,
      requestId: context.get('requestId'),
      isDownload,
      accessToken: (refused) => accessToken(deps, context, { refused }),
    }),
  );
  return RESPONSE_ALREADY_SENT;
}

function toCall(download: DownloadRequest): Call {
  const query = new URLSearchParams();
  for (const { name, in: place } of download.operation.parameters) {
    const value = download.params[name];
    if (place === 'query' && value !== undefined) query.set(name, value);
  }
  // Exports answer with content by themselves; the others have to be asked for it.
  if (download.operationId !== 'drive.files.export') query.set('alt', 'media');
  return {
    operationId: download.operationId,
    operation: download.operation,
    pathParams: download.params,
    query,
    isUpload: false,
  };
}

async function readJson(context: Context<AppEnv>): Promise<unknown> {
  if (Number(context.req.header('content-length') ?? 0) > 64 * 1024) throw new ProblemError('body_too_large');
  return context.req.json().catch(() => {
    throw new ProblemError('bad_request', { detail: 'The body is not JSON.' });
  });
}
