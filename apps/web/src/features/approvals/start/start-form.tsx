import type { BodyOf } from '@rotunda/api-client/operation-types';
import { useState } from 'react';
import { PinContentBox } from '#features/approvals/decide/pin-content-box.tsx';
import { useSettled } from '#lib/use-settled.ts';
import { OwnDayField } from '#shared/calendar/fields/own-day-field.tsx';
import { startOfDay } from '#shared/format/start-of-day.ts';
import { parseAddresses, splitAddresses } from '#shared/people/addresses.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { answerByMs } from './availability.ts';
import { ReviewerStatusList } from './reviewer-status-list.tsx';

const DUE = [
  { value: '', label: 'No due date' },
  { value: '1', label: 'In 1 day' },
  { value: '3', label: 'In 3 days' },
  { value: '7', label: 'In 7 days' },
  { value: 'day', label: 'On a date' },
] as const;
const CHANGES = [
  { value: 'RESET_APPROVAL', label: 'Reset approvals' },
  { value: 'NO_APPROVAL_ACTION', label: 'Keep approvals' },
] as const;
const DAY_MS = 86_400_000;

type StartBody = NonNullable<BodyOf<'drive.approvals.start'>>;

/** What is asked for when approvals are started, and the body that it comes to. */
export function useStartForm() {
  const [openedMs] = useState(() => Date.now());
  const [emails, setEmails] = useState('');
  const [message, setMessage] = useState('');
  const [dueDays, setDueDays] = useState<(typeof DUE)[number]['value']>('3');
  const [change, setChange] = useState<(typeof CHANGES)[number]['value']>('RESET_APPROVAL');
  const [isLocked, setIsLocked] = useState(false);
  const [pinsContent, setPinsContent] = useState(true);
  const [dueDay, setDueDay] = useState('');
  const { addresses: reviewerEmails, invalid } = splitAddresses(emails);
  const dueTime = dueDays === 'day' ? endOf(dueDay) : afterDays(dueDays, openedMs);
  const isDueOver = dueTime !== undefined && Date.parse(dueTime) <= openedMs;
  const body: StartBody = {
    reviewerEmails,
    fileContentChangeBehavior: change,
    lockFile: isLocked,
    ...(message.trim() && { message: message.trim() }),
    ...(dueTime && { dueTime }),
  };
  return {
    values: {
      emails,
      message,
      dueDays,
      dueDay,
      isDueOver,
      change,
      isLocked,
      pinsContent,
      answerByMs: answerByMs(dueTime, openedMs),
    },
    set: { setEmails, setMessage, setDueDays, setDueDay, setChange, setIsLocked, setPinsContent },
    isComplete: reviewerEmails.length > 0 && invalid.length === 0 && !isDueOver && (dueDays !== 'day' || dueDay !== ''),
    body,
  };
}

function afterDays(days: string, fromMs: number): string | undefined {
  return days === '' ? undefined : new Date(fromMs + Number(days) * DAY_MS).toISOString();
}

/** The end of a day; undefined while none is chosen. */
function endOf(day: string): string | undefined {
  return day === '' ? undefined : startOfDay(day, 1);
}

type StartFieldsProps = {
  form: ReturnType<typeof useStartForm>;
  /** The files that the reviewers have to open; none while none is chosen. */
  fileIds: readonly string[];
  autoFocus: boolean;
};

/** The fields of that: who is asked, what is known of them, by when, and what a change of the file does. */
export function StartFields({ form: { values, set }, fileIds, autoFocus }: StartFieldsProps) {
  const areMany = fileIds.length > 1;
  const settledEmails = parseAddresses(useSettled(values.emails));
  return (
    <>
      <PeopleField
        label="Reviewers"
        description={`Names or email addresses. They need access to the ${areMany ? 'files' : 'file'}.`}
        fileId={areMany ? undefined : fileIds[0]}
        value={values.emails}
        onChange={set.setEmails}
        autoFocus={autoFocus}
      />
      <ReviewerStatusList fileIds={fileIds} emails={settledEmails} untilMs={values.answerByMs} />
      <TextField label="Message" rows={3} value={values.message} onChange={set.setMessage} />
      <div className="flex flex-wrap gap-12">
        <SingleSelect label="Due" choices={DUE} value={values.dueDays} onChange={set.setDueDays} />
        <SingleSelect label="If the file changes" choices={CHANGES} value={values.change} onChange={set.setChange} />
      </div>
      {values.dueDays === 'day' && (
        <div className="w-240 max-w-full">
          <OwnDayField label="Last day to respond" value={values.dueDay} onChange={set.setDueDay} />
          {values.isDueOver && <p className="mt-4 text-red-fg text-small">Choose a date in the future.</p>}
        </div>
      )}
      <Checkbox isSelected={values.isLocked} onChange={set.setIsLocked}>
        {areMany ? 'Lock the files during review' : 'Lock the file during review'}
      </Checkbox>
      <PinContentBox fileIds={fileIds} isSelected={values.pinsContent} onChange={set.setPinsContent} />
    </>
  );
}
