import { fromWallTime } from '#shared/format/from-wall-time.ts';
import { getDay } from '#shared/format/start-of-day.ts';
import { toWallTime } from '#shared/format/to-wall-time.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import type { ScheduledDeployment } from './schedule-queries.ts';

/** The form values of a deployment time. */
export type DeployTimeEntry = {
  isLater: boolean;
  day: string;
  clock: string;
  /** Whether the version is created at that time, from the latest code. */
  isLatestCode: boolean;
  isUnlessChanged: boolean;
};

const DAY_MS = 86_400_000;

/** Returns the initial form values: now, or the scheduled time. */
export function toDeployTimeEntry(scheduled: ScheduledDeployment | undefined): DeployTimeEntry {
  const zone = getCurrentZone();
  if (scheduled) {
    const { time, versionNumber, isUnlessChanged } = scheduled;
    return {
      isLater: true,
      ...toWallTime(Date.parse(time), zone),
      isLatestCode: versionNumber === undefined,
      isUnlessChanged,
    };
  }
  const tomorrow = getDay(Date.now() + DAY_MS, zone);
  return { isLater: false, day: tomorrow, clock: '09:00', isLatestCode: false, isUnlessChanged: false };
}

/** Returns the time in RFC 3339. Returns undefined for now, and while none is entered. */
export function findDeployTime({ isLater, day, clock }: DeployTimeEntry): string | undefined {
  return isLater && day !== '' && clock !== '' ? fromWallTime(day, clock, getCurrentZone()) : undefined;
}

/** Returns the reason why the entered time cannot be scheduled. Returns undefined if it can. */
export function deployTimeRefusal(when: DeployTimeEntry, nowMs: number): string | undefined {
  if (!when.isLater) return undefined;
  const time = findDeployTime(when);
  return time !== undefined && Date.parse(time) > nowMs ? undefined : 'Choose a time in the future.';
}
