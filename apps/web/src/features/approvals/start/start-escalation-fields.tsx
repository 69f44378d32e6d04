import { countOf } from '@rotunda/api-client/count-of';
import { PeopleField } from '#shared/people/people-field.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { STEP_KINDS, type StartEscalation } from './form/start-escalation.ts';

type StartEscalationFieldsProps = {
  fileId: string | undefined;
  value: StartEscalation;
  onChange: (value: StartEscalation) => void;
};

const LABELS = { remind: 'Remind reviewers', notify: 'Tell the requester', reassign: 'Reassign' } as const;
const HOURS = [-48, -24, 0, 24, 48] as const;

/** Selects the escalation steps for a missing response, and their times. */
export function StartEscalationFields({ fileId, value, onChange }: StartEscalationFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="sr-only">Escalation</legend>
      <div className="flex flex-wrap gap-12">
        {STEP_KINDS.map((kind) => (
          <div key={kind} className="min-w-0 flex-1 basis-144">
            <NativeSelect
              label={LABELS[kind]}
              choices={listChoices(value[kind])}
              value={String(value[kind] ?? '')}
              onChange={(text) => onChange(withHours(value, kind, text))}
            />
          </div>
        ))}
      </div>
      {value.reassign !== undefined && (
        <PeopleField
          label="New reviewer"
          description="Replaces the reviewer who has not responded; if there are several, they are added."
          isSingle
          fileId={fileId}
          value={value.reviewer}
          onChange={(reviewer) => onChange({ ...value, reviewer })}
        />
      )}
    </fieldset>
  );
}

type Kind = (typeof STEP_KINDS)[number];

function withHours(value: StartEscalation, kind: Kind, text: string): StartEscalation {
  const { [kind]: _, ...others } = value;
  return text === '' ? others : { ...others, [kind]: Number(text) };
}

function listChoices(chosen: number | undefined) {
  const all = [...new Set([...HOURS, ...(chosen === undefined ? [] : [chosen])])].toSorted((one, other) => one - other);
  return [{ value: '', label: 'Never' }, ...all.map((hours) => ({ value: String(hours), label: getLabel(hours) }))];
}

function getLabel(hours: number): string {
  if (hours === 0) return 'At the due time';
  const many = Math.abs(hours);
  const length = many % 24 === 0 ? countOf(many / 24, 'day') : countOf(many, 'hour');
  return `${length} ${hours < 0 ? 'before' : 'after'}`;
}
