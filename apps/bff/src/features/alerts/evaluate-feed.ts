import type { Clock } from '#domain/clock.ts';
import { formatFailure } from '#domain/failure-text.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { canViewKind } from './alert-access.ts';
import { ALERT_KINDS, findEpisodes, getSource, isEventKind } from './alert-kinds.ts';
import type { Alert, AlertStore } from './alert-store.ts';
import type { AlertChange, DeliveryQueue } from './delivery/delivery-queue.ts';
import type { RuleChannelStore } from './delivery/rule-channel-store.ts';
import { type AlertProgress, type AppliedEpisodes, applyEpisodes } from './episodes/apply-episodes.ts';
import type { Episode } from './episodes/episode.ts';
import { limitSubjects } from './episodes/limit-subjects.ts';
import type { FeedKey, FeedResult, FeedStore } from './feed-store.ts';
import type { AlertRule, RuleStore } from './rule-store.ts';
import {
  type AlertSource,
  type AlertSources,
  getPeriod,
  type IsAllowed,
  type SourceRead,
} from './sources/alert-source.ts';

export type EvaluationDeps = {
  rules: RuleStore;
  alerts: AlertStore;
  feeds: FeedStore;
  queue: DeliveryQueue;
  ruleChannels: RuleChannelStore;
  sources: AlertSources;
  isAllowed: IsAllowed;
  findForWork: (userId: string) => Promise<Principal | undefined>;
  clock: Clock;
};

/** The outcome of an evaluation. */
export type Evaluation = { isChanged: boolean; isReleased: boolean };

const LEAST_WAIT_MS = 60_000;
/** The upper bound for the wait that a service requests. */
const MAX_WAIT_MS = 3_600_000;
const MAX_CATCH_UP_MS = 24 * 3_600_000;
/** Why nothing is evaluated for a user without a session. */
export const SIGNED_OUT = 'You are signed out. Sign in to continue.';

/**
 * Evaluates the user's rules for a source, with the user's own credential. Reads the source once for all rules. Rethrows errors
 * of the read other than ProblemError.
 */
export async function evaluateFeed(deps: EvaluationDeps, key: FeedKey, lease: Lease): Promise<Evaluation> {
  const { feeds, clock } = deps;
  const principal = await deps.findForWork(key.userId);
  if (!principal) return release(deps, key, lease, { problem: SIGNED_OUT });
  const source = findSource(deps.sources, key.source);
  const rules = source ? await listRules(deps, principal, source) : [];
  if (!source || rules.length === 0) {
    await feeds.remove(key, lease);
    return { isChanged: false, isReleased: true };
  }
  const nowMs = clock.nowMs();
  const feed = (await feeds.list(key.userId)).find((known) => known.source === source);
  const sinceMs = findReadStart(rules, Number(feed?.checked_at ?? 0), nowMs);
  let read: SourceRead;
  try {
    read = await deps.sources[source](principal, sinceMs);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const wantedMs = Math.min(MAX_WAIT_MS, (error.retryAfterSeconds ?? 0) * 1_000);
    const waitMs = Math.max(LEAST_WAIT_MS, wantedMs);
    return release(deps, key, lease, { problem: formatFailure(error), dueAt: nowMs + waitMs });
  }
  let isChanged = false;
  // Sources record when something was first seen, which is after the start of the read.
  const readMs = clock.nowMs();
  const evaluation = await release(
    deps,
    key,
    lease,
    { gap: read.gap ?? null, dueAt: nowMs + getPeriod(source) },
    async (transaction) => {
      for (const rule of rules) {
        const hasChanged = await evaluateRule(deps, transaction, { rule, principal, read, nowMs: readMs, sinceMs });
        isChanged ||= hasChanged;
      }
    },
  );
  return { ...evaluation, isChanged };
}

/**
 * Returns the start of the time to read: what a rule looks back on, from its last evaluation, or from its creation if it has not
 * been evaluated. Otherwise, a late evaluation would not notice what happened and ended before it. At most a day is made up for.
 */
export function findReadStart(
  rules: readonly Pick<AlertRule, 'kind' | 'settings' | 'createdAt'>[],
  checkedMs: number,
  nowMs: number,
): number {
  const starts = rules.map(({ kind, settings, createdAt }) => {
    const evaluatedMs = Math.max(checkedMs, createdAt, nowMs - MAX_CATCH_UP_MS);
    return Math.min(evaluatedMs, nowMs) - ALERT_KINDS[kind].lookbackMs(settings);
  });
  return Math.min(...starts);
}

/** Lists the enabled rules of a user and the team that use a source and that the user's role includes. */
async function listRules({ rules, isAllowed }: EvaluationDeps, principal: Principal, source: AlertSource) {
  const all = await rules.list(principal.userId);
  return all.filter(
    ({ isEnabled, kind }) => isEnabled && getSource(kind) === source && canViewKind(principal, kind, isAllowed),
  );
}

type RuleRead = { rule: AlertRule; principal: Principal; read: SourceRead; nowMs: number; sinceMs: number };

async function evaluateRule(deps: EvaluationDeps, transaction: Store, ruleRead: RuleRead): Promise<boolean> {
  const { alerts } = deps;
  const { rule, principal, read, nowMs, sinceMs } = ruleRead;
  const { userId } = principal;
  const known = await alerts.listOfRule(transaction, rule.id, userId);
  const found = findEpisodes(rule.kind, read.rows, rule.settings, nowMs, sinceMs).filter(
    (episode) => !isEventKind(rule.kind) || isNewEvent(episode, rule, known.get(episode.key)),
  );
  const bySubject = limitSubjects(found, new Set(known.keys()));
  let isChanged = false;
  for (const subjectKey of new Set([...bySubject.keys(), ...known.keys()])) {
    const before = known.get(subjectKey);
    const times = { nowMs, sinceMs: rule.createdAt };
    const applied = applyEpisodes(before, bySubject.get(subjectKey) ?? [], times);
    if (!applied || (before && isSame(before, applied.alert))) continue;
    const alertId = await alerts.save(transaction, { ruleId: rule.id, userId, subjectKey }, before, applied.alert);
    const change = findChange(before, applied);
    if (alertId && change) await deliver(deps, transaction, ruleRead, { alertId, change, ...applied.alert });
    isChanged = true;
  }
  return isChanged;
}

/** Whether an event happened after the rule was created and has not been reported. */
function isNewEvent({ startMs }: Episode, { createdAt }: AlertRule, known: Alert | undefined): boolean {
  const isOver = known !== undefined && !known.isMet && startMs <= known.episodeMs;
  return startMs >= createdAt && !isOver;
}

/** Returns the change to notify users of after an evaluation, or undefined if there is none. Muted alerts end silently. */
function findChange(before: Alert | undefined, { alert, isNotified }: AppliedEpisodes): AlertChange | undefined {
  if (isNotified) return 'opened';
  const wasNotified = before?.state === 'open' || before?.state === 'acknowledged';
  return wasNotified && alert.state === 'resolved' ? 'resolved' : undefined;
}

/** Queues a change for delivery, in the transaction that stores it. */
async function deliver(
  { ruleChannels, queue }: EvaluationDeps,
  transaction: Store,
  { rule, principal: { userId } }: RuleRead,
  { alertId, change, title, detail, path }: AlertProgress & { alertId: string; change: AlertChange },
): Promise<void> {
  const channels = await ruleChannels.listFor(transaction, { ruleId: rule.id, ownerId: rule.userId, userId });
  await queue.add(transaction, { alertId, ruleId: rule.id, userId, change, title, detail, path }, channels);
}

function isSame(before: Alert, after: AlertProgress): boolean {
  return Object.entries(after).every(([name, value]) => Reflect.get(before, name) === value);
}

async function release(
  { feeds, clock }: EvaluationDeps,
  key: FeedKey,
  lease: Lease,
  result: Partial<FeedResult>,
  write: (transaction: Store) => Promise<void> = () => Promise.resolve(),
): Promise<Evaluation> {
  const whole = { problem: null, gap: null, dueAt: clock.nowMs() + LEAST_WAIT_MS, ...result };
  return { isChanged: whole.problem !== null, isReleased: await feeds.release(key, lease, whole, write) };
}

function findSource(sources: AlertSources, name: string): AlertSource | undefined {
  const names = Object.keys(sources) as AlertSource[];
  return names.find((known) => known === name);
}
