import { countOf } from '@rotunda/api-client/count-of';
import { CHANNEL_LIFE_MS, FIRST_MESSAGE_TIMEOUT_MS } from '#platform/invalidations/channel-times.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { Finding } from './finding.ts';

const SUBJECT = 'Hooks';
const REMEDY =
  'make BFF_HOOK_ORIGIN reachable for the services, or unset it to poll; a channel delivers its first message within seconds';

/**
 * Checks that the services notify the console: which of the open watch channels have delivered a message. Leaves out recently
 * opened channels that are not yet expected to have delivered.
 */
export async function checkHooks(store: Store, nowMs: number): Promise<Finding[]> {
  const [live, watches] = await Promise.all([
    store
      .selectFrom('live_channels')
      .select(['last_message', 'expires_at'])
      .where('expires_at', '>', nowMs)
      .where('resource_id', 'is not', null)
      .execute(),
    store
      .selectFrom('watches')
      .select(['last_message', 'last_at', 'created_at'])
      .where('expires_at', '>', nowMs)
      .where('resource_id', 'is not', null)
      .execute(),
  ]);
  const channels = [
    ...live.map(({ last_message: newest, expires_at: expiresAt }) => ({
      isHeard: newest > 0,
      isNew: Number(expiresAt) - CHANNEL_LIFE_MS > nowMs - FIRST_MESSAGE_TIMEOUT_MS,
    })),
    ...watches.map(({ last_message: newest, created_at: openedAt }) => ({
      isHeard: newest > 0,
      isNew: Number(openedAt) > nowMs - FIRST_MESSAGE_TIMEOUT_MS,
    })),
  ];
  const open = channels.length;
  const heard = channels.filter(({ isHeard }) => isHeard).length;
  const silentCount = channels.filter(({ isHeard, isNew }) => !isHeard && !isNew).length;
  const atMs = Math.max(0, ...watches.map(({ last_at: at }) => Number(at ?? 0))) || undefined;
  if (open === 0) return [{ level: 'info', subject: SUBJECT, text: 'no watch channel is open' }];
  const all = countOf(open, 'open watch channel');
  if (silentCount === 0)
    return [{ level: 'ok', subject: SUBJECT, text: `messages delivered by ${heard} of ${all}`, atMs }];
  const text = `no message delivered by ${silentCount} of ${all}; the console polls every minute instead`;
  return [{ level: 'warning', subject: SUBJECT, text, remedy: REMEDY, atMs }];
}
