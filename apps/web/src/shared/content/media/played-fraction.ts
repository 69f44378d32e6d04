/** The played time ranges, as reported by a media element. */
export type PlayedRanges = Pick<TimeRanges, 'length' | 'start' | 'end'>;

const ENOUGH = 0.98; // Browsers often do not report the last frames as played.

/** Returns the share of a recording that was played, from 0 to 1. Returns 1 if nearly all was played. */
export function getPlayedFraction(played: PlayedRanges, durationSeconds: number): number {
  let seconds = 0;
  for (let index = 0; index < played.length; index += 1) seconds += played.end(index) - played.start(index);
  const share = durationSeconds > 0 ? seconds / durationSeconds : 0;
  return share >= ENOUGH ? 1 : share;
}
