import type { Store } from '#platform/store/open-store.ts';

/** Counts the intents in the audit trail that have no outcome. */
export async function countOpenIntents(store: Store): Promise<number> {
  const open = await store
    .selectFrom('audit_records as intents')
    .select('intents.id')
    .where('intents.kind', '=', 'intent')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_records as ends')
            .select('ends.id')
            .where('ends.kind', '=', 'outcome')
            .whereRef('ends.intent_id', '=', 'intents.id'),
        ),
      ),
    )
    .execute();
  return open.length;
}
