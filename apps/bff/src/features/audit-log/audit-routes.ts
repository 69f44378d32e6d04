import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { waitForNextTurn } from '#domain/next-turn.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { Store } from '#platform/store/open-store.ts';
import { type AuditFilter, type AuditPosition, searchAudit } from './audit-search.ts';
import { type EntryRouteDeps, entryRoutes } from './entry-routes.ts';
import { type ExportFormat, exportFormats } from './export-format.ts';
import { readAuditQuery, readExportQuery, writeAuditPosition } from './read-audit-query.ts';

type AuditList = components['schemas']['AuditList'];
type AuditCheck = components['schemas']['AuditCheck'];

const AUDIT_EXPORT_PAGE_SIZE = 100;

/**
 * `/api/audit`: the audit trail, for operators. Viewing it is recorded, too. Sessions and roles are checked before the routes are
 * reached.
 */
export function auditRoutes(deps: EntryRouteDeps): Hono<AppEnv> {
  const { audit, store } = deps;
  const { trail } = audit;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const { filter, pageSize, after } = readAuditQuery(context);
    const { entries, last } = await searchAudit(store, filter, pageSize, after);
    await trail.recordEvent(
      requestActor(context),
      { action: 'audit.search', details: { filter } },
      { outcome: 'succeeded' },
    );
    const body: AuditList = { entries, ...(last && { nextPageToken: writeAuditPosition(last) }) };
    return context.json(body);
  });
  routes.get('/export', async (context) => {
    const { filter, after, format } = readExportQuery(context);
    const { contentType, ...writer } = exportFormats[format];
    await trail.recordEvent(
      requestActor(context),
      { action: 'audit.export', details: { filter } },
      { outcome: 'succeeded' },
    );
    const { outgoing } = context.env;
    const disposition = `attachment; filename="activity.${format}"`;
    outgoing.writeHead(200, { 'content-type': contentType, 'content-disposition': disposition });
    // A failure during an export closes the connection, so that a partial export never appears complete.
    await send(outgoing, exportPages(store, filter, after, writer)).catch((error: unknown) => {
      context.get('log')().error({ err: error }, 'audit export was interrupted');
      outgoing.destroy();
    });
    return RESPONSE_ALREADY_SENT;
  });
  routes.get('/check', async (context) => {
    const { faults, records, chains } = await audit.verify();
    const details = { faults: faults.length };
    await trail.recordEvent(requestActor(context), { action: 'audit.check', details }, { outcome: 'succeeded' });
    if (faults.length > 0) context.get('log')().error({ faults }, 'audit trail verification failed');
    const body: AuditCheck = { isIntact: faults.length === 0, records, chains, faults };
    return context.json(body);
  });
  routes.route('/entries', entryRoutes(deps));
  return routes;
}

/** Sends text with backpressure. Stops if the browser disconnects. */
async function send(outgoing: ServerResponse, texts: AsyncIterable<string>): Promise<void> {
  for await (const text of texts) {
    if (outgoing.destroyed) return;
    if (!outgoing.write(text)) await waitForDrain(outgoing);
  }
  outgoing.end();
}

function waitForDrain(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done).off('close', done);
      resolve();
    };
    outgoing.once('drain', done).once('close', done);
  });
}

/** Yields all entries that match a filter, newest first, reading as fast as they are consumed. */
async function* exportPages(
  store: Store,
  filter: AuditFilter,
  after: AuditPosition | undefined,
  { head, toLine }: Pick<ExportFormat, 'head' | 'toLine'>,
): AsyncGenerator<string> {
  yield head;
  for (let position = after; ; ) {
    const { entries, last } = await searchAudit(store, filter, AUDIT_EXPORT_PAGE_SIZE, position);
    await waitForNextTurn();
    yield entries.map(toLine).join('');
    if (!last) return;
    position = last;
  }
}
