import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PeopleField } from '#shared/people/people-field.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { getEffectiveAccess } from './access-preview.ts';
import { describeEffectiveAccess } from './access-sentences.ts';
import { WhoHasAccess } from './deletion-impact.tsx';
import { FormDialog } from './form-dialog.tsx';
import { accessRulesQuery } from './queries.ts';
import { useIrreversibleJob } from './use-irreversible-job.ts';

type Calendar = CalendarSchemas['Calendar'];

const STEPS = ['Checks', 'New owner', 'Summary'] as const;

type TransferDialogProps = { calendar: Calendar; onClose: () => void };

/** Transfers a calendar to another user in three steps: checks, new owner, and effects. */
export function TransferDialog({ calendar, onClose }: TransferDialogProps) {
  const calendarId = calendar.id ?? '';
  const name = calendar.summary ?? calendarId;
  const [step, setStep] = useState(0);
  const [newOwner, setNewOwner] = useState('');
  const [typed, setTyped] = useState('');
  const job = useIrreversibleJob(onClose);
  const newDataOwner = newOwner.trim();
  const isSame = newDataOwner.toLowerCase() === calendar.dataOwner?.toLowerCase();
  const isReady = [true, /.@./.test(newDataOwner) && !isSame, typed === name && !job.isRunning][step] ?? false;
  const isLast = step === STEPS.length - 1;
  const transfer = () =>
    job.start({
      title: `Transfer ownership of ${name} to ${newDataOwner}`,
      operationId: 'calendar.calendars.transferOwnership',
      items: [{ id: calendarId, label: name, params: { calendarId, newDataOwner, useAdminAccess: true } }],
    });
  return (
    <FormDialog
      title={`Transfer ownership of ${name}`}
      saveLabel={isLast ? 'Transfer ownership' : 'Next'}
      operationId={isLast ? 'calendar.calendars.transferOwnership' : undefined}
      canSave={isReady}
      isDangerous={isLast}
      effect="permanent"
      error={job.error}
      onSave={() => (isLast ? transfer() : setStep(step + 1))}
      onBack={step > 0 ? () => setStep(step - 1) : undefined}
      onClose={onClose}
    >
      <h3 className="text-ink-2">
        Step {step + 1} of {STEPS.length}: {STEPS[step]}
      </h3>
      {step === 0 && <Checks calendar={calendar} />}
      {step === 1 && (
        <>
          <PeopleField
            label="New data owner"
            isSingle
            value={newOwner}
            onChange={setNewOwner}
            errorMessage={isSame ? 'This person is already the data owner.' : undefined}
            autoFocus
          />
          <AccessNow calendarId={calendarId} email={newDataOwner} />
        </>
      )}
      {isLast && (
        <>
          <WhatChanges calendar={calendar} newOwner={newDataOwner} />
          <TextField label={`Type ${name} to confirm`} value={typed} onChange={setTyped} autoFocus autoComplete="off" />
        </>
      )}
    </FormDialog>
  );
}

function Checks({ calendar: { dataOwner, id = '' } }: { calendar: Calendar }) {
  return (
    <ul className="flex flex-col gap-6">
      <Passed>Not a primary calendar. Primary calendars cannot be transferred.</Passed>
      <Passed>You have administrator rights, which are required.</Passed>
      <Passed>
        Its data owner is {dataOwner}. With access besides you: <WhoHasAccess calendarId={id} />
      </Passed>
    </ul>
  );
}

function Passed({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-8">
      <Check size={16} strokeWidth={2} aria-hidden className="mt-2 shrink-0 text-green-solid" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}

function AccessNow({ calendarId, email }: { calendarId: string; email: string }) {
  const rules = useQuery(accessRulesQuery(calendarId, false)).data ?? [];
  const held = getEffectiveAccess(rules, { type: 'user', value: email });
  return (
    <p className="text-ink-2">
      {held.role !== 'none' && email !== ''
        ? `Current access: ${describeEffectiveAccess(held)}.`
        : 'The new owner must have an account and gets access with the transfer.'}
    </p>
  );
}

function WhatChanges({ calendar, newOwner }: { calendar: Calendar; newOwner: string }) {
  return (
    <section aria-label="Summary" className="rounded-card border border-line bg-sunken px-12 py-8">
      <DescriptionList
        items={[
          ['Current data owner', calendar.dataOwner],
          ['New data owner', newOwner],
          ['Former owner keeps', 'Owner access: can still manage events and sharing'],
          ['Former owner loses', 'Deleting and transferring the calendar'],
          ['Not affected', 'Events and sharing'],
        ]}
      />
    </section>
  );
}
