import { toSearchText } from '#core/search-text.ts';
import type { Database } from '#db/database.ts';

/** Longest text of one kind that is indexed for search, in characters. */
export const MAX_INDEXED_CHARACTERS = 131_072;

/** The texts that an item is found by. */
type Texts = { name: string; description: string; body: string };

/**
 * Puts the words of an item in the search indexes, in place of those that were there: of its name and description, of
 * the text that a client gave for search, and of what it holds. The names of root folders are not found. In a
 * transaction that is done at its end, for all of its items: the indexes write what they have at each savepoint.
 */
export function indexText(db: Database, itemNumber: number): void {
  db.beforeCommit(`text of ${itemNumber}`, () => {
    const texts = readTexts(db, itemNumber);
    if (texts) putTexts(db, itemNumber, toSearchTexts(texts));
  });
}

/**
 * Indexes an item anew unless the indexes take its texts as they are, as they took all texts in former versions. Returns
 * the number of characters that it had to read.
 */
export function reindexText(db: Database, itemNumber: number): number {
  const texts = readTexts(db, itemNumber);
  if (!texts) return 0;
  const { name, description, body } = toSearchTexts(texts);
  const isAsBefore = name === texts.name && description === texts.description && body === texts.body;
  if (!isAsBefore) putTexts(db, itemNumber, { name, description, body });
  return texts.name.length + texts.description.length + texts.body.length;
}

/** Undefined for an item that is gone: what deletes an item deletes its words. */
function readTexts(db: Database, itemNumber: number): Texts | undefined {
  const row = db.get<Record<'name' | 'description' | 'given' | 'content', string>>(
    `SELECT iif(i.is_root, '', i.name) AS name, coalesce(i.description, '') AS description,
       coalesce(i.indexable_text, '') AS given, coalesce(c.text, '') AS content
     FROM items AS i LEFT JOIN item_contents AS c ON c.item_number = i.number WHERE i.number = ?`,
    itemNumber,
  );
  if (!row) return undefined;
  const { given, content, ...texts } = row;
  const body = [given, content].map((text) => text.slice(0, MAX_INDEXED_CHARACTERS)).join('\n');
  return { ...texts, body };
}

function toSearchTexts({ name, description, body }: Texts): Texts {
  return { name: toSearchText(name), description: toSearchText(description), body: toSearchText(body) };
}

function putTexts(db: Database, itemNumber: number, { name, description, body }: Texts): void {
  db.run('INSERT OR REPLACE INTO item_names (rowid, name) VALUES (?, ?)', itemNumber, name);
  db.run(
    'INSERT OR REPLACE INTO item_text (rowid, name, description, body) VALUES (?, ?, ?, ?)',
    itemNumber,
    name,
    description,
    body,
  );
}
