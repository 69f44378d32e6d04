import { z } from 'zod';
import type { Store } from '#platform/store/open-store.ts';
import type { ReadSource } from './alert-source.ts';

const MAX_CHANGES = 1_000;
const ACTIONS = ['roles.set', 'roles.remove'];

const details = z.object({ after: z.array(z.string()).default([]) });

/** Reads role changes from the audit trail, newest first. Rejected changes are left out, because they did not happen. */
export function readRoleChanges(store: Store): ReadSource<'role-changes'> {
  return async (_principal, sinceMs) => {
    const records = await store
      .selectFrom('audit_records as change')
      .innerJoin('audit_records as end', 'end.intent_id', 'change.id')
      .select(['change.id', 'change.target', 'change.email', 'change.at', 'change.details'])
      .where('change.kind', '=', 'intent')
      .where('change.action', 'in', ACTIONS)
      .where('change.at', '>=', sinceMs)
      .where('end.outcome', '=', 'succeeded')
      .orderBy('change.at', 'desc')
      .limit(MAX_CHANGES)
      .execute();
    const rows = records.map((record) => ({
      id: record.id,
      email: record.target ?? '',
      roles: details.parse(JSON.parse(record.details)).after,
      actor: record.email ?? 'An operator',
      atMs: Number(record.at),
    }));
    return { rows, gap: undefined };
  };
}
