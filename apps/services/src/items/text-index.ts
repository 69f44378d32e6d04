import type { Database } from '#db/database.ts';

/** Longest text of one kind that is indexed for search, in characters. */
export const MAX_INDEXED_CHARACTERS = 131_072;

type Words = { name: string; description: string | null; isRoot: number; given: string | null; content: string | null };

/**
 * Puts the words of an item in the search indexes, in place of those that were there: of its name and description, of
 * the text that a client gave for search, and of what it holds. The names of root folders are not found. In a
 * transaction that is done at its end, for all of its items: the indexes write what they have at each savepoint.
 */
export function indexText(db: Database, itemNumber: number): void {
  db.beforeCommit(`text of ${itemNumber}`, () => putText(db, itemNumber));
}

function putText(db: Database, itemNumber: number): void {
  const words = db.get<Words>(
    `SELECT i.name, i.description, i.is_root AS isRoot, i.indexable_text AS given, c.text AS content
     FROM items AS i LEFT JOIN item_contents AS c ON c.item_number = i.number WHERE i.number = ?`,
    itemNumber,
  );
  if (!words) return; // What deletes an item deletes its words.
  const name = words.isRoot ? '' : words.name;
  const body = [words.given, words.content].map((text) => (text ?? '').slice(0, MAX_INDEXED_CHARACTERS)).join('\n');
  db.run('INSERT OR REPLACE INTO item_names (rowid, name) VALUES (?, ?)', itemNumber, name);
  db.run(
    'INSERT OR REPLACE INTO item_text (rowid, name, description, body) VALUES (?, ?, ?, ?)',
    itemNumber,
    name,
    words.description ?? '',
    body,
  );
}
