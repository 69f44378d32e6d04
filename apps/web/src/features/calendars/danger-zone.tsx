import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#shared/api.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { operationQuery } from '#shared/operation-query.ts';
import { roleRefusal } from '#shared/role-refusal.ts';
import { useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { EffectBadge } from '#ui/effect-badge.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';

type Calendar = CalendarSchemas['Calendar'];
type Step = 'clear' | 'delete' | 'transfer';

const MOST_COUNTED = 250;

/** What cannot be taken back: clearing a primary calendar, deleting another one, giving one to somebody else. */
export function DangerZone({ calendar, onLeave }: { calendar: Calendar; onLeave: () => void }) {
  const session = useSession();
  const [step, setStep] = useState<Step | undefined>(undefined);
  // Only secondary calendars have a data owner.
  const isPrimary = calendar.dataOwner === undefined;
  const steps: readonly { step: Step; label: string; what: string; refusal: string | undefined }[] = [
    {
      step: 'clear',
      label: 'Delete all events',
      what: 'Deletes every event of the calendar, which stays.',
      refusal: refusalOf(
        isPrimary ? undefined : 'Only a primary calendar can be emptied; this one can be deleted.',
        'clear',
      ),
    },
    {
      step: 'delete',
      label: 'Delete the calendar',
      what: 'Deletes the calendar with all of its events, for everybody.',
      refusal: refusalOf(isPrimary ? 'A primary calendar cannot be deleted, only emptied.' : undefined, 'delete'),
    },
    {
      step: 'transfer',
      label: 'Transfer ownership',
      what: 'Makes somebody else the data owner, with administrator rights.',
      refusal: refusalOf(isPrimary ? 'A primary calendar stays with its person.' : undefined, 'transfer'),
    },
  ];
  function refusalOf(state: string | undefined, wanted: Step): string | undefined {
    return roleRefusal(session, OPERATIONS[wanted], 'This') ?? state;
  }
  return (
    <section
      aria-label="What cannot be taken back"
      className="flex flex-col gap-12 rounded-card border border-danger p-16"
    >
      <h2 className="flex items-center gap-8 font-semibold text-section">
        What cannot be taken back <EffectBadge effect="permanent" />
      </h2>
      <ul className="flex flex-col gap-12">
        {steps.map(({ step: each, label, what, refusal }) => (
          <li key={each} className="flex flex-wrap items-center justify-between gap-8">
            <span className="min-w-0 flex-1 text-ink-2">{refusal ?? what}</span>
            <Button isDisabled={refusal !== undefined} data-op={OPERATIONS[each]} onPress={() => setStep(each)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      {step && <ConfirmDialog step={step} calendar={calendar} onClose={() => setStep(undefined)} onLeave={onLeave} />}
    </section>
  );
}

const OPERATIONS = {
  clear: 'calendar.calendars.clear',
  delete: 'calendar.calendars.delete',
  transfer: 'calendar.calendars.transferOwnership',
} as const;
const VERBS: Readonly<Record<Step, string>> = {
  clear: 'Delete all events',
  delete: 'Delete the calendar',
  transfer: 'Transfer ownership',
};

type ConfirmDialogProps = { step: Step; calendar: Calendar; onClose: () => void; onLeave: () => void };

function ConfirmDialog({ step, calendar, onClose, onLeave }: ConfirmDialogProps) {
  const calendarId = calendar.id ?? '';
  const name = calendar.summary ?? calendarId;
  const [typed, setTyped] = useState('');
  const [newOwner, setNewOwner] = useState('');
  const { run, isWriting } = useCalendarWrite();
  const events = useQuery({
    ...operationQuery('calendar.events.list', {
      calendarId,
      maxResults: MOST_COUNTED,
      fields: 'items(id),nextPageToken',
    }),
    enabled: step !== 'transfer',
  });
  const count = events.data?.items?.length ?? 0;
  const isReady = typed === name && (step !== 'transfer' || newOwner.includes('@')) && !isWriting;
  const act = async () => {
    const done = await run(async () => {
      await perform(step, calendarId, newOwner.trim());
      return { message: `${VERBS[step]}: done` };
    });
    if (!done) return;
    onClose();
    if (step === 'delete') onLeave();
  };
  return (
    <FormDialog
      title={step === 'delete' ? `Delete the calendar ${name}` : `${VERBS[step]} of ${name}`}
      saveLabel={VERBS[step]}
      operationId={OPERATIONS[step]}
      canSave={isReady}
      isDangerous
      onSave={() => void act()}
      onClose={onClose}
    >
      {step === 'transfer' ? (
        <>
          <p className="text-ink-2">
            Data owner now: {calendar.dataOwner}. They keep the access of an owner, but only the new data owner, or an
            administrator, can give the calendar on.
          </p>
          <TextField
            label="Address of the new data owner"
            type="email"
            value={newOwner}
            onChange={setNewOwner}
            autoFocus
          />
        </>
      ) : (
        <p className="text-ink-2">
          {events.isPending
            ? 'Counting its events.'
            : `${events.data?.nextPageToken ? `More than ${count}` : count} events and series go with it. Nobody can bring them back.`}
        </p>
      )}
      <TextField
        label={`Type ${name} to go on`}
        value={typed}
        onChange={setTyped}
        autoFocus={step !== 'transfer'}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function perform(step: Step, calendarId: string, newDataOwner: string): Promise<unknown> {
  if (step === 'clear') return api.call('calendar.calendars.clear', { calendarId });
  if (step === 'delete') return api.call('calendar.calendars.delete', { calendarId });
  return api.call('calendar.calendars.transferOwnership', { calendarId, newDataOwner, useAdminAccess: true });
}
