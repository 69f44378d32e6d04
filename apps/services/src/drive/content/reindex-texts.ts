import type { Database } from '#db/database.ts';
import { reindexText } from '#items/text-index.ts';

const MAX_ITEMS = 500;
const MAX_CHARACTERS = 200_000;

/** Whether the words of any item wait to be indexed anew. */
export function hasWaitingText(db: Database): boolean {
  return db.get('SELECT 1 FROM text_queue') !== undefined;
}

/**
 * Indexes the next of the items whose words wait to be indexed anew, so few that requests hardly wait. Call it in a
 * transaction.
 */
export function reindexTexts(db: Database): void {
  const waiting = db.all<{ item: number }>('SELECT item_number AS item FROM text_queue LIMIT ?', MAX_ITEMS);
  let characters = 0;
  for (const { item } of waiting) {
    if (characters > MAX_CHARACTERS) break;
    characters += reindexText(db, item);
    db.run('DELETE FROM text_queue WHERE item_number = ?', item);
  }
}
