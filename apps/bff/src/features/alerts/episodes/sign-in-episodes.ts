import type { SignInRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

/** Finds sign-ins with a browser and system that the user had not used before. The very first sign-in does not count. */
export function findNewDevices(rows: readonly SignInRow[]): Episode[] {
  const known = new Set<string>();
  return rows
    .filter(({ isLoss, browser }) => !isLoss && browser !== '')
    .flatMap(({ id, browser, atMs }): Episode[] => {
      // A browser update does not count as a new device.
      const device = browser.replaceAll(/\d+/g, '');
      const isNew = known.size > 0 && !known.has(device);
      known.add(device);
      const detail = 'You signed in with a browser that you had not used before.';
      return isNew ? [{ key: id, title: browser, detail, path: '/settings', ...toSingleEpisode(atMs) }] : [];
    });
}

/** Finds the times at which the user's credential was rejected, which stopped background work until the next sign-in. */
export function findLostCredentials(rows: readonly SignInRow[]): Episode[] {
  return rows
    .filter(({ isLoss }) => isLoss)
    .map(({ id, reason, atMs }) => ({
      key: id,
      title: 'Background work stopped',
      detail: `The identity provider no longer accepted your sign-in. ${reason}`.trim(),
      path: '/settings',
      ...toSingleEpisode(atMs),
    }));
}

function toSingleEpisode(atMs: number): Pick<Episode, 'startMs' | 'endMs' | 'times'> {
  return { startMs: atMs, endMs: undefined, times: [atMs] };
}
