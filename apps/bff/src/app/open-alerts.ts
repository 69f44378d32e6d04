import { AddressPolicy } from '@rotunda/address-policy/address-policy';
import type { components } from '@rotunda/api-client/bff-types';
import type { Expression, SqlBool } from 'kysely';
import type { Principal } from '#domain/principal.ts';
import { createAlertEvaluator } from '#features/alerts/alert-evaluator.ts';
import type { AlertSources, IndexStateRow } from '#features/alerts/alert-source.ts';
import { AlertStore } from '#features/alerts/alert-store.ts';
import type { ChannelRouteDeps } from '#features/alerts/delivery/channel-routes.ts';
import { ChannelStore } from '#features/alerts/delivery/channel-store.ts';
import type { SendDeps } from '#features/alerts/delivery/deliver-message.ts';
import { DeliveryQueue } from '#features/alerts/delivery/delivery-queue.ts';
import { DeliveryWorker } from '#features/alerts/delivery/delivery-worker.ts';
import { MessageStore } from '#features/alerts/delivery/message-store.ts';
import { RuleChannelStore } from '#features/alerts/delivery/rule-channel-store.ts';
import { FeedStore } from '#features/alerts/feed-store.ts';
import { readRoleChanges } from '#features/alerts/read-role-changes.ts';
import { readRuns } from '#features/alerts/read-runs.ts';
import type { RuleRouteDeps } from '#features/alerts/rule-routes.ts';
import { RuleStore } from '#features/alerts/rule-store.ts';
import { ShareMemory } from '#features/alerts/share-memory.ts';
import type { CrawlRow, CrawlStore } from '#features/indexes/crawl-store.ts';
import { INDEX_NAMES, type IndexName } from '#features/indexes/index-reader.ts';
import type { RowExpressions, RowStore, SortColumn } from '#features/indexes/row-store.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';
import { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { CallObserver } from '#upstream/client/call-observer.ts';
import { openGuardedAgent } from './outbound-agent.ts';
import type { UserWorkParts } from './user-work-parts.ts';

/** What alerts need of the BFF. */
type AlertParts = UserWorkParts & { secrets: SecretStore; limits: RateLimits };

/** The indexes of people. */
type Indexes = { crawls: CrawlStore; rows: RowStore };

/** Alerts, ready to be served and evaluated. */
export type Alerts = { routes: RuleRouteDeps; channelRoutes: ChannelRouteDeps; background: readonly BackgroundTask[] };

const SWEEP_EVERY_MS = 60_000;
const MAX_ROWS = 2_000;
const LIMITED = `Only ${MAX_ROWS.toLocaleString('en')} rows of the index are evaluated.`;
const HORIZON_MS = 31 * 24 * 3_600_000;

/** Puts together what evaluates the rules of people, from the indexes, runs and records that the console has anyway. */
export function openAlerts(
  parts: AlertParts,
  { watch, indexes }: { watch: CallObserver; indexes: Indexes },
  invalidations: UserInvalidations,
): Alerts {
  const { config, store, clock, log, sessions, audit } = parts;
  const calls = new UserCallExecutor({ ...parts, watch, scopeBase: config.scopeBase }, 'alert');
  const rules = new RuleStore(store, clock);
  const alerts = new AlertStore(store, clock);
  const feeds = new FeedStore(store, clock, () => evaluator.notify());
  const sources = openSources({ ...parts, ...indexes }, calls);
  const isAllowed: RuleRouteDeps['isAllowed'] = (principal, id) => calls.isAllowed(principal, id);
  const findForWork = (userId: string) => sessions.findForWork(userId);
  const channels = new ChannelStore(store, clock, parts.secrets);
  const queue = new DeliveryQueue(store, clock);
  const ruleChannels = new RuleChannelStore(store);
  const shared = { rules, alerts, feeds, sources, isAllowed, invalidations, clock, channels, ruleChannels };
  const sending = { channels, queue, invalidations, clock, ...openSending(config) };
  const messages = new MessageStore(store, clock);
  const worker = new DeliveryWorker({ ...sending, messages, rules, isAllowed, findForWork, log });
  const notify = () => worker.notify();
  const evaluator = createAlertEvaluator({ ...shared, queue, findForWork, onChange: notify, log });
  const sweep = async () => {
    await alerts.sweep();
    await queue.sweep();
  };
  return {
    routes: { ...shared, trail: audit.trail },
    channelRoutes: { ...sending, trail: audit.trail, limits: parts.limits, notify },
    background: [evaluator, worker, createPoller(SWEEP_EVERY_MS, sweep, log)],
  };
}

/** What messages leave the console by. */
function openSending({ delivery, publicOrigin, basePath }: BffConfig): Omit<SendDeps, 'clock'> {
  const { mail, webhookHosts } = delivery;
  const policy = new AddressPolicy(webhookHosts, webhookHosts.some(isThisMachine) ? '*' : []);
  return {
    mail,
    webhooks: { policy, dispatcher: openGuardedAgent(policy.lookup) },
    address: { publicOrigin, basePath },
  };
}

function isThisMachine(entry: string): boolean {
  return entry === 'localhost' || entry.startsWith('127.') || entry.startsWith('::1');
}

function openSources(parts: AlertParts & Indexes, calls: UserCallExecutor): AlertSources {
  const { store, clock } = parts;
  const memory = new ShareMemory(store, clock);
  return {
    processes: readRuns(calls),
    approvals: (principal) =>
      readIndex<components['schemas']['ApprovalRow']>(parts, principal, {
        name: 'approvals',
        column: 'due_at',
        where: (build) => [
          build.or([build('status', '=', 'IN_PROGRESS'), build('modified_at', '>=', clock.nowMs() - HORIZON_MS)]),
        ],
      }),
    'access-requests': (principal) =>
      readIndex<components['schemas']['AccessRequestRow']>(parts, principal, {
        ...{ name: 'access-requests', column: 'created_at', where: () => [] },
      }),
    async 'outside-access'(principal) {
      const query = { name: 'outside-access', column: 'modified_at', where: () => [] } as const;
      const read = await readIndex<components['schemas']['OutsideAccessRow']>(parts, principal, query);
      const ids = read.rows.map(({ fileId, permissionId }) => `${fileId}/${permissionId}`);
      const seen = await memory.note(principal.userId, ids, read.gap === undefined);
      const rows = read.rows.map((row) => ({ ...row, seenMs: seen.get(`${row.fileId}/${row.permissionId}`) ?? 0 }));
      return { rows, gap: read.gap };
    },
    'role-changes': readRoleChanges(store),
    async 'index-states'({ userId }) {
      const states = await Promise.all(INDEX_NAMES.map((name) => parts.crawls.find({ userId, name })));
      return { rows: states.flatMap((crawl) => (crawl ? [toState(crawl)] : [])), gap: undefined };
    },
  };
}

type IndexQuery = {
  name: IndexName;
  column: SortColumn;
  where: (build: RowExpressions) => readonly Expression<SqlBool>[];
};

/** The rows of an index, which goes on as if its person looked at it. */
async function readIndex<Body>({ crawls, rows }: Indexes, { userId }: Principal, query: IndexQuery) {
  const { name, column, where } = query;
  const crawl = await crawls.look({ userId, name });
  const sort = { column, isDescending: false };
  const found = await rows.list<Body>({ userId, name, where, sort, limit: MAX_ROWS, after: undefined });
  return {
    rows: found.map(({ body }) => body),
    gap: found.length === MAX_ROWS ? LIMITED : describeGap(crawl),
  };
}

/** Why an index may lack something; undefined when it is complete. */
function describeGap({ state, reason, is_incomplete }: CrawlRow): string | undefined {
  if (state === 'paused') return `The index is paused. ${reason ?? ''}`.trim();
  if (state !== 'current') return 'The index is still being built.';
  return is_incomplete === 1 ? 'The service did not search everywhere.' : undefined;
}

function toState({ name, state, reason, as_of }: CrawlRow): IndexStateRow {
  const asOfMs = as_of === null ? undefined : Number(as_of);
  return { name, isPaused: state === 'paused', reason: reason ?? '', asOfMs };
}
