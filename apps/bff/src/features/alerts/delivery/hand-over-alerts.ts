import type { Selectable } from 'kysely';
import type { Store } from '#platform/store/open-store.ts';
import type { AlertTables } from '#platform/store/tables/alert-tables.ts';
import { readSchedule } from './channel-store.ts';
import type { DeliveryQueue } from './delivery-queue.ts';

type AlertRow = Selectable<AlertTables['alerts']>;

/** A rule that gets another owner. */
export type HandedOverRule = { ruleId: string; formerUserId: string; userId: string };

/**
 * Has the channels of the team follow the new owner of a rule, in the transaction that makes them its owner: they get what is
 * open for the new owner and was not delivered for the former one, and no more of what the former one has found. The new owner's own
 * channels have it already.
 */
export async function handOverAlerts(
  transaction: Store,
  queue: Pick<DeliveryQueue, 'add'>,
  { ruleId, formerUserId, userId }: HandedOverRule,
): Promise<void> {
  const channels = await transaction
    .selectFrom('alert_rule_channels')
    .innerJoin('alert_channels', 'alert_channels.id', 'alert_rule_channels.channel_id')
    .select(['channel_id', 'schedule'])
    .where('rule_id', '=', ruleId)
    .where('is_team', '=', 1)
    .where('is_enabled', '=', 1)
    .execute();
  const alerts = await transaction.selectFrom('alerts').selectAll().where('rule_id', '=', ruleId).execute();
  const former = alerts.filter((alert) => alert.user_id === formerUserId);
  for (const { channel_id: channelId, schedule } of channels) {
    const delivered = await withdrawPending(transaction, { channelId, ruleId, formerUserId });
    const known = former.filter(({ id, state }) => state !== 'resolved' && delivered.has(id));
    const channel = { channelId, schedule: readSchedule({ schedule }) };
    for (const alert of alerts.filter((row) => row.user_id === userId)) {
      const change = findChange(alert, known);
      if (!change) continue;
      const { id: alertId, title, detail, path } = alert;
      await queue.add(transaction, { alertId, ruleId, userId, change, title, detail, path }, [channel]);
    }
  }
}

/** Withdraws what waits to be delivered to a channel for a user; resolves to the IDs of the alerts that were delivered to it. */
async function withdrawPending(
  transaction: Store,
  { channelId, ruleId, formerUserId }: { channelId: string; ruleId: string; formerUserId: string },
): Promise<Set<string>> {
  const ofFormer = transaction
    .selectFrom('alert_deliveries')
    .select(['id', 'alert_id', 'state'])
    .where('channel_id', '=', channelId)
    .where('rule_id', '=', ruleId)
    .where('user_id', '=', formerUserId);
  const rows = await ofFormer.where('state', 'in', ['pending', 'delivered']).execute();
  const pending = rows.filter(({ state }) => state === 'pending').map(({ id }) => id);
  if (pending.length > 0) await transaction.deleteFrom('alert_deliveries').where('id', 'in', pending).execute();
  return new Set(rows.filter(({ state }) => state === 'delivered').map(({ alert_id }) => alert_id));
}

/** Returns the part of another owner's alert to deliver to a channel that already has some alerts, or undefined for none. */
function findChange(alert: AlertRow, known: readonly AlertRow[]): 'opened' | 'resolved' | undefined {
  const same = known.find(({ subject_key: key }) => key === alert.subject_key);
  if (alert.state === 'open') {
    const isKnown = same !== undefined && Number(same.episode_at) === Number(alert.episode_at);
    return isKnown ? undefined : 'opened';
  }
  return same && alert.state === 'resolved' ? 'resolved' : undefined;
}
