import type { ReactNode } from 'react';
import { ClockField } from '#shared/calendar/fields/clock-field.tsx';
import { DayField } from '#shared/calendar/fields/day-field.tsx';
import { wallTime } from '#shared/format/wall-time.ts';
import { Checkbox } from '#ui/checkbox.tsx';

/** A step as it is entered. */
export type StepEntry = { isOn: boolean; day: string; clock: string };

/** When a step is due, in RFC 3339; undefined while that is not chosen. */
export function timeOfStep({ day, clock }: StepEntry, zone: string): string | undefined {
  return day === '' || clock === '' ? undefined : wallTime(day, clock, zone);
}

type EscalationStepFieldsProps = {
  label: string;
  step: StepEntry;
  zone: string;
  onChange: (change: Partial<StepEntry>) => void;
  children?: ReactNode;
};

/** Whether a step is taken, and when. */
export function EscalationStepFields({ label, step, zone, onChange, children }: EscalationStepFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="sr-only">{label}</legend>
      <Checkbox isSelected={step.isOn} onChange={(isOn) => onChange({ isOn })}>
        {label}
      </Checkbox>
      {step.isOn && (
        <>
          <div className="flex flex-wrap gap-8">
            <div className="w-176 max-w-full">
              <DayField label="Date" value={step.day} zone={zone} onChange={(day) => onChange({ day })} />
            </div>
            <div className="w-112">
              <ClockField label="Time" value={step.clock} onChange={(clock) => onChange({ clock })} />
            </div>
          </div>
          {children}
        </>
      )}
    </fieldset>
  );
}
