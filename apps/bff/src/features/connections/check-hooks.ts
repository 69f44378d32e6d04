import type { Store } from '#platform/store/open-store.ts';
import type { Finding } from './finding.ts';

const SUBJECT = 'Hooks';

/** Whether the services notify the console: how many of the open watch channels have delivered a message. */
export async function checkHooks(store: Store, nowMs: number): Promise<Finding[]> {
  const [live, watches] = await Promise.all([
    store
      .selectFrom('live_channels')
      .select('last_message')
      .where('expires_at', '>', nowMs)
      .where('resource_id', 'is not', null)
      .execute(),
    store
      .selectFrom('watches')
      .select(['last_message', 'last_at'])
      .where('expires_at', '>', nowMs)
      .where('resource_id', 'is not', null)
      .execute(),
  ]);
  const open = live.length + watches.length;
  if (open === 0) return [{ level: 'info', subject: SUBJECT, text: 'no watch channel is open' }];
  const heard = [...live, ...watches].filter(({ last_message: last }) => last > 0).length;
  const lastAt = Math.max(0, ...watches.map(({ last_at: at }) => at ?? 0));
  const atMs = lastAt === 0 ? undefined : lastAt;
  if (heard === 0) {
    const text = `none of the ${open} open watch channels has delivered a message`;
    const remedy =
      'let the services connect to BFF_HOOK_ORIGIN, or leave it out to poll; a channel delivers within seconds';
    return [{ level: 'warning', subject: SUBJECT, text, remedy }];
  }
  return [
    { level: 'ok', subject: SUBJECT, text: `${heard} of ${open} open watch channels have delivered messages`, atMs },
  ];
}
