import { DAY_MS } from '#core/durations.ts';
import { toRelease } from '#demo/setting/release.ts';
import type { Subject } from './subjects/subject.ts';

/** The purpose of a file, and its name without extension. */
export type Edition = {
  label: string;
  fileName: string;
  /** Only recurring editions: the number of newer editions, and the days until the next one. */
  period?: { newer: number; days: number };
};

const COUNT = 3; // The latest quarters, years or releases of a subject.
const QUARTER_DAYS = 91;
const YEAR_DAYS = 365;

/**
 * Lists the editions of a subject, oldest first. `anchorMs` is the start of today: includes completed quarters, and years up to
 * this one.
 */
export function listEditions({ name, editions }: Subject, anchorMs: number): Edition[] {
  if (editions === 'quarters') return toEditions(listQuarters(anchorMs), QUARTER_DAYS, (label) => `${name} ${label}`);
  if (editions === 'years') return toEditions(listYears(anchorMs), YEAR_DAYS, (label) => `${name} ${label}`);
  if (editions === 'releases') return toEditions(listReleases(anchorMs), QUARTER_DAYS, (label) => `${name}, ${label}`);
  return editions.map((label) => ({ label, fileName: `${name}, ${label}` }));
}

/** Whether users work on an edition this many days ago: on the newest edition of that time, or on the oldest. */
export function isCurrentEdition({ period }: Pick<Edition, 'period'>, daysAgo: number): boolean {
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
