import { z } from 'zod';
import { parseContent } from '#platform/audit-trail/recorded-change.ts';
import type { Store } from '#platform/store/open-store.ts';

const body = z.looseObject({ message: z.string().min(1) });

/** What somebody wrote when they started an approval, by the audit record of the call; undefined when nothing is stored of it. */
export async function findStartMessage(store: Store, auditId: string | null): Promise<string | undefined> {
  if (auditId === null) return undefined;
  const change = await store
    .selectFrom('audit_changes')
    .select('content')
    .where('entry_id', '=', auditId)
    .executeTakeFirst();
  return change && body.safeParse(parseContent(change.content).body).data?.message;
}
