import type { components } from '@rotunda/api-client/bff-types';
import { readMember } from '@rotunda/api-client/read-member';
import { parseContent } from '#platform/audit-trail/recorded-change.ts';
import type { Store } from '#platform/store/open-store.ts';

/** The content of an entry that lists include. */
export type EntrySummary = Pick<components['schemas']['AuditEntry'], 'undo' | 'title' | 'createdId'>;

/** Larger content is not read for lists, so that a page of 200 entries stays within a few megabytes. */
const MAX_READ_LENGTH = 20_000;
const MAX_TITLE_LENGTH = 256;
/** The fields with which the three services name a resource for users and for calls. */
const TITLES = ['name', 'title', 'summary'];
const IDS = ['id', 'scriptId'];

/** Returns summaries of entries by ID. Entries without content are omitted. */
export async function readEntrySummaries(
  store: Store,
  entryIds: readonly string[],
): Promise<Map<string, EntrySummary>> {
  if (entryIds.length === 0) return new Map();
  const rows = await store
    .selectFrom('audit_changes')
    .select(({ eb, fn, ref }) => [
      'entry_id',
      'undone_at',
      eb('undo', 'is not', null).as('has_undo'),
      eb
        .case()
        .when(fn('length', ['content']), '<=', MAX_READ_LENGTH)
        .then(ref('content'))
        .end()
        .as('content'),
    ])
    .where('entry_id', 'in', entryIds)
    .execute();
  return new Map(rows.map((row) => [row.entry_id, toEntrySummary(row)]));
}

type Row = { undone_at: number | null; has_undo: unknown; content: string | null };

function toEntrySummary(row: Row): EntrySummary {
  const content = row.content === null ? undefined : parseContent(row.content);
  const after = readMember(content, 'after');
  const title = [after, readMember(content, 'before'), readMember(content, 'body')]
    .map((resource) => findFirstText(resource, TITLES))
    .find((text) => text !== undefined);
  const createdId = findFirstText(after, IDS);
  return {
    ...(Boolean(row.has_undo) && { undo: row.undone_at === null ? ('possible' as const) : ('done' as const) }),
    ...(title !== undefined && { title: title.slice(0, MAX_TITLE_LENGTH) }),
    ...(createdId !== undefined && { createdId: createdId.slice(0, MAX_TITLE_LENGTH) }),
  };
}

function findFirstText(resource: unknown, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = readMember(resource, name);
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}
