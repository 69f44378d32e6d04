import { ClockField } from '#shared/calendar/fields/clock-field.tsx';
import { DayField } from '#shared/calendar/fields/day-field.tsx';
import { formatWeekdayTime, getZoneLabel } from '#shared/format/time.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { ZoneField } from '#shared/zones/zone-field.tsx';
import { type Due, findDueTime } from './form/due.ts';

type DueFieldsProps = { due: Due; nowMs: number; onChange: (change: Partial<Due>) => void };

/** The fields for the day, time and zone of a due date, and the resulting time. */
export function DueFields({ due, nowMs, onChange }: DueFieldsProps) {
  const dueTime = findDueTime(due, nowMs);
  return (
    <fieldset className="flex flex-col gap-6">
      <legend className="sr-only">Due date</legend>
      <div className="flex flex-wrap items-start gap-8">
        {due.kind === 'day' && (
          <div className="w-day max-w-full">
            <DayField label="Due date" value={due.day} zone={due.zone} onChange={(day) => onChange({ day })} />
          </div>
        )}
        <div className="w-112">
          <ClockField label="Time" value={due.clock} onChange={(clock) => onChange({ clock })} />
        </div>
        <div className="min-w-0 flex-1 basis-208">
          <ZoneField label="Time zone" value={due.zone} onChange={(zone) => onChange({ zone })} />
        </div>
      </div>
      {dueTime !== undefined && (
        <p className="text-ink-2 text-small">
          Due {formatMoment(dueTime, due.zone)}. The due date cannot be changed after the start.
        </p>
      )}
    </fieldset>
  );
}

/** Formats a time as `Mon 30 Nov, 17:00 GMT+1 (16:00 UTC)`: in a zone, and in the display zone if that differs. */
function formatMoment(time: string, zone: string): string {
  const timeMs = Date.parse(time);
  const there = `${formatWeekdayTime(timeMs, zone)} ${getZoneLabel(timeMs, zone)}`;
  const isOwn = getZoneLabel(timeMs, zone) === getZoneLabel(timeMs) || zone === getCurrentZone();
  return isOwn ? there : `${there} (${formatWeekdayTime(timeMs)} ${getZoneLabel(timeMs)})`;
}
