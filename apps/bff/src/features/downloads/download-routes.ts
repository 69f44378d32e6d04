import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import { describeCall } from '#platform/audit-trail/describe-call.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { permitCall } from '#upstream/policy/permit-call.ts';
import { type ForwardDeps, forwardCall } from '#upstream/proxy/forward-call.ts';
import { downloadRequest, isLocatedByOperation, toContentCall, toValidatedCall } from './download-request.ts';
import type { Download, DownloadTickets } from './download-tickets.ts';
import type { PlaybackAudit } from './playback-audit.ts';
import { locateResult, type PrepareDeps, type PreparedDownload, prepareDownload } from './prepare-download.ts';

type DownloadTicket = components['schemas']['DownloadTicket'];
type DownloadPending = components['schemas']['DownloadPending'];

/** The dependencies of the download routes. Sessions are checked before the routes are reached. */
export type DownloadRouteDeps = ForwardDeps & PrepareDeps & { tickets: DownloadTickets; playbacks: PlaybackAudit };

const RETRY_AFTER_SECONDS = 2;

/** `/api/downloads`: single-use addresses for saving content, and the preparation of content that requires it. */
export function downloadRoutes(deps: DownloadRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post('/', async (context) => {
    const { operation, params, fileName, use } = await readJson(context, downloadRequest);
    const isPlayback = use === 'play';
    if (operation !== 'drive.files.download') {
      return issue(deps, context, { content: { operation, params }, fileName, isPlayback });
    }
    if (isPlayback) throw new ProblemError('bad_request', { detail: 'use: prepared content can only be saved' });
    const call = { operationId: operation, params };
    context.set('audited', () => describeCall(toValidatedCall(call)));
    return response(deps, context, await prepareDownload(deps, context, call), fileName);
  });
  routes.get('/:name', async (context) => {
    const call = { operationId: 'drive.operations.get', params: { name: context.req.param('name') } } as const;
    context.set('audited', () => describeCall(toValidatedCall(call)));
    return response(deps, context, await prepareDownload(deps, context, call), context.req.query('fileName'));
  });
  return routes;
}

/** `/dl/{ticket}`: the content of a ticket. */
export function ticketRoutes(deps: DownloadRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/:ticket', async (context) => {
    const ticket = context.req.param('ticket');
    const redeemed = await deps.tickets.redeem(context.get('principal').sessionId, ticket);
    if (!redeemed) {
      throw new ProblemError('not_found', { detail: 'This download address has been used or has expired.' });
    }
    const { content, fileName, isPlayback } = redeemed;
    const { name = '' } = content.params;
    const address = isLocatedByOperation(content) ? await locateResult(deps, context, name) : undefined;
    const recordRead = isPlayback ? deps.playbacks.recordRange(ticket) : undefined;
    await forwardCall(deps, context, toContentCall(content), { saveAs: { fileName }, address, recordRead });
    return RESPONSE_ALREADY_SENT;
  });
  return routes;
}

function response(
  deps: DownloadRouteDeps,
  context: Context<AppEnv>,
  prepared: PreparedDownload,
  fileName: string | undefined,
): Promise<Response> | Response {
  if ('content' in prepared) return issue(deps, context, { content: prepared.content, fileName, isPlayback: false });
  return context.json<DownloadPending>({ operationName: prepared.pending }, 202, {
    'retry-after': String(RETRY_AFTER_SECONDS),
  });
}

async function issue(deps: DownloadRouteDeps, context: Context<AppEnv>, download: Download): Promise<Response> {
  const principal = context.get('principal');
  const call = toContentCall(download.content);
  context.set('audited', () => describeCall(call));
  permitCall(principal, call, deps.scopeBase);
  const { ticket, expiresAt } = await deps.tickets.issue(principal.sessionId, download);
  return context.json<DownloadTicket>({ url: `/dl/${ticket}`, expiresAt: new Date(expiresAt).toISOString() });
}
