import { toSearchText } from '#core/search-text.ts';
import type { Database } from '#db/database.ts';

/** Longest text that a client gives for search, in characters; that of the content was condensed before it was stored. */
const MAX_GIVEN_CHARACTERS = 131_072;

/** The texts that an item is found by. What its content holds was stored as search indexes take it. */
type Texts = { name: string; description: string; given: string; content: string };
type SearchTexts = { name: string; description: string; body: string };

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
  const isAsBefore = [name, description, body].join() === [texts.name, texts.description, joinBody(texts)].join();
  if (!isAsBefore) putTexts(db, itemNumber, { name, description, body });
  return name.length + description.length + body.length;
}

/** Undefined for an item that is gone: what deletes an item deletes its words. */
function readTexts(db: Database, itemNumber: number): Texts | undefined {
  const row = db.get<Texts>(
    `SELECT iif(i.is_root, '', i.name) AS name, coalesce(i.description, '') AS description,
       coalesce(i.indexable_text, '') AS given, coalesce(c.text, '') AS content
     FROM items AS i LEFT JOIN item_contents AS c ON c.item_number = i.number WHERE i.number = ?`,
    itemNumber,
  );
  if (!row) return undefined;
  return { ...row, given: row.given.slice(0, MAX_GIVEN_CHARACTERS) };
}

function toSearchTexts({ name, description, given, content }: Texts): SearchTexts {
  return {
    name: toSearchText(name),
    description: toSearchText(description),
    body: joinBody({ given: toSearchText(given), content }),
  };
}

function joinBody({ given, content }: Pick<Texts, 'given' | 'content'>): string {
  return `${given}\n${content}`;
}

function putTexts(db: Database, itemNumber: number, { name, description, body }: SearchTexts): void {
  db.run('INSERT OR REPLACE INTO item_names (rowid, name) VALUES (?, ?)', itemNumber, name);
  db.run(
    'INSERT OR REPLACE INTO item_text (rowid, name, description, body) VALUES (?, ?, ?, ?)',
    itemNumber,
    name,
    description,
    body,
  );
}
