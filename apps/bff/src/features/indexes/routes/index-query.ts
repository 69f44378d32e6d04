import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { RowExpressions, RowPosition, RowQuery, SortColumn } from '#features/indexes/store/row-store.ts';
import { toTitleKey } from '#features/indexes/store/title-key.ts';
import { readPageToken } from '#platform/http/page-token.ts';
import { pageSize } from '#platform/http/read-query.ts';

/** The query parameters that every index supports. */
export const commonQuery = z.strictObject({
  q: z.string().max(200).optional(),
  driveId: z.string().min(1).max(256).optional(),
  mimeType: z.string().min(1).max(256).optional(),
  pageSize,
  pageToken: z.string().max(4096).optional(),
});

/** An address in a query, normalised for comparison. */
export const address = z
  .string()
  .min(1)
  .max(254)
  .transform((text) => text.normalize('NFC').toLowerCase());

type CommonQuery = Omit<z.infer<typeof commonQuery>, 'pageSize' | 'pageToken'>;

const TEXT_COLUMNS: ReadonlySet<SortColumn> = new Set(['title_key', 'principal_email']);
const textPosition = z.tuple([z.string(), z.string()]);
const numberPosition = z.tuple([z.int(), z.string()]);

/** Returns the conditions that every index supports. */
export function buildCommonConditions(build: RowExpressions, query: CommonQuery): Expression<SqlBool>[] {
  const { q, driveId, mimeType } = query;
  return [
    ...(q === undefined ? [] : [containsKey(toTitleKey(q))]),
    ...(driveId === undefined
      ? []
      : [driveId === 'none' ? build('drive_id', 'is', null) : build('drive_id', '=', driveId)]),
    ...(mimeType === undefined ? [] : [build('mime_type', '=', mimeType)]),
  ];
}

/** Matches rows that contain a word. */
export function matchesWord(build: RowExpressions, word: string): Expression<SqlBool> {
  return build('keywords', 'like', sql<string>`${`% ${escapeLike(word)} %`} escape '!'`);
}

/**
 * Returns the sort order of rows and the position to start from. The page token is bound to the sort order. Throws 400 for a
 * token of another order.
 */
export function readOrder(
  columns: Readonly<Record<string, SortColumn>>,
  sort: string,
  pageToken: string | undefined,
): Pick<RowQuery, 'sort' | 'after'> {
  const isDescending = sort.startsWith('-');
  const column = columns[isDescending ? sort.slice(1) : sort] ?? 'title_key';
  // PostgreSQL does not compare values of different types.
  const position: z.ZodType<RowPosition> = TEXT_COLUMNS.has(column) ? textPosition : numberPosition;
  const after = readPageToken(pageToken, position);
  return { sort: { column, isDescending }, after };
}

/** The names to sort rows by, each in both directions. */
export function sortNames(columns: Readonly<Record<string, SortColumn>>, fallback: string) {
  const names = Object.keys(columns).flatMap((name) => [name, `-${name}`]);
  return z
    .string()
    .refine((text) => names.includes(text), `must be one of ${names.join(', ')}`)
    .default(fallback);
}

/** Matches rows whose key contains a text. The text must already be normalised as a key. */
export function containsKey(key: string): Expression<SqlBool> {
  return sql<SqlBool>`title_key like ${`%${escapeLike(key)}%`} escape '!'`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[!%_]/g, '!$&');
}
