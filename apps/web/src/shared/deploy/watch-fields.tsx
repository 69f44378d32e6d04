import { countOf } from '@rotunda/api-client/count-of';
import { canCall, useSession } from '#shared/session/session.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import type { WatchEntry } from './watch-entry.ts';

const TIMES = [
  { value: '15', label: '15 minutes' },
  { value: '60', label: '1 hour' },
  { value: '240', label: '4 hours' },
  { value: '1440', label: '24 hours' },
] as const;
const COUNTS = ['1', '3', '5', '10', '25', '50'].map((value) => ({
  value,
  label: countOf(Number(value), 'failed run'),
}));

type WatchFieldsProps = {
  watch: WatchEntry;
  /** Whether there is a version to roll back to. False for a new deployment. */
  canRollBack: boolean;
  onChange: (change: Partial<WatchEntry>) => void;
};

/** Asks whether to count failures after a deployment, and what happens if there are too many. */
export function WatchFields({ watch, canRollBack, onChange }: WatchFieldsProps) {
  const canRead = canCall(useSession(), 'script.processes.listScriptProcesses');
  if (!canRead) return null;
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="sr-only">Watch for failures</legend>
      <Checkbox isSelected={watch.isOn} onChange={(isOn) => onChange({ isOn })}>
        Watch for failures afterwards
      </Checkbox>
      {watch.isOn && (
        <>
          <div className="flex flex-wrap gap-12 *:max-w-full *:flex-1 *:basis-144">
            <NativeSelect
              label="For"
              choices={TIMES}
              value={watch.minutes}
              onChange={(minutes) => onChange({ minutes })}
            />
            <NativeSelect
              label="Limit"
              choices={COUNTS}
              value={watch.maxFailures}
              onChange={(maxFailures) => onChange({ maxFailures })}
            />
          </div>
          {canRollBack ? (
            <RadioChoice
              label="At the limit"
              value={watch.action}
              onChange={(action) => onChange({ action })}
              options={[
                { value: 'alert', label: 'Alert me' },
                { value: 'rollBack', label: 'Roll back to the current version and alert me' },
              ]}
            />
          ) : (
            <p className="text-ink-2 text-small">At the limit, the console alerts you.</p>
          )}
        </>
      )}
    </fieldset>
  );
}
