import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { PinContentBox } from '#features/approvals/decide/pin-content-box.tsx';
import { renderAccessMark } from '#features/approvals/reviewers/access-mark.tsx';
import { reviewerStatusQuery } from '#features/approvals/reviewers/reviewer-status.ts';
import { ReviewerStatusList } from '#features/approvals/reviewers/reviewer-status-list.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { parseAddresses } from '#shared/people/addresses.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Part } from '#ui/loading/part.tsx';
import { type Due, dueRefusal, WORKING_DAYS } from './form/due.ts';
import { DEFAULT_ESCALATION, hasSteps, NO_ESCALATION } from './form/start-escalation.ts';
import type { StartForm } from './form/use-start-form.ts';

// Lazy-loaded with the fields for days, times and zones.
const DueFields = lazyComponent(() => import('./due-fields.tsx'), 'DueFields');

// Lazy-loaded when the escalation is enabled.
const StartEscalationFields = lazyComponent(() => import('./start-escalation-fields.tsx'), 'StartEscalationFields');

// Lazy-loaded beside the form, which works without it.
const TemplateTools = lazyComponent(() => import('./templates/template-tools.tsx'), 'TemplateTools');

const CHANGES = [
  { value: 'RESET_APPROVAL', label: 'Reset approvals' },
  { value: 'NO_APPROVAL_ACTION', label: 'Keep approvals' },
] as const;

type StartFieldsProps = {
  form: StartForm;
  /** The files that the reviewers must open. Empty while no file is selected. */
  fileIds: readonly string[];
  autoFocus: boolean;
};

/** The fields of the form: the reviewers with their status, the due date, and the effect of a file change. */
export function StartFields({ form, fileIds, autoFocus }: StartFieldsProps) {
  const { values, change } = form;
  const areMany = fileIds.length > 1;
  const settledEmails = parseAddresses(useDebouncedText(values.emails));
  const known = useQuery(reviewerStatusQuery(fileIds, settledEmails, form.answerByMs)).data;
  return (
    <>
      <Part fallback={<div className="h-48" />}>
        <TemplateTools form={form} />
      </Part>
      <PeopleField
        label="Reviewers"
        description={`Names or email addresses. They need access to the ${areMany ? 'files' : 'file'}. Every reviewer has to approve.`}
        fileId={areMany ? undefined : fileIds[0]}
        value={values.emails}
        onChange={(emails) => change({ emails })}
        markOf={(email) => renderAccessMark(known, email)}
        autoFocus={autoFocus}
      />
      <ReviewerStatusList fileIds={fileIds} emails={settledEmails} untilMs={form.answerByMs} />
      <TextField label="Message" rows={3} value={values.message} onChange={(message) => change({ message })} />
      <div className="flex">
        <DueSelect due={values.due} onChange={(due) => change({ due })} />
      </div>
      {values.due.kind !== 'none' && (
        <Part fallback={<div className="h-64" />}>
          <DueFields
            due={values.due}
            nowMs={form.openedMs}
            onChange={(changed) => change({ due: { ...values.due, ...changed } })}
          />
        </Part>
      )}
      {values.due.kind !== 'none' && <Escalation form={form} fileId={areMany ? undefined : fileIds[0]} />}
      {isPast(values.due, form.openedMs) && <p className="text-red-fg text-small">Choose a due date in the future.</p>}
      <div className="flex">
        <SingleSelect
          label="If the file changes"
          choices={CHANGES}
          value={values.change}
          onChange={(next) => change({ change: next })}
        />
      </div>
      <Checkbox isSelected={values.isLocked} onChange={(isLocked) => change({ isLocked })}>
        {areMany ? 'Lock the files during review' : 'Lock the file during review'}
      </Checkbox>
      <PinContentBox
        fileIds={fileIds}
        isSelected={values.pinsContent}
        onChange={(pinsContent) => change({ pinsContent })}
      />
    </>
  );
}

/** Selects whether there is an escalation if a response is missing, and its steps. */
function Escalation({ form: { values, change }, fileId }: { form: StartForm; fileId: string | undefined }) {
  const { escalation } = values;
  return (
    <>
      <Checkbox
        isSelected={hasSteps(escalation)}
        onChange={(isOn) => change({ escalation: isOn ? DEFAULT_ESCALATION : NO_ESCALATION })}
      >
        Escalate if a response is missing
      </Checkbox>
      {hasSteps(escalation) && (
        <Part fallback={<div className="h-64" />}>
          <StartEscalationFields fileId={fileId} value={escalation} onChange={(next) => change({ escalation: next })} />
        </Part>
      )}
    </>
  );
}

/** Reports whether the selected due time is in the past. The button reports a missing due time. */
function isPast(due: Due, nowMs: number): boolean {
  return due.day !== '' && due.clock !== '' && dueRefusal(due, nowMs) !== undefined;
}

/** Selects whether there is a due date, and the day. */
function DueSelect({ due, onChange }: { due: Due; onChange: (due: Due) => void }) {
  const days = [...new Set([...WORKING_DAYS, due.workingDays])].toSorted((one, other) => one - other);
  const choices = [
    { value: 'none', label: 'No due date' },
    ...days.map((count) => ({ value: String(count), label: `In ${countOf(count, 'working day')}` })),
    { value: 'day', label: 'On a date' },
  ];
  return (
    <SingleSelect
      label="Due"
      choices={choices}
      value={due.kind === 'workingDays' ? String(due.workingDays) : due.kind}
      onChange={(value) =>
        onChange(
          value === 'none' || value === 'day'
            ? { ...due, kind: value }
            : { ...due, kind: 'workingDays', workingDays: Number(value) },
        )
      }
    />
  );
}
