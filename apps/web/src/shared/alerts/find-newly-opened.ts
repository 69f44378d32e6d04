import { z } from 'zod';
import { parseJson } from '#lib/parse-json.ts';
import { browserStorage } from '#ui/browser/safe-storage.ts';

const KEY = 'alerts-notified';

const stored = z.object({ email: z.string(), ids: z.array(z.string()) });

/**
 * Returns the alerts that have opened since the last call in any tab of the browser. Returns none on the first call, because
 * earlier alerts are in the inbox.
 */
export function findNewlyOpened<Alert extends { alertId: string; state: string }>(
  email: string,
  alerts: readonly Alert[],
): Alert[] {
  const open = alerts.filter(({ state }) => state === 'open');
  const before = stored.safeParse(parseJson(browserStorage.getItem(KEY))).data;
  browserStorage.setItem(KEY, JSON.stringify({ email, ids: open.map(({ alertId }) => alertId) }));
  if (before?.email !== email) return [];
  return open.filter(({ alertId }) => !before.ids.includes(alertId));
}
