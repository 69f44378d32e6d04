import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import type { ScriptStory } from './script-template.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** Returns the start of a story, in Unix milliseconds, always on a working day. `anchorMs` is the start of today. */
export function toStoryMs(anchorMs: number, { daysAgo, minute }: ScriptStory['start']): number {
  let dayMs = anchorMs - daysAgo * DAY_MS;
  while ([SUNDAY, SATURDAY].includes(new Date(dayMs).getUTCDay())) dayMs -= DAY_MS;
  return dayMs + minute * MINUTE_MS;
}
