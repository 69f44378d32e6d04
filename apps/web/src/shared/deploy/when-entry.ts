import { dayOf } from '#shared/format/start-of-day.ts';
import { toWall } from '#shared/format/to-wall.ts';
import { wallTime } from '#shared/format/wall-time.ts';
import { currentZone } from '#shared/format/zone.ts';
import type { ScheduledDeployment } from './schedule-queries.ts';

/** The form values of a deployment time. */
export type WhenEntry = {
  isLater: boolean;
  day: string;
  clock: string;
  /** Whether the version is created at that time, from the latest code. */
  isLatestCode: boolean;
  isUnlessChanged: boolean;
};

const DAY_MS = 86_400_000;

/** Returns the initial form values: now, or the scheduled time. */
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

/** Returns the time in RFC 3339. Returns undefined for now, and while none is entered. */
export function timeOfWhen({ isLater, day, clock }: WhenEntry): string | undefined {
  return isLater && day !== '' && clock !== '' ? wallTime(day, clock, currentZone()) : undefined;
}

/** Returns the reason why the entered time cannot be scheduled. Returns undefined if it can. */
export function whenRefusal(when: WhenEntry, nowMs: number): string | undefined {
  if (!when.isLater) return undefined;
  const time = timeOfWhen(when);
  return time !== undefined && Date.parse(time) > nowMs ? undefined : 'Choose a time in the future.';
}
