import type { components } from '@rotunda/api-client/bff-types';
import type { MessageParts } from './message-store.ts';

/** What a message says of an alert. */
export type MessageEntry = components['schemas']['AlertMessageEntry'];

/** A message as it is delivered. A retry delivers the same. */
export type AlertMessage = {
  id: string;
  title: string;
  /** When the newest change was, in Unix milliseconds. */
  timeMs: number;
  /** How many alerts have changed; the newest are listed. */
  count: number;
  entries: readonly MessageEntry[];
  /** Where the console lists all of them. */
  url: string;
};

/** What messages lead to: the address under which people open the console. */
export type ConsoleAddress = { publicOrigin: string; basePath: string };

/** Makes the message of changes. `ruleNames` are those of their rules. */
export function composeMessage(
  { messageId, total, newest }: MessageParts,
  ruleNames: ReadonlyMap<string, string>,
  { publicOrigin, basePath }: ConsoleAddress,
): AlertMessage {
  const base = `${publicOrigin}${basePath}`;
  const entries = newest.map(
    (row): MessageEntry => ({
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
  return {
    id: messageId,
    title:
      more > 0 ? `${total.toLocaleString('en')} alerts: ${subject} and ${more.toLocaleString('en')} more` : subject,
    timeMs: Number(newest[0]?.changed_at ?? 0),
    count: total,
    entries,
    url: `${base}/alerts?state=all`,
  };
}

/** A message that shows whether a channel works. */
export function composeTest(
  messageId: string,
  nowMs: number,
  { publicOrigin, basePath }: ConsoleAddress,
): AlertMessage {
  const url = `${publicOrigin}${basePath}/alerts`;
  const entry: MessageEntry = {
    ...{ alertId: 'test', ruleId: 'test', ruleName: 'Test', change: 'opened', changeCount: 1 },
    ...{ title: 'Test message', detail: 'This channel works.', url, time: new Date(nowMs).toISOString() },
  };
  return { id: messageId, title: 'Test message', timeMs: nowMs, count: 1, entries: [entry], url };
}

/** What stands below the listed alerts of a message; undefined when all are listed. */
export function describeRest({ count, entries }: AlertMessage): string | undefined {
  const rest = count - entries.length;
  return rest > 0 ? `and ${rest.toLocaleString('en')} more` : undefined;
}
