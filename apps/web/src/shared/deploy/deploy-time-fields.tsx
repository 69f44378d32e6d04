import { ClockField } from '#shared/calendar/fields/clock-field.tsx';
import { DayField } from '#shared/calendar/fields/day-field.tsx';
import { getZoneLabel } from '#shared/format/time.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { type DeployTimeEntry, findDeployTime } from './deploy-time-entry.ts';

type DeployTimeFieldsProps = {
  when: DeployTimeEntry;
  /** Whether there is an existing deployment that may serve another version by then. */
  isChange: boolean;
  /** Whether the version can be created at that time. */
  hasLatestCode: boolean;
  /** Whether the deployment is already scheduled. It can then only be rescheduled or cancelled. */
  isScheduled: boolean;
  onChange: (change: Partial<DeployTimeEntry>) => void;
};

/** Selects when to deploy. */
export function DeployTimeFields({ when, isChange, hasLatestCode, isScheduled, onChange }: DeployTimeFieldsProps) {
  const zone = getCurrentZone();
  return (
    <>
      {!isScheduled && (
        <RadioChoice
          label="When"
          value={when.isLater ? 'later' : 'now'}
          onChange={(value) => onChange({ isLater: value === 'later' })}
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a time' },
          ]}
        />
      )}
      {when.isLater && (
        <>
          <div className="flex flex-wrap items-end gap-8">
            <div className="w-day max-w-full">
              <DayField label="Date" value={when.day} zone={zone} onChange={(day) => onChange({ day })} />
            </div>
            <div className="w-112">
              <ClockField label="Time" value={when.clock} onChange={(clock) => onChange({ clock })} />
            </div>
            <span className="flex min-h-32 items-center text-ink-2">{nameZone(zone, findDeployTime(when))}</span>
          </div>
          <div className="flex flex-col">
            {hasLatestCode && (
              <Checkbox isSelected={when.isLatestCode} onChange={(isLatestCode) => onChange({ isLatestCode })}>
                Deploy the latest code at that time, as a new version
              </Checkbox>
            )}
            <Checkbox isSelected={when.isUnlessChanged} onChange={(isUnlessChanged) => onChange({ isUnlessChanged })}>
              Skip if the project is changed before
            </Checkbox>
          </div>
          <p className="text-ink-2 text-small">
            Uses your permissions at that time, so stay signed in.{' '}
            {isChange
              ? 'Skipped if the deployment serves another version by then, or if it cannot be deployed within 15 minutes.'
              : 'Skipped if it cannot be deployed within 15 minutes.'}
          </p>
        </>
      )}
    </>
  );
}

/** Returns the label of a zone, with its name at a time if different. */
function nameZone(zone: string, time: string | undefined): string {
  const label = time === undefined ? zone : getZoneLabel(Date.parse(time), zone);
  return label === zone ? zone : `${zone}, ${label}`;
}
