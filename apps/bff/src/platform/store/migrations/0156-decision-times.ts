import { z } from 'zod';
import type { MigrationStore } from './migration-store.ts';

const ROWS_AT_ONCE = 500;

const body = z.object({ status: z.string(), completeTime: z.iso.datetime({ offset: true }) });

/** Adds decision times, so that approvals can be sorted and filtered by them. Known approvals get their time. */
export async function addDecisionTimes(store: MigrationStore): Promise<void> {
  const { schema } = store;
  await schema
    .alterTable('index_rows')
    .addColumn('decided_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await fillDecisionTimes(store);
  await schema
    .createIndex('index_rows_by_decided_at')
    .on('index_rows')
    .columns(['user_id', 'name', 'decided_at', 'row_id'])
    .execute();
}

type DatedRow = { user_id: string; row_id: string; body: string };

async function fillDecisionTimes(store: MigrationStore): Promise<void> {
  let after: Pick<DatedRow, 'user_id' | 'row_id'> = { user_id: '', row_id: '' };
  for (;;) {
    const rows = await store
      .selectFrom('index_rows')
      .select(['user_id', 'row_id', 'body'])
      .$castTo<DatedRow>()
      .where('name', '=', 'approvals')
      .where('status', 'in', ['APPROVED', 'DECLINED'])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('user_id', 'row_id'), '>', tuple(after.user_id, after.row_id)))
      .orderBy('user_id')
      .orderBy('row_id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { user_id: userId, row_id: rowId, body: text } of rows) {
      const approval = body.safeParse(JSON.parse(text));
      if (!approval.success) continue;
      await store
        .updateTable('index_rows')
        .set({ decided_at: Date.parse(approval.data.completeTime) })
        .where('user_id', '=', userId)
        .where('name', '=', 'approvals')
        .where('row_id', '=', rowId)
        .execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last;
  }
}
