import { dayOf } from '#shared/format/start-of-day.ts';
import { toWall } from '#shared/format/to-wall.ts';
import { wallTime } from '#shared/format/wall-time.ts';
import { currentZone } from '#shared/format/zone.ts';
import type { ScheduledDeployment } from './schedule-queries.ts';

/** When a deployment is made, as it is entered. */
export type WhenEntry = {
  isLater: boolean;
  day: string;
  clock: string;
  /** Whether the version is created at that time, from the latest code. */
  isLatestCode: boolean;
  isUnlessChanged: boolean;
};

const DAY_MS = 86_400_000;

/** What a dialog begins with: now, or what is scheduled. */
export function toWhen(scheduled: ScheduledDeployment | undefined): WhenEntry {
  const zone = currentZone();
  if (scheduled) {
    const { time, versionNumber, isUnlessChanged } = scheduled;
    return {
      isLater: true,
      ...toWall(Date.parse(time), zone),
      isLatestCode: versionNumber === undefined,
      isUnlessChanged,
    };
  }
  const tomorrow = dayOf(Date.now() + DAY_MS, zone);
  return { isLater: false, day: tomorrow, clock: '09:00', isLatestCode: false, isUnlessChanged: false };
}

/** When that is, in RFC 3339; undefined for now, and while it is not entered. */
export function timeOfWhen({ isLater, day, clock }: WhenEntry): string | undefined {
  return isLater && day !== '' && clock !== '' ? wallTime(day, clock, currentZone()) : undefined;
}

/** Why what is entered cannot be scheduled; undefined when it can. */
export function whenRefusal(when: WhenEntry, nowMs: number): string | undefined {
  if (!when.isLater) return undefined;
  const time = timeOfWhen(when);
  return time !== undefined && Date.parse(time) > nowMs ? undefined : 'Choose a time in the future.';
}
