import { type AlertEvent, type AlertState, findTransition } from '#domain/states/alert-states.ts';
import type { Episode } from './episode.ts';

/** The state of an alert stored between evaluations. Times are Unix milliseconds. */
export type AlertProgress = Pick<Episode, 'title' | 'detail' | 'path'> & {
  state: AlertState;
  isMet: boolean;
  count: number;
  firstMs: number;
  lastMs: number;
  /** When the newest known episode began. */
  episodeMs: number;
  mutedUntilMs: number | undefined;
};

/** An alert after an evaluation, and whether to notify its users. */
export type AppliedEpisodes = { alert: AlertProgress; isNotified: boolean };

/**
 * Applies the ordered episodes of a subject to its alert. Returns undefined if there is nothing to report. Idempotent, so an
 * evaluation can be repeated. `sinceMs` is when the rule was created; episodes that ended earlier are ignored.
 */
export function applyEpisodes(
  before: AlertProgress | undefined,
  episodes: readonly Episode[],
  { nowMs, sinceMs }: { nowMs: number; sinceMs: number },
): AppliedEpisodes | undefined {
  let alert = before;
  let isNotified = false;
  const send = (event: AlertEvent) => {
    const transition = alert && findTransition(alert.state, event);
    if (!alert || !transition) return;
    alert = { ...alert, state: transition.to };
    isNotified ||= transition.notifies === true;
  };
  if (alert?.state === 'muted' && (alert.mutedUntilMs ?? 0) <= nowMs) send('muteEnds');
  let isStillMet = false;
  for (const episode of episodes.filter(({ endMs }) => endMs === undefined || endMs >= sinceMs)) {
    if (alert && isKnown(alert, episode)) continue;
    if (alert?.isMet) alert = continueEpisode(alert, episode);
    else {
      alert = beginEpisode(alert, episode);
      send('begins');
    }
    isStillMet = episode.endMs === undefined;
    if (isStillMet) continue;
    alert = { ...alert, isMet: false };
    send('ends');
  }
  if (alert?.isMet && !isStillMet && hasStarted(alert, nowMs)) {
    alert = { ...alert, isMet: false };
    send('ends');
  }
  return alert && { alert, isNotified };
}

/**
 * Returns false if the clock was set back to before the condition began. Until then, it is unknown whether the condition has
 * ended.
 */
function hasStarted({ episodeMs }: AlertProgress, nowMs: number): boolean {
  return episodeMs <= nowMs;
}

/** Whether an earlier evaluation has fully processed an episode. */
function isKnown({ isMet, episodeMs }: AlertProgress, { startMs, endMs }: Episode): boolean {
  return endMs !== undefined && (isMet ? endMs : startMs) <= episodeMs;
}

function beginEpisode(before: AlertProgress | undefined, episode: Episode): AlertProgress {
  const first = Math.min(episode.startMs, ...episode.times);
  const alert = before ?? {
    state: 'resolved' as const,
    isMet: false,
    count: 0,
    firstMs: first,
    lastMs: first - 1,
    mutedUntilMs: undefined,
  };
  return { ...continueEpisode({ ...alert, ...episode, episodeMs: episode.startMs }, episode), isMet: true };
}

function continueEpisode(alert: AlertProgress, { title, detail, path, times }: Episode): AlertProgress {
  const added = times.filter((time) => time > alert.lastMs);
  const { state, isMet, firstMs, episodeMs, mutedUntilMs } = alert;
  const lastMs = Math.max(alert.lastMs, ...added);
  const count = alert.count + added.length;
  return { title, detail, path, state, isMet, count, firstMs, lastMs, episodeMs, mutedUntilMs };
}
