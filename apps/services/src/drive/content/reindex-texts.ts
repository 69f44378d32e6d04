import type { Database } from '#db/database.ts';
import { reindexText } from '#items/text-index.ts';

const MAX_ITEMS = 500;
const MAX_CHARACTERS = 200_000;

/** Whether any item is queued for reindexing. */
export function hasPendingText(db: Database): boolean {
  return db.get('SELECT 1 FROM text_queue') !== undefined;
}

/** Reindexes the words of the next batch of queued items, small enough not to delay requests. Call it in a transaction. */
export function reindexTexts(db: Database): void {
  const waiting = db.all<{ item: number }>('SELECT item_number AS item FROM text_queue LIMIT ?', MAX_ITEMS);
  let characters = 0;
  for (const { item } of waiting) {
    if (characters > MAX_CHARACTERS) break;
    characters += reindexText(db, item);
    db.run('DELETE FROM text_queue WHERE item_number = ?', item);
  }
}
