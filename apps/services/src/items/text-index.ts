import type { Database } from '#db/database.ts';

/** Longest stretch of content that is indexed for search, in characters. */
const MAX_INDEXED_CHARACTERS = 131_072;

/** What the search index holds of one item. */
export type IndexedText = { name: string; description: string | null; body: string | null };

/** Puts the words of an item in the search indexes, in place of those that were there. */
export function indexText(db: Database, itemNumber: number, text: IndexedText): void {
  db.run('DELETE FROM item_names WHERE rowid = ?', itemNumber);
  db.run('INSERT INTO item_names (rowid, name) VALUES (?, ?)', itemNumber, text.name);
  db.run('DELETE FROM item_text WHERE rowid = ?', itemNumber);
  db.run(
    'INSERT INTO item_text (rowid, name, description, body) VALUES (?, ?, ?, ?)',
    itemNumber,
    text.name,
    text.description ?? '',
    (text.body ?? '').slice(0, MAX_INDEXED_CHARACTERS),
  );
}
