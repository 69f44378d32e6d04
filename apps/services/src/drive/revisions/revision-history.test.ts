import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { putContent } from '#drive/files/content.ts';
import { createItem, requireItem } from '#items/items.ts';
import { openTestDatabase } from '#testing/open-test-database.ts';
import { purgeExpiredRevisions } from './purge-revisions.ts';
import { deleteRevision, listRevisions, type Revision } from './revision-store.ts';

const ALL = { after: 0, limit: -1 };

/** Generates an event of a file: new content, a deleted revision, or days that pass before revisions are purged. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), keepForever: fc.boolean() }),
  fc.record({ kind: fc.constant('delete' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('purge' as const), days: fc.integer({ min: 0, max: 40 }) }),
);

/** The expected state of a revision. */
type Expected = { id: string; isPinned: boolean; supersededAt: number | null };

function put(history: Expected[], id: string, isPinned: boolean, nowMs: number): Expected[] {
  const past = history.map((revision) => ({ ...revision, supersededAt: revision.supersededAt ?? nowMs }));
  return [...past, { id, isPinned, supersededAt: null }];
}

function remove(history: Expected[], id: string): Expected[] {
  const left = history.filter((revision) => revision.id !== id);
  return left.map((revision, at) => (at === left.length - 1 ? { ...revision, supersededAt: null } : revision));
}

function purge(history: Expected[], nowMs: number): Expected[] {
  return history.filter(
    ({ isPinned, supersededAt }) => isPinned || supersededAt === null || supersededAt >= nowMs - 30 * DAY_MS,
  );
}

function toExpected({ id, keepForever, supersededAt }: Revision): Expected {
  return { id, isPinned: keepForever === 1, supersededAt };
}

test('a history contains the revisions that the rules retain, and the file has the content of its newest revision', () => {
  using database = openTestDatabase();
  const { db } = database;
  db.run(
    `INSERT INTO accounts (id, email, display_name, permission_id, domain, created_at)
     VALUES ('ana', 'ana@example.com', 'Ana', '1', 'example.com', 0)`,
  );
  const creator = { accountId: 'ana', permissionId: '1' };
  fc.assert(
    fc.property(fc.array(event, { maxLength: 25 }), (events) => {
      const item = createItem(db, { mimeType: 'text/plain', name: 'a.txt', creator, createdAt: 0 });
      let nowMs = 0;
      let made = 0;
      let expected: Expected[] = [];
      const add = (keepForever: boolean) => {
        made += 1;
        const blob = { sha256: `sha256-${made}`, sha1: 'sha1', md5: 'md5', sizeBytes: made };
        const id = `revision-${made}`;
        putContent(db, item, { id, blob, mimeType: 'text/plain', accountId: 'ana', modifiedAt: nowMs, keepForever });
        expected = put(expected, id, keepForever, nowMs);
      };
      add(false);
      for (const happened of events) {
        nowMs += happened.kind === 'purge' ? happened.days * DAY_MS : DAY_MS;
        if (happened.kind === 'put') add(happened.keepForever);
        if (happened.kind === 'purge') {
          purgeExpiredRevisions(db, nowMs);
          expected = purge(expected, nowMs);
        }
        if (happened.kind === 'delete' && expected.length > 1) {
          const stored = [...listRevisions(db, item.number, ALL)];
          const revision = stored[happened.which % stored.length];
          if (revision) {
            deleteRevision(db, item, revision);
            expected = remove(expected, revision.id);
          }
        }
        const revisions = [...listRevisions(db, item.number, ALL)];
        expect(revisions.map(toExpected)).toEqual(expected);
        const { headRevisionId, blobSha256, sizeBytes } = requireItem(db, item.id);
        const head = revisions.at(-1);
        expect([headRevisionId, blobSha256, sizeBytes]).toEqual([head?.id, head?.blobSha256, head?.sizeBytes]);
      }
    }),
  );
});
