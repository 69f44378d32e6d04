import { countOf } from '@rotunda/api-client/count-of';
import type { DeployMark } from '#shared/script/deployments/deploy-marks.ts';
import type { MetricsPoint } from './metrics.ts';

// The days and weeks of the service are in UTC.
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' });
const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** Formats a day or week as `Mon 16 Nov` or `16 Nov – 22 Nov`. */
export function getPointName({ startMs, endMs }: MetricsPoint, isWeekly: boolean): string {
  return isWeekly ? `${short.format(startMs)} – ${short.format(endMs - 1)}` : day.format(startMs);
}

/** Formats a day or week in two lines for the axis. */
export function describePointLines({ startMs, endMs }: MetricsPoint, isWeekly: boolean): [string, string] {
  if (isWeekly) return [`${short.format(startMs)} –`, short.format(endMs - 1)];
  return [weekday.format(startMs), short.format(startMs)];
}

/** Describes a day or week and its deployments in one sentence, for screen readers. */
export function describePoint(point: MetricsPoint, isWeekly: boolean, marks: readonly DeployMark[]): string {
  const within = marks.filter(({ timeMs }) => timeMs >= point.startMs && timeMs < point.endMs);
  const deployed = within.length === 0 ? '' : `, deployed ${within.map(({ label }) => label).join(', ')}`;
  const share = point.failedShare === undefined ? '' : ` (${point.failedShare}%)`;
  return `${getPointName(point, isWeekly)}: ${countOf(point.total, 'run')}, ${point.failed} failed${share}, ${countOf(point.users, 'active user')}${deployed}`;
}
