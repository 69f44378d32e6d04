import type { DemoContext } from '#demo/setting/demo-context.ts';

// In the order of the changes, because lists of changes are searched by time. Roots of folder trees are not listed.
const INSERT_CHANGES = `
  INSERT OR REPLACE INTO change_log (log, item_id, change_type, drive_id, is_removal, changed_at)
  SELECT '', id, 'file', drive_id, 0, modified_at FROM items WHERE parent_id IS NOT NULL ORDER BY modified_at, number`;

/** Records the last change of each file, as if the files had been written at their times. */
export function seedChangeLog({ db }: DemoContext): void {
  db.run(INSERT_CHANGES);
}
