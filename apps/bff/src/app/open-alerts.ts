import { AddressPolicy } from '@rotunda/address-policy/address-policy';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { createAlertEvaluator } from '#features/alerts/alert-evaluator.ts';
import { AlertStore } from '#features/alerts/alert-store.ts';
import { type ChannelRouteDeps, canUseChannel } from '#features/alerts/delivery/channel-routes.ts';
import { ChannelStore, createTarget } from '#features/alerts/delivery/channel-store.ts';
import { DeliveryQueue } from '#features/alerts/delivery/delivery-queue.ts';
import { MessageStore } from '#features/alerts/delivery/message-store.ts';
import { RuleChannelStore } from '#features/alerts/delivery/rule-channel-store.ts';
import { createDeliveryWorker } from '#features/alerts/delivery-worker.ts';
import { FeedStore } from '#features/alerts/feed-store.ts';
import type { RuleRouteDeps } from '#features/alerts/rule-routes.ts';
import { RuleStore } from '#features/alerts/rule-store.ts';
import type { ReportDeps } from '#features/reports/report-deps.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { SendDeps } from '#platform/delivery/deliver-message.ts';
import type { ChannelKind } from '#platform/delivery/webhook-body.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';
import { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { CallObserver } from '#upstream/client/call-observer.ts';
import { type AlertReads, openAlertSources } from './open-alert-sources.ts';
import { openGuardedAgent } from './outbound-agent.ts';
import type { UserWorkDeps } from './user-work-deps.ts';

type AlertDeps = UserWorkDeps & { secrets: SecretStore; limits: RateLimits };

/** Alerts, with their routes and background tasks. */
export type Alerts = {
  routes: RuleRouteDeps;
  channelRoutes: ChannelRouteDeps;
  /** Finds a channel with its secret, if the user may currently use it. */
  findChannel: ReportDeps['findChannel'];
  background: readonly BackgroundTask[];
};

const SWEEP_EVERY_MS = 60_000;

/** Wires up the evaluation of users' rules, from indexes, runs and records that the console already stores. */
export function openAlerts(
  parts: AlertDeps,
  { watch, ...reads }: AlertReads & { watch: CallObserver },
  invalidations: UserInvalidations,
): Alerts {
  const { config, store, clock, log, sessions, audit } = parts;
  const calls = new UserCallExecutor({ ...parts, watch, scopeBase: config.scopeBase }, 'alert');
  const queue = new DeliveryQueue(store, clock);
  const rules = new RuleStore(store, clock, queue);
  const alerts = new AlertStore(store, clock);
  const feeds = new FeedStore(store, clock, () => evaluator.notify());
  const sources = openAlertSources({ store, clock, calls }, reads);
  const isAllowed: RuleRouteDeps['isAllowed'] = (principal, id) => calls.isAllowed(principal, id);
  const findForWork = (userId: string) => sessions.findForWork(userId);
  const channels = new ChannelStore(store, clock, parts.secrets);
  const ruleChannels = new RuleChannelStore(store);
  const shared = { rules, alerts, feeds, sources, isAllowed, invalidations, clock, channels, ruleChannels };
  const sending = { channels, queue, invalidations, ...openSendDeps(config, clock) };
  const messages = new MessageStore(store, clock);
  const worker = createDeliveryWorker({ ...sending, messages, rules, isAllowed, findForWork, log });
  const notify = () => worker.notify();
  const evaluator = createAlertEvaluator({ ...shared, queue, findForWork, onChange: notify, log });
  const sweep = async () => {
    await alerts.sweep();
    await queue.sweep();
  };
  return {
    routes: { ...shared, trail: audit.trail, notify },
    channelRoutes: { ...sending, trail: audit.trail, limits: parts.limits, notify },
    findChannel: (principal, id) => findChannel(channels, clock, principal, id),
    background: [evaluator, worker, createPoller(parts, SWEEP_EVERY_MS, sweep)],
  };
}

async function findChannel(channels: ChannelStore, clock: Clock, principal: Principal, id: string) {
  const row = await channels.find(id);
  if (!row || !canUseChannel(principal, row)) return undefined;
  const { name, kind, is_enabled } = row;
  const secret = await channels.readSecret(row);
  const target = secret && createTarget(secret, clock.nowMs());
  return { name, kind: kind as ChannelKind, isEnabled: is_enabled === 1, target };
}

/** Opens the transports for outgoing messages. */
function openSendDeps({ delivery, publicOrigin, basePath }: BffConfig, clock: Clock): SendDeps {
  const { mail, webhookHosts } = delivery;
  const policy = new AddressPolicy(webhookHosts, webhookHosts.some(isThisMachine) ? '*' : []);
  return {
    mail,
    clock,
    webhooks: { policy, dispatcher: openGuardedAgent(policy.lookup), clock },
    address: { publicOrigin, basePath },
  };
}

function isThisMachine(entry: string): boolean {
  return entry === 'localhost' || entry.startsWith('127.') || entry.startsWith('::1');
}
