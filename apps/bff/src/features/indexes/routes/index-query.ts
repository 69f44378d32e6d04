import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { RowExpressions, RowPosition, RowQuery, SortColumn } from '#features/indexes/store/row-store.ts';
import { toTitleKey } from '#features/indexes/store/title-key.ts';
import { readPageToken } from '#platform/http/page-token.ts';
import { pageSize } from '#platform/http/read-query.ts';

/** Members of the query that every index has. */
export const commonQuery = z.strictObject({
  q: z.string().max(200).optional(),
  driveId: z.string().min(1).max(256).optional(),
  mimeType: z.string().min(1).max(256).optional(),
  pageSize,
  pageToken: z.string().max(4096).optional(),
});

/** An address in a query, in the form in which addresses are compared. */
export const address = z
  .string()
  .min(1)
  .max(254)
  .transform((text) => text.normalize('NFC').toLowerCase());

type CommonQuery = Omit<z.infer<typeof commonQuery>, 'pageSize' | 'pageToken'>;

const TEXT_COLUMNS: ReadonlySet<SortColumn> = new Set(['title_key', 'who']);
const textPosition = z.tuple([z.string(), z.string()]);
const numberPosition = z.tuple([z.int(), z.string()]);

/** The conditions that every index knows. */
export function commonConditions(build: RowExpressions, query: CommonQuery): Expression<SqlBool>[] {
  const { q, driveId, mimeType } = query;
  return [
    ...(q === undefined ? [] : [containsKey(toTitleKey(q))]),
    ...(driveId === undefined
      ? []
      : [driveId === 'none' ? build('drive_id', 'is', null) : build('drive_id', '=', driveId)]),
    ...(mimeType === undefined ? [] : [build('mime_type', '=', mimeType)]),
  ];
}

/** Rows with a word among their words. */
export function hasWord(build: RowExpressions, word: string): Expression<SqlBool> {
  return build('words', 'like', sql<string>`${`% ${escapeLike(word)} %`} escape '!'`);
}

/** How rows are sorted and from where on they are listed. The page token belongs to the sort. Throws 400 for another. */
export function readOrder(
  columns: Readonly<Record<string, SortColumn>>,
  sort: string,
  pageToken: string | undefined,
): Pick<RowQuery, 'sort' | 'after'> {
  const isDescending = sort.startsWith('-');
  const column = columns[isDescending ? sort.slice(1) : sort] ?? 'title_key';
  // PostgreSQL compares nothing with a value of another type.
  const position: z.ZodType<RowPosition> = TEXT_COLUMNS.has(column) ? textPosition : numberPosition;
  const after = readPageToken(pageToken, position);
  return { sort: { column, isDescending }, after };
}

/** Names that rows can be sorted by, each in both directions. */
export function sortNames(columns: Readonly<Record<string, SortColumn>>, fallback: string) {
  const names = Object.keys(columns).flatMap((name) => [name, `-${name}`]);
  return z
    .string()
    .refine((text) => names.includes(text), `is none of ${names.join(', ')}`)
    .default(fallback);
}

/** Rows whose key contains a text that is in the form of keys already. */
export function containsKey(key: string): Expression<SqlBool> {
  return sql<SqlBool>`title_key like ${`%${escapeLike(key)}%`} escape '!'`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[!%_]/g, '!$&');
}
