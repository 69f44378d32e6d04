import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#platform/http/context.ts';
import { instant, pageSize, readQuery } from '#platform/http/read-query.ts';
import type { AuditFilter, AuditPosition } from './audit-search.ts';

/** A parsed search request. */
export type AuditQuery = { filter: AuditFilter; pageSize: number; after: AuditPosition | undefined };

const schema = z.strictObject({
  actor: z.string().min(1).max(256).optional(),
  operation: z.string().min(1).max(128).optional(),
  kind: z.enum(['changes', 'events']).optional(),
  service: z.enum(['script', 'calendar', 'drive']).optional(),
  target: z.string().min(1).max(1024).optional(),
  outcome: z.enum(['pending', 'succeeded', 'denied', 'refused', 'failed', 'unknown']).optional(),
  from: instant.optional(),
  to: instant.optional(),
  pageSize,
  pageToken: z
    .string()
    .regex(/^\d{1,15}~[\da-f]{16}\.\d{1,15}$/, 'is not a token of this list')
    .optional(),
});

const exportSchema = schema.extend({ format: z.enum(['ndjson', 'csv']).default('ndjson') });

/** Parses the query of an export, which also has a format. Throws `bad_query` naming the invalid parameter. */
export function readExportQuery(context: Context<AppEnv>): AuditQuery & { format: 'ndjson' | 'csv' } {
  const { pageSize: size, pageToken, format, ...filter } = readQuery(context, exportSchema);
  return { filter, format, pageSize: size, after: pageToken === undefined ? undefined : readPosition(pageToken) };
}

/** Parses the query of a search. Throws `bad_query` naming the invalid parameter. */
export function readAuditQuery(context: Context<AppEnv>): AuditQuery {
  const { pageSize: size, pageToken, ...filter } = readQuery(context, schema);
  return { filter, pageSize: size, after: pageToken === undefined ? undefined : readPosition(pageToken) };
}

/** Returns the page token for the entries after a position. */
export function writeAuditPosition({ at, id }: AuditPosition): string {
  return `${at}~${id}`;
}

function readPosition(token: string): AuditPosition {
  const [at = '', id = ''] = token.split('~');
  return { at: Number(at), id };
}
