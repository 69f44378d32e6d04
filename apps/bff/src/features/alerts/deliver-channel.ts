import type { Principal } from '#domain/principal.ts';
import { deliverMessage, type SendDeps } from '#platform/delivery/deliver-message.ts';
import { endOfQuietHours } from '#platform/delivery/delivery-schedule.ts';
import { retryWait } from '#platform/delivery/retry-wait.ts';
import type { SendResult } from '#platform/delivery/send-result.ts';
import type { ChannelKind } from '#platform/delivery/webhook-body.ts';
import type { Lease } from '#platform/store/lease.ts';
import { canViewKind } from './alert-access.ts';
import { composeMessage } from './delivery/alert-message.ts';
import { type ChannelRow, type ChannelStore, createTarget, readSchedule } from './delivery/channel-store.ts';
import type { ChannelResult, MessageDraft, MessageStore } from './delivery/message-store.ts';
import type { RuleStore } from './rule-store.ts';
import type { IsAllowed } from './sources/alert-source.ts';

export type DeliveryDeps = SendDeps & {
  channels: ChannelStore;
  messages: MessageStore;
  rules: RuleStore;
  isAllowed: IsAllowed;
  findForWork: (userId: string) => Promise<Principal | undefined>;
};

/** The names of the rules that have alerts due in a channel, and the users who are signed out. */
type ChannelContext = { ruleNames: Map<string, string>; absent: string[]; isWithheld: boolean };

const MAX_ATTEMPTS = 30; // About a day.
const ABSENT_WAIT_MS = 60_000;
const SIGNED_OUT = 'The owner of the rule is signed out. Pending alerts are delivered after the next sign-in.';
const WITHHELD = 'Not sent: the role of the owner no longer includes what the rule reads.';
const ALTERED = 'The stored channel was changed outside of the console. Delete it, and add it again.';

/**
 * Delivers everything due in a channel as one message, and stores the outcome together with the release of the lease. Checks at
 * delivery time whether users may still see the content.
 */
export async function deliverChannel(deps: DeliveryDeps, channelId: string, lease: Lease): Promise<void> {
  const { channels, messages, clock } = deps;
  const channel = await channels.find(channelId);
  if (!channel) return;
  const quietUntil = endOfQuietHours(readSchedule(channel), clock.nowMs());
  if (quietUntil !== undefined) {
    await messages.postpone(channelId, quietUntil);
    await messages.release(channelId, lease, { retryAt: 0 });
    return;
  }
  const sight = await checkSight(deps, channelId);
  const parts = await messages.claimNextMessage(channelId, sight.absent);
  if (!parts) {
    await messages.release(channelId, lease, describeWait(sight, clock.nowMs()));
    return;
  }
  const result = await send(deps, channel, parts, sight);
  await recordResult(deps, channelId, lease, parts, result);
}

/** Withholds alerts that users may no longer see. */
async function checkSight(deps: DeliveryDeps, channelId: string): Promise<ChannelContext> {
  const { messages, rules, isAllowed, findForWork } = deps;
  const sight: ChannelContext = { ruleNames: new Map(), absent: [], isWithheld: false };
  const byUser = Map.groupBy(await messages.listDueRules(channelId), ({ user_id }) => user_id);
  for (const [userId, own] of byUser) {
    const principal = await findForWork(userId);
    if (!principal) sight.absent.push(userId);
    for (const { rule_id: ruleId } of principal ? own : []) {
      const rule = await rules.find(ruleId);
      if (rule && principal && canViewKind(principal, rule.kind, isAllowed)) {
        sight.ruleNames.set(ruleId, rule.name);
        continue;
      }
      await messages.withhold(channelId, userId, ruleId);
      sight.isWithheld = true;
    }
  }
  return sight;
}

function describeWait({ absent, isWithheld }: ChannelContext, nowMs: number): ChannelResult {
  if (absent.length > 0) return { status: 'waiting', lastResponse: SIGNED_OUT, retryAt: nowMs + ABSENT_WAIT_MS };
  return isWithheld ? { status: 'withheld', lastResponse: WITHHELD, retryAt: 0 } : { retryAt: 0 };
}

async function send(
  deps: DeliveryDeps,
  channel: ChannelRow,
  parts: MessageDraft,
  { ruleNames }: ChannelContext,
): Promise<SendResult> {
  const secret = await deps.channels.readSecret(channel);
  if (!secret) return { outcome: 'refused', response: ALTERED, durationMs: 0 };
  const message = composeMessage(parts, ruleNames, deps.address);
  return deliverMessage(deps, channel.kind as ChannelKind, createTarget(secret, deps.clock.nowMs()), message);
}

async function recordResult(
  { messages, clock }: DeliveryDeps,
  channelId: string,
  lease: Lease,
  { messageId, attempts }: MessageDraft,
  { outcome, response, retryAfterMs = 0 }: SendResult,
): Promise<void> {
  const nowMs = clock.nowMs();
  if (outcome === 'accepted') {
    const result = { status: 'delivering', lastResponse: response, deliveredAt: nowMs, retryAt: 0 } as const;
    await messages.release(channelId, lease, result, { messageId, state: 'delivered' });
    return;
  }
  const isFinal = outcome === 'refused' || attempts + 1 >= MAX_ATTEMPTS;
  const retryAt = nowMs + retryWait(attempts, retryAfterMs);
  await messages.release(
    channelId,
    lease,
    { status: 'failing', lastResponse: response, retryAt: isFinal ? 0 : retryAt },
    { messageId, state: isFinal ? 'failed' : 'pending' },
  );
}
