import { fromWallTime } from '#shared/format/from-wall-time.ts';
import { formatDateMinute, formatDay, getZoneLabel } from '#shared/format/time.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import type { FreezeFinding, FreezeOverride } from './use-freeze.ts';

/** States that deployments are frozen, and by which event. */
export function FreezeText({ finding }: { finding: FreezeFinding }) {
  if ('problem' in finding) return <p>Could not read the calendar of deployment freezes: {finding.problem}</p>;
  const { title, end } = finding.event;
  return (
    <p className="wrap-anywhere">
      Deployments are frozen until {formatEnd(end)}: <strong>{title}</strong>
    </p>
  );
}

/** States that deployments are frozen, and asks for the reason for an override. Renders nothing otherwise. */
export function FreezeNotice({ freeze }: { freeze: FreezeOverride }) {
  const { finding, reason, setReason } = freeze;
  if (!finding) return null;
  return (
    <div className="flex flex-col gap-8 rounded-card border border-amber-solid bg-amber-bg px-12 py-8 text-amber-fg">
      <FreezeText finding={finding} />
      <TextField
        label="Reason for the override"
        description="Recorded in Activity."
        value={reason}
        onChange={setReason}
      />
    </div>
  );
}

/** The end of an all-day event is the day after its last day. */
function formatEnd(end: string): string {
  if (!end.includes('T')) return `the start of ${formatDay(Date.parse(fromWallTime(end, '00:00', getCurrentZone())))}`;
  const endMs = Date.parse(end);
  return `${formatDateMinute(endMs)} ${getZoneLabel(endMs)}`;
}
