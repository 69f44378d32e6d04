import type { ReactNode } from 'react';
import { ClockField } from '#shared/calendar/fields/clock-field.tsx';
import { DayField } from '#shared/calendar/fields/day-field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import type { StepEntry } from './escalation-form.ts';

type EscalationStepProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode };

/** A checkbox that enables a step, and the fields of an enabled step. */
export function EscalationStepBox({ label, isOn, onChange, children }: EscalationStepProps) {
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="sr-only">{label}</legend>
      <Checkbox isSelected={isOn} onChange={onChange}>
        {label}
      </Checkbox>
      {isOn && children}
    </fieldset>
  );
}

type StepTimeProps = { step: StepEntry; zone: string; onChange: (change: Partial<StepEntry>) => void };

/** Selects the time of a step. */
export function StepTime({ step, zone, onChange }: StepTimeProps) {
  return (
    <div className="flex flex-wrap gap-8">
      <div className="w-day max-w-full">
        <DayField label="Date" value={step.day} zone={zone} onChange={(day) => onChange({ day })} />
      </div>
      <div className="w-112">
        <ClockField label="Time" value={step.clock} onChange={(clock) => onChange({ clock })} />
      </div>
    </div>
  );
}
