import { DAY_MS } from '#core/durations.ts';
import { toRelease } from '#demo/setting/release.ts';
import type { Subject } from './subjects/subject.ts';

/** What a file is for, and how it is called without its extension. */
export type Edition = {
  label: string;
  fileName: string;
  /** For what comes again and again: how many newer ones there are, and after how many days the next one comes. */
  period?: { newer: number; days: number };
};

const COUNT = 3; // Of quarters, years and releases, the last ones.
const QUARTER_DAYS = 91;
const YEAR_DAYS = 365;

/** What there are files of a subject for, the oldest first. `anchorMs` is the start of today: quarters that have ended count, and years up to this one. */
export function listEditions({ name, editions }: Subject, anchorMs: number): Edition[] {
  if (editions === 'quarters') return toEditions(listQuarters(anchorMs), QUARTER_DAYS, (label) => `${name} ${label}`);
  if (editions === 'years') return toEditions(listYears(anchorMs), YEAR_DAYS, (label) => `${name} ${label}`);
  if (editions === 'releases') return toEditions(listReleases(anchorMs), QUARTER_DAYS, (label) => `${name}, ${label}`);
  return editions.map((label) => ({ label, fileName: `${name}, ${label}` }));
}

/** Whether people work on an edition so many days ago: on the newest of that time, or on the oldest there is. */
export function isTimely({ period }: Pick<Edition, 'period'>, daysAgo: number): boolean {
  return period === undefined || period.newer === Math.min(COUNT - 1, Math.floor(daysAgo / period.days));
}

function toEditions(labels: readonly string[], days: number, toFileName: (label: string) => string): Edition[] {
  return labels.map((label, index) => ({
    label,
    fileName: toFileName(label),
    period: { newer: labels.length - 1 - index, days },
  }));
}

function listQuarters(anchorMs: number): string[] {
  const today = new Date(anchorMs);
  const current = today.getUTCFullYear() * 4 + Math.floor(today.getUTCMonth() / 3);
  return Array.from({ length: COUNT }, (_, index) => {
    const quarter = current - COUNT + index;
    return `Q${(quarter % 4) + 1} ${Math.floor(quarter / 4)}`;
  });
}

function listYears(anchorMs: number): string[] {
  const thisYear = new Date(anchorMs).getUTCFullYear();
  return Array.from({ length: COUNT }, (_, index) => String(thisYear - COUNT + 1 + index));
}

function listReleases(anchorMs: number): string[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const quartersAgo = COUNT - 1 - index;
    return toRelease(anchorMs - quartersAgo * QUARTER_DAYS * DAY_MS).name;
  });
}
