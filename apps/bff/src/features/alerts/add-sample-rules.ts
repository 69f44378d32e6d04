import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RuleDraft } from './rule-store.ts';

type SampleRule = Pick<RuleDraft, 'kind' | 'name' | 'settings'>;

const OWNER = 'sample-rules';
const OWNER_NAME = 'Sample rules';
/** Sample rules count as older than this, so that they also find events from before the first start. */
const AGE_MS = 30 * 24 * 3_600_000;
const SIGN_IN = 'session.begin';

/** Rules that find problems and pending work in the demo organisation. */
const SAMPLE_RULES: readonly SampleRule[] = [
  { kind: 'functionFails', name: 'Function keeps failing', settings: { count: 3, minutes: 1_440 } },
  { kind: 'runTooLong', name: 'Run takes too long', settings: { minutes: 5 } },
  { kind: 'runMissed', name: 'Audit of shared links is missing', settings: { functionName: 'auditLinks' } },
  { kind: 'approvalDue', name: 'Approval is overdue', settings: { hours: 0, scope: 'mine' } },
  { kind: 'approvalChanged', name: 'File changes during an approval', settings: { scope: 'mine' } },
  { kind: 'accessRequestOld', name: 'Access request is old', settings: { hours: 24 } },
  { kind: 'sharedWithAnyone', name: 'File is shared with anyone', settings: {} },
  { kind: 'filesRemoved', name: 'Many files are removed', settings: { count: 20, minutes: 10 } },
];

/** Adds team rules to a store that has no rules and no recorded sign-in. */
export async function addSampleRules(store: Store, clock: Clock): Promise<void> {
  const signIn = await store.selectFrom('audit_records').select('id').where('action', '=', SIGN_IN).executeTakeFirst();
  if (signIn || (await store.selectFrom('alert_rules').select('id').executeTakeFirst())) return;
  const nowMs = clock.nowMs();
  const rows = SAMPLE_RULES.map(({ kind, name, settings }) => ({
    id: `sample-${kind}`,
    user_id: OWNER,
    owner_name: OWNER_NAME,
    is_team: 1,
    is_enabled: 1,
    kind,
    name,
    settings: JSON.stringify(settings),
    created_at: nowMs - AGE_MS,
    updated_at: nowMs,
  }));
  await store
    .insertInto('alert_rules')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
