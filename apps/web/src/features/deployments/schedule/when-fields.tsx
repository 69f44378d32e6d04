import { ClockField } from '#shared/calendar/fields/clock-field.tsx';
import { DayField } from '#shared/calendar/fields/day-field.tsx';
import { dayOf } from '#shared/format/start-of-day.ts';
import { zoneLabel } from '#shared/format/time.ts';
import { toWall } from '#shared/format/to-wall.ts';
import { wallTime } from '#shared/format/wall-time.ts';
import { currentZone } from '#shared/format/zone.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { RadioChoice } from '#ui/radio-choice.tsx';
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

type WhenFieldsProps = { when: WhenEntry; onChange: (change: Partial<WhenEntry>) => void };

/** Asks when a deployment is made. */
export function WhenFields({ when, onChange }: WhenFieldsProps) {
  const zone = currentZone();
  return (
    <>
      <RadioChoice
        label="When"
        value={when.isLater ? 'later' : 'now'}
        onChange={(value) => onChange({ isLater: value === 'later' })}
        options={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'At a time' },
        ]}
      />
      {when.isLater && (
        <>
          <div className="flex flex-wrap items-end gap-8">
            <div className="w-176 max-w-full">
              <DayField label="Date" value={when.day} zone={zone} onChange={(day) => onChange({ day })} />
            </div>
            <div className="w-112">
              <ClockField label="Time" value={when.clock} onChange={(clock) => onChange({ clock })} />
            </div>
            <span className="flex min-h-32 items-center text-ink-2">{nameZone(zone, timeOfWhen(when))}</span>
          </div>
          <div className="flex flex-col">
            <Checkbox isSelected={when.isLatestCode} onChange={(isLatestCode) => onChange({ isLatestCode })}>
              Deploy the latest code at that time, as a new version
            </Checkbox>
            <Checkbox isSelected={when.isUnlessChanged} onChange={(isUnlessChanged) => onChange({ isUnlessChanged })}>
              Skip if the project is changed before
            </Checkbox>
          </div>
          <p className="text-ink-2 text-small">
            Uses your permissions at that time, so stay signed in. Skipped if the deployment serves another version by
            then, or if it can’t be deployed within 15 minutes.
          </p>
        </>
      )}
    </>
  );
}

/** A zone with what it is called at a time, where that is something else. */
function nameZone(zone: string, time: string | undefined): string {
  const label = time === undefined ? zone : zoneLabel(Date.parse(time), zone);
  return label === zone ? zone : `${zone}, ${label}`;
}
