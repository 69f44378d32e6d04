import { z } from 'zod';
import { ProblemError } from '#http/problem.ts';
import type { AuditFilter, AuditPosition } from './audit-search.ts';

/** A search as it was asked for. */
export type AuditQuery = { filter: AuditFilter; pageSize: number; after: AuditPosition | undefined };

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const schema = z.strictObject({
  actor: z.string().min(1).max(256).optional(),
  operation: z.string().min(1).max(128).optional(),
  service: z.enum(['script', 'calendar', 'drive']).optional(),
  target: z.string().min(1).max(1024).optional(),
  outcome: z.enum(['pending', 'succeeded', 'denied', 'refused', 'failed', 'unknown']).optional(),
  from: time.optional(),
  to: time.optional(),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  pageToken: z
    .string()
    .regex(/^\d{1,15}~[\da-f]{16}\.\d{1,15}$/, 'is not one that this list gave out')
    .optional(),
});

/** Reads the query of a search. Throws `bad_query` that names every parameter at fault. */
export function readAuditQuery(query: URLSearchParams): AuditQuery {
  const names = [...query.keys()];
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  const parsed = schema.safeParse(Object.fromEntries(query));
  if (!parsed.success || repeated.length > 0) {
    const faults = parsed.error?.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
    );
    const all = new Set([...(faults ?? []), ...repeated]);
    throw new ProblemError('bad_query', { detail: `Not usable: ${[...all].join(', ')}.` });
  }
  const { pageSize, pageToken, ...filter } = parsed.data;
  return { filter, pageSize, after: pageToken === undefined ? undefined : readPosition(pageToken) };
}

/** The token that leads to what follows a position. */
export function writeAuditPosition({ at, id }: AuditPosition): string {
  return `${at}~${id}`;
}

function readPosition(token: string): AuditPosition {
  const [at = '', id = ''] = token.split('~');
  return { at: Number(at), id };
}
