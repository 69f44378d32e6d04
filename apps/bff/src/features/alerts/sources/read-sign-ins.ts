import { z } from 'zod';
import type { Store } from '#platform/store/open-store.ts';
import type { ReadSource, SignInRow } from './alert-source.ts';

const MAX_RECORDS = 1_000;
const SIGN_IN = 'session.begin';
const LOSS = 'credential.lost';

const details = z.object({ browser: z.string().default(''), reason: z.string().default('') });

/** Reads a user's sign-ins and credential rejections from the audit trail, oldest first. */
export function readSignIns(store: Store): ReadSource<'sign-ins'> {
  return async ({ email, subject }, sinceMs) => {
    const records = await store
      .selectFrom('audit_records')
      .select(['id', 'action', 'at', 'details'])
      .where('email', '=', email)
      .where('subject', '=', subject)
      .where((where) =>
        where.or([
          where.and([where('action', '=', SIGN_IN), where('outcome', '=', 'succeeded')]),
          where('action', '=', LOSS),
        ]),
      )
      .where('at', '>=', sinceMs)
      .orderBy('at', 'desc')
      .limit(MAX_RECORDS)
      .execute();
    const rows = records.map(({ id, action, at, details: text }): SignInRow => {
      const { browser, reason } = details.parse(JSON.parse(text));
      return { id, isLoss: action === LOSS, browser, reason, atMs: Number(at) };
    });
    return { rows: rows.reverse(), gap: undefined };
  };
}
