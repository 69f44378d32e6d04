import { CircleCheck, CircleDashed, CirclePause, Clock, OctagonX, RefreshCw } from 'lucide-react';
import { WEEKDAYS } from '#shared/format/weekdays.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import type { Report } from '#shared/reports/report-queries.ts';
import { type StateAppearance, StateChip } from '#ui/display/state-chip.tsx';

const STATUSES: Readonly<Record<Report['status'], StateAppearance>> = {
  scheduled: { label: 'Scheduled', icon: CircleDashed, family: 'teal' },
  preparing: { label: 'Running', icon: RefreshCw, family: 'teal' },
  succeeded: { label: 'Succeeded', icon: CircleCheck, family: 'green' },
  failed: { label: 'Failed', icon: OctagonX, family: 'red' },
  waiting: { label: 'Waiting', icon: Clock, family: 'amber' },
  paused: { label: 'Paused', icon: CirclePause, family: 'red' },
};
const OFF: StateAppearance = { label: 'Off', icon: CirclePause, family: 'neutral' };

/** Returns the label and the appearance of a report's status. */
export function reportStatus({ isEnabled, status }: Report): StateAppearance {
  return isEnabled || status === 'preparing' ? STATUSES[status] : OFF;
}

/** Shows the status of a report with an icon, a word and a colour. */
export function ReportStatusChip({ report }: { report: Report }) {
  return <StateChip {...reportStatus(report)} />;
}

/** When a run takes place that is due, in words; undefined if none is: its time has passed. */
export function describeDueRun({ status }: Report): string | undefined {
  if (status === 'preparing') return 'Now';
  return status === 'waiting' ? 'At sign-in' : undefined;
}

/** Describes the schedule of a report. */
export function describeSchedule({ schedule: { frequency, clock, weekday, timeZone } }: Report): string {
  const day = frequency === 'daily' ? 'Daily' : (WEEKDAYS[weekday - 1] ?? '');
  return `${day} at ${clock}${timeZone === getCurrentZone() ? '' : ` (${timeZone})`}`;
}

/** Describes the destination of a report. */
export function describeDestination({ destinationName, destination }: Report): string {
  if (destinationName === '') return destination.folderId === undefined ? 'Deleted channel' : 'Folder';
  return destination.folderId === undefined ? destinationName : `Folder ${destinationName}`;
}
