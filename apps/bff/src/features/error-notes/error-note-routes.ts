import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import type { ErrorNoteRow, ErrorNoteStore } from './error-note-store.ts';

type ErrorNoteBody = components['schemas']['ErrorNote'];
type ErrorNoteList = components['schemas']['ErrorNoteList'];

/** The dependencies of the error note routes. Sessions and roles are checked before the routes are reached. */
export type ErrorNoteRouteDeps = { notes: ErrorNoteStore; trail: AuditTrail };

const FINGERPRINT_ID = /^[0-9a-z]{1,16}$/;

const change = z.strictObject({ isMuted: z.boolean(), note: z.string().trim().max(500) });

/** `/api/error-notes`: the team's notes on script errors. */
export function errorNoteRoutes({ notes, trail }: ErrorNoteRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => context.json<ErrorNoteList>({ notes: (await notes.list()).map(toBody) }));
  routes.put('/:fingerprintId', async (context) => {
    const fingerprintId = context.req.param('fingerprintId');
    if (!FINGERPRINT_ID.test(fingerprintId)) {
      throw new ProblemError('bad_request', { detail: 'fingerprintId must be 1 to 16 digits and lower-case letters.' });
    }
    const { isMuted, note } = await readJson(context, change);
    const action = { action: 'errors.annotate', target: fingerprintId, details: { isMuted, hasNote: note !== '' } };
    const authorName = context.get('principal').name;
    const row = await trail.perform(requestActor(context), action, () =>
      notes.set({ fingerprintId, isMuted, note, authorName }),
    );
    return context.json<ErrorNoteBody>(toBody(row));
  });
  return routes;
}

function toBody(row: ErrorNoteRow): ErrorNoteBody {
  return {
    fingerprintId: row.fingerprint_id,
    isMuted: row.is_muted === 1,
    note: row.note,
    authorName: row.author_name,
    updateTime: new Date(row.updated_at).toISOString(),
  };
}
