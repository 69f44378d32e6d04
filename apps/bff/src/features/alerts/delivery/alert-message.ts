import type { components } from '@rotunda/api-client/bff-types';
import { countOf } from '@rotunda/api-client/count-of';
import type { ConsoleAddress, Message } from '#platform/delivery/message.ts';
import type { MessageDraft } from './message-store.ts';

/** An alert as described in a message. */
type AlertEntry = components['schemas']['AlertMessageEntry'];
type WebhookBody = components['schemas']['AlertWebhook'];

/** Composes the message for changes. `ruleNames` are the names of their rules. */
export function composeMessage(
  { messageId, total, newest }: MessageDraft,
  ruleNames: ReadonlyMap<string, string>,
  { publicOrigin, basePath }: ConsoleAddress,
): Message {
  const base = `${publicOrigin}${basePath}`;
  const entries = newest.map(
    (row): AlertEntry => ({
      alertId: row.alert_id,
      ruleId: row.rule_id,
      ruleName: ruleNames.get(row.rule_id) ?? '',
      change: row.change === 'resolved' ? 'resolved' : 'opened',
      changeCount: row.change_count,
      title: row.title,
      detail: row.detail,
      url: `${base}${row.path}`,
      time: new Date(Number(row.changed_at)).toISOString(),
    }),
  );
  const [first] = entries;
  const more = total - 1;
  const subject = first ? `${first.title} (${first.change})` : 'No alerts';
  return toMessage({
    id: messageId,
    title: more > 0 ? `${countOf(total, 'alert')}: ${subject} and ${more.toLocaleString('en')} more` : subject,
    timeMs: Number(newest[0]?.changed_at ?? 0),
    count: total,
    entries,
    url: `${base}/alerts?state=all`,
  });
}

/** Composes a message that tests a channel. */
export function composeTest(messageId: string, nowMs: number, { publicOrigin, basePath }: ConsoleAddress): Message {
  const url = `${publicOrigin}${basePath}/alerts`;
  const entry: AlertEntry = {
    alertId: 'test',
    ruleId: 'test',
    ruleName: 'Test',
    change: 'opened',
    changeCount: 1,
    title: 'Test message',
    detail: 'This channel works.',
    url,
    time: new Date(nowMs).toISOString(),
  };
  return toMessage({ id: messageId, title: 'Test message', timeMs: nowMs, count: 1, entries: [entry], url });
}

/** Formats alerts as a message for any channel. `count` is the number of changed alerts; only the newest are listed. */
function toMessage({
  entries,
  count,
  ...common
}: Pick<Message, 'id' | 'title' | 'timeMs' | 'url'> & { count: number; entries: readonly AlertEntry[] }): Message {
  const rest = count - entries.length;
  const { id, timeMs, url } = common;
  const json: WebhookBody = {
    type: 'alerts.changed',
    timestamp: new Date(timeMs).toISOString(),
    data: { messageId: id, count, alerts: [...entries], url },
  };
  return {
    ...common,
    entries: entries.map(({ title, change, detail, ruleName, url: entryUrl }) => ({
      title: change === 'resolved' ? `Resolved: ${title}` : title,
      detail,
      label: `Rule: ${ruleName}`,
      url: entryUrl,
    })),
    rest: rest > 0 ? `and ${rest.toLocaleString('en')} more` : undefined,
    urlLabel: 'View all alerts',
    json,
  };
}
