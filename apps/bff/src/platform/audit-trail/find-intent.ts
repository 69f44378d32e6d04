import type { Store } from '#platform/store/open-store.ts';

/** The latest record of a call that a person was about to make to a resource; undefined when there is none. */
export async function findIntent(
  store: Store,
  { action, target, email }: { action: string; target: string; email: string },
): Promise<{ id: string; mac: string } | undefined> {
  return store
    .selectFrom('audit_records')
    .select(['id', 'mac'])
    .where('action', '=', action)
    .where('target', '=', target)
    .where('email', '=', email)
    .where('kind', '=', 'intent')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
