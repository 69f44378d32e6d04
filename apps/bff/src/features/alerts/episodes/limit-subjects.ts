import type { Episode } from './episode.ts';

/** The maximum number of subjects of a rule with their own alert. All other subjects share one. */
export const MAX_SUBJECTS = 20;

/** The key of the shared alert. */
export const OVERFLOW_KEY = '*';

/**
 * Groups the ordered episodes by subject and limits the number of subjects: those that already have an alert come first, then the
 * newest. All others are combined into one episode with a count, so that a rule with thousands of matches reports them once.
 */
export function limitSubjects(episodes: readonly Episode[], known: ReadonlySet<string>): Map<string, Episode[]> {
  const bySubject = [...Map.groupBy(episodes, ({ key }) => key)].map(([key, own]) => ({
    key,
    own: own.toSorted((left, right) => left.startMs - right.startMs),
  }));
  const ordered = bySubject.toSorted(
    (left, right) =>
      Number(known.has(right.key)) - Number(known.has(left.key)) ||
      getLastEpisode(right.own).startMs - getLastEpisode(left.own).startMs,
  );
  const bounded = new Map(ordered.slice(0, MAX_SUBJECTS).map(({ key, own }) => [key, own]));
  const rest = ordered.slice(MAX_SUBJECTS).map(({ own }) => getLastEpisode(own));
  const [newest] = rest.toSorted((left, right) => right.startMs - left.startMs);
  if (newest) {
    const open = rest.filter(({ endMs }) => endMs === undefined);
    bounded.set(OVERFLOW_KEY, [
      {
        ...newest,
        key: OVERFLOW_KEY,
        title: `${rest.length} more`,
        detail: `Such as ${newest.title}. ${newest.detail}`,
        endMs: open.length === 0 ? newest.endMs : undefined,
        times: rest.map(({ startMs }) => startMs).toSorted((left, right) => left - right),
      },
    ]);
  }
  return bounded;
}

function getLastEpisode(episodes: readonly Episode[]): Episode {
  const last = episodes.at(-1);
  if (!last) throw new Error('a subject without episodes');
  return last;
}
