import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { z } from 'zod';
import { consolePath } from '#domain/console-path.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import type { LinkStore, ListLink } from './link-store.ts';

type LinkBody = components['schemas']['ListLink'];

/** The dependencies of the link routes. Sessions are checked before the routes are reached. */
export type LinkRouteDeps = { links: LinkStore };

const MAX_ROWS = 500;
const MAX_COLUMNS = 40;
const MAX_STATE_BYTES = 512 * 1024;

const id = z.string().min(1).max(1_000);
const text = z.string().max(2_000);
const draft = z
  .strictObject({
    list: z.string().min(1).max(80),
    // The address must be a screen, because anyone who opens the link can navigate there with one click.
    address: z.string().max(8_192).pipe(consolePath),
    hasMore: z.boolean(),
    isReordered: z.boolean(),
    columns: z.array(z.strictObject({ columnId: id, header: text })).max(MAX_COLUMNS),
    rows: z
      .array(z.strictObject({ rowId: id, label: text, values: z.array(z.union([text, z.number(), z.null()])) }))
      .max(MAX_ROWS),
    picked: z.array(id).max(MAX_ROWS),
  })
  .refine(({ rows, columns }) => rows.every(({ values }) => values.length === columns.length), {
    path: ['rows'],
    message: 'each must have a value for every column',
  });

/** `/api/links`: a list as it was when a user created a link to it, for comparison with its later state. */
export function linkRoutes({ links }: LinkRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post('/', async (context) => {
    const principal = context.get('principal');
    const saved = await links.save(principal, await readJson(context, draft, { maxBytes: MAX_STATE_BYTES }));
    return context.json<LinkBody>(toBody(saved, principal), 201);
  });
  routes.get('/:linkId', async (context) => {
    const principal = context.get('principal');
    const link = await links.find(context.req.param('linkId'));
    if (!link) throw new ProblemError('not_found', { detail: 'Link not found, or it has expired.' });
    requireRolesOf(link, principal);
    return context.json<LinkBody>(toBody(link, principal));
  });
  return routes;
}

/** Rows that a user saw because of a role are visible only to users with that role. Operators see everything. */
function requireRolesOf({ roles }: ListLink, principal: Principal): void {
  const missing = roles.filter((role) => !principal.roles.includes(role));
  if (missing.length === 0 || principal.roles.includes('operator')) return;
  throw new ProblemError('policy_denied', {
    detail: 'Only people with the roles of the link’s creator can open this link.',
    missing: { roles: missing },
  });
}

function toBody({ id: linkId, authorName, userId, state, madeAt, expiresAt }: ListLink, reader: Principal): LinkBody {
  return {
    ...state,
    linkId,
    authorName,
    isMine: userId === reader.userId,
    time: new Date(madeAt).toISOString(),
    expireTime: new Date(expiresAt).toISOString(),
  };
}
