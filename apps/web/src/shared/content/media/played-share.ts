/** Stretches of time that were played, as a media element tells them. */
export type PlayedRanges = Pick<TimeRanges, 'length' | 'start' | 'end'>;

const ENOUGH = 0.98; // The last frames are often not counted.

/** Which share of a recording was played, from 0 to 1; all of it where nearly all was. */
export function playedShare(played: PlayedRanges, durationSeconds: number): number {
  let seconds = 0;
  for (let index = 0; index < played.length; index += 1) seconds += played.end(index) - played.start(index);
  const share = durationSeconds > 0 ? seconds / durationSeconds : 0;
  return share >= ENOUGH ? 1 : share;
}
