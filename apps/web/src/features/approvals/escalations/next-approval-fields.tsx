import { countOf } from '@rotunda/api-client/count-of';
import { PeopleField } from '#shared/people/people-field.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { EscalationForm } from './escalation-form.ts';

type Next = EscalationForm['start'];
type NextApprovalFieldsProps = { fileId: string; next: Next; onChange: (change: Partial<Next>) => void };

const DUE_DAYS = [1, 2, 3, 5, 7, 14] as const;

/** Selects the next reviewers and their due time. */
export function NextApprovalFields({ fileId, next, onChange }: NextApprovalFieldsProps) {
  const days = [...new Set([...DUE_DAYS, ...(next.dueDays === undefined ? [] : [next.dueDays])])];
  const choices = [
    { value: '', label: 'No due date' },
    ...days.map((count) => ({ value: String(count), label: `${countOf(count, 'day')} after it starts` })),
  ];
  return (
    <>
      <PeopleField
        label="Next reviewers"
        description="They need access to the file. It does not start if this approval is declined or cancelled."
        fileId={fileId}
        value={next.reviewers}
        onChange={(reviewers) => onChange({ reviewers })}
      />
      <TextField label="Message" rows={2} value={next.message} onChange={(message) => onChange({ message })} />
      <SingleSelect
        label="Due"
        choices={choices}
        value={next.dueDays === undefined ? '' : String(next.dueDays)}
        onChange={(value) => onChange({ dueDays: value === '' ? undefined : Number(value) })}
      />
    </>
  );
}
