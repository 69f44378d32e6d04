import { Readable } from 'node:stream';
import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { readQuery } from '#platform/http/read-query.ts';
import { type CompileEvidenceDeps, compileEvidence } from './compile-evidence.ts';
import type { EvidenceRow, EvidenceStore } from './evidence-store.ts';
import { writeCsv } from './write-csv.ts';
import { writeJson } from './write-json.ts';

type EvidenceBody = components['schemas']['Evidence'];
type EvidenceList = components['schemas']['EvidenceList'];

/** The dependencies of the evidence routes. Sessions are checked before the routes are reached. */
export type EvidenceRouteDeps = CompileEvidenceDeps & { clock: Clock };

const MAX_APPROVALS = 1_000;
const MAX_DRAFT_BYTES = 1024 * 1024; // Enough for the maximum number of approvals with the longest IDs.

const id = z.string().min(1).max(256);
const line = z.string().trim().min(1).max(500);
const draft = z.strictObject({
  title: z.string().trim().min(1).max(200),
  filters: z.array(z.strictObject({ name: line, value: line })).max(20),
  notes: z.array(line).max(10),
  approvals: z
    .array(z.strictObject({ fileId: id, approvalId: id }))
    .min(1)
    .max(MAX_APPROVALS),
});
const documentQuery = z.strictObject({ format: z.enum(['json', 'csv', 'pdf']).default('json') });

type Format = z.infer<typeof documentQuery>['format'];

const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8; header=present',
  pdf: 'application/pdf',
};

/**
 * `/api/approval-evidence`: evidence of approvals. It is compiled a few approvals at a time by the requests of the user who wants
 * it, only with that user's access, and resumes after a reload.
 */
export function evidenceRoutes(deps: EvidenceRouteDeps): Hono<AppEnv> {
  const { evidence, clock } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const rows = await evidence.list(context.get('principal').userId);
    return context.json<EvidenceList>({ evidence: await Promise.all(rows.map((row) => toBody(evidence, row))) });
  });
  routes.post('/', async (context) => {
    const principal = context.get('principal');
    deps.calls.requireAllowed(principal, 'drive.approvals.get');
    const row = await evidence.create(principal, await readJson(context, draft, { maxBytes: MAX_DRAFT_BYTES }));
    return context.json<EvidenceBody>(await toBody(evidence, row), 201);
  });
  routes.get('/:evidenceId', async (context) =>
    context.json<EvidenceBody>(await toCompleteBody(evidence, await requireEvidence(evidence, context))),
  );
  routes.delete('/:evidenceId', async (context) => {
    await evidence.delete((await requireEvidence(evidence, context)).id);
    return context.body(null, 204);
  });
  routes.post('/:evidenceId/compile', async (context) => {
    const row = await requireEvidence(evidence, context);
    const principal = context.get('principal');
    const compiler = { principal, actor: requestActor(context), requestId: context.get('requestId') };
    await compileEvidence(deps, row, { ...compiler, nowMs: clock.nowMs() });
    return context.json<EvidenceBody>(await toCompleteBody(evidence, await requireEvidence(evidence, context)));
  });
  routes.get('/:evidenceId/document', async (context) => {
    const row = await requireEvidence(evidence, context);
    if (row.digest === null) throw new ProblemError('conflict', { detail: 'The evidence is not complete yet.' });
    const { format } = readQuery(context, documentQuery);
    return context.body(Readable.toWeb(await write(evidence, row, format)) as ReadableStream, 200, {
      'content-type': CONTENT_TYPES[format],
      'content-disposition': `attachment; filename="approval-evidence-${row.id.slice(0, 8)}.${format}"`,
    });
  });
  return routes;
}

async function write(evidence: EvidenceStore, row: EvidenceRow, format: Format): Promise<Readable> {
  switch (format) {
    case 'json':
      return toBytes(writeJson(evidence, row));
    case 'csv':
      return toBytes(writeCsv(evidence, row));
    case 'pdf': {
      // The library is loaded lazily with the first PDF, to save memory if none is written.
      const { openPdf } = await import('./write-pdf.ts');
      return new Readable().wrap(openPdf(evidence, row));
    }
  }
}

function toBytes(texts: AsyncIterable<string>): Readable {
  return Readable.from(texts, { objectMode: false });
}

/** Returns the evidence that a request addresses. Throws 404 if the user has none with this ID. */
async function requireEvidence(evidence: EvidenceStore, context: Context<AppEnv>): Promise<EvidenceRow> {
  const row = await evidence.find(context.get('principal').userId, context.req.param('evidenceId') ?? '');
  if (!row) throw new ProblemError('not_found', { detail: 'Evidence not found.' });
  return row;
}

/** Returns evidence with its missing parts, once known. */
async function toCompleteBody(evidence: EvidenceStore, row: EvidenceRow): Promise<EvidenceBody> {
  const body = await toBody(evidence, row);
  return row.digest === null ? body : { ...body, unread: await evidence.countUnreadParts(row.id) };
}

async function toBody(evidence: EvidenceStore, row: EvidenceRow): Promise<EvidenceBody> {
  const { done, partial } = await evidence.readProgress(row.id);
  return {
    evidenceId: row.id,
    title: row.title,
    total: row.total,
    done,
    partial,
    createTime: new Date(Number(row.created_at)).toISOString(),
    ...(row.digest !== null && { digest: row.digest }),
    ...(row.compiled_at !== null && { compileTime: new Date(Number(row.compiled_at)).toISOString() }),
  };
}
