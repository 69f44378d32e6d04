import type { components } from '@rotunda/api-client/bff-types';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { findEpisodes, getSource } from './alert-kinds.ts';
import type { RuleDraft } from './rule-store.ts';
import type { AlertSource, AlertSources } from './sources/alert-source.ts';

type Preview = components['schemas']['AlertPreview'];

const DAYS_MS = 30 * 24 * 3_600_000;
/** Sources that also return past data. */
const WITH_HISTORY: ReadonlySet<AlertSource> = new Set<AlertSource>([
  'processes',
  'scheduled-runs',
  'errors',
  'approvals',
  'calendar-events',
  'deployments',
  'role-changes',
  'sign-ins',
]);
const MAX_SHOWN = 10;
const NO_HISTORY = 'Only current items are counted, because the services do not provide earlier states.';

/** Counts how often a rule would have fired in the last 30 days. Throws ProblemError if a read fails. */
export async function previewRule(
  { sources, clock }: { sources: AlertSources; clock: Clock },
  principal: Principal,
  { kind, settings }: RuleDraft,
): Promise<Preview> {
  const nowMs = clock.nowMs();
  const sinceMs = nowMs - DAYS_MS;
  const source = getSource(kind);
  const { rows, gap } = await sources[source](principal, sinceMs);
  const found = findEpisodes(kind, rows, settings, clock.nowMs(), sinceMs)
    .filter(({ startMs, endMs }) => startMs >= sinceMs || endMs === undefined)
    .toSorted((left, right) => right.startMs - left.startMs);
  const reason = gap ?? (WITH_HISTORY.has(source) ? undefined : NO_HISTORY);
  return {
    count: found.length,
    firings: found.slice(0, MAX_SHOWN).map(({ title, detail, path, startMs }) => ({
      title,
      detail,
      path,
      time: new Date(startMs).toISOString(),
    })),
    sinceTime: new Date(sinceMs).toISOString(),
    ...(reason !== undefined && { gap: reason }),
  };
}
