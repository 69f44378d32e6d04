import { toSearchText } from '#core/search-text.ts';
import type { Database } from '#db/database.ts';

/** Maximum length of a client-supplied search text, in characters. The content's text is already condensed. */
const MAX_GIVEN_CHARACTERS = 131_072;

/** The indexed texts of an item. The content's text is stored in the form of the search index. */
type Texts = { name: string; description: string; given: string; content: string };
type SearchTexts = { name: string; description: string; body: string };

/**
 * Updates the search index entries of an item: its name and description, the client-supplied search text, and its content. Names
 * of root folders are not indexed. In a transaction, this runs at its end for all of its items, because the indexes flush at each
 * savepoint.
 */
export function indexText(db: Database, itemNumber: number): void {
  db.scheduleBeforeCommit(`text of ${itemNumber}`, () => {
    const texts = readTexts(db, itemNumber);
    if (texts) putTexts(db, itemNumber, toSearchTexts(texts));
  });
}

/** Reindexes an item, unless its texts are the same in the old index format. Returns the number of characters read. */
export function reindexText(db: Database, itemNumber: number): number {
  const texts = readTexts(db, itemNumber);
  if (!texts) return 0;
  const { name, description, body } = toSearchTexts(texts);
  const isAsBefore = [name, description, body].join() === [texts.name, texts.description, joinBody(texts)].join();
  if (!isAsBefore) putTexts(db, itemNumber, { name, description, body });
  return name.length + description.length + body.length;
}

/** Returns undefined for a deleted item. Deleting an item also deletes its index entries. */
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
