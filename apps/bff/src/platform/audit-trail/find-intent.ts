import type { Store } from '#platform/store/open-store.ts';

/** Returns the latest intent of a user's call to a resource, or undefined if there is none. */
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
