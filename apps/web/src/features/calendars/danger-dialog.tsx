import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { useState } from 'react';
import { api } from '#shared/api.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { Facts } from '#ui/facts.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { WhatIsLost, WhoHasAccess } from './what-is-lost.tsx';

type Calendar = CalendarSchemas['Calendar'];

/** What can be done with a calendar and not be taken back, by what it calls. */
export const DANGERS = {
  clear: { label: 'Delete all events', operationId: 'calendar.calendars.clear' },
  delete: { label: 'Delete the calendar', operationId: 'calendar.calendars.delete' },
  transfer: { label: 'Transfer ownership', operationId: 'calendar.calendars.transferOwnership' },
} as const;

/** One of them. */
export type Danger = keyof typeof DANGERS;

type DangerDialogProps = { danger: Danger; calendar: Calendar; onClose: () => void; onLeave: () => void };

/** Asks before something that cannot be taken back: what it does to whom, and that the name is typed. */
export function DangerDialog({ danger, calendar, onClose, onLeave }: DangerDialogProps) {
  const calendarId = calendar.id ?? '';
  const name = calendar.summary ?? calendarId;
  const [typed, setTyped] = useState('');
  const [newOwner, setNewOwner] = useState('');
  const { run, isWriting } = useCalendarWrite();
  const { label, operationId } = DANGERS[danger];
  const isReady = typed === name && (danger !== 'transfer' || newOwner.includes('@')) && !isWriting;
  const act = async () => {
    const done = await run(async () => {
      await perform(danger, calendarId, newOwner.trim());
      return { message: `${label}: done` };
    });
    if (!done) return;
    onClose();
    if (danger === 'delete') onLeave();
  };
  return (
    <FormDialog
      title={danger === 'delete' ? `Delete the calendar ${name}` : `${label} of ${name}`}
      saveLabel={label}
      operationId={operationId}
      canSave={isReady}
      isDangerous
      effect="permanent"
      onSave={() => void act()}
      onClose={onClose}
    >
      {danger === 'transfer' ? (
        <>
          <WhatTransferDoes calendar={calendar} />
          <TextField
            label="Address of the new data owner"
            type="email"
            value={newOwner}
            onChange={setNewOwner}
            autoFocus
          />
        </>
      ) : (
        <WhatIsLost calendarId={calendarId} isWithCalendar={danger === 'delete'} />
      )}
      <TextField
        label={`Type ${name} to go on`}
        value={typed}
        onChange={setTyped}
        autoFocus={danger !== 'transfer'}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function WhatTransferDoes({ calendar }: { calendar: Calendar }) {
  return (
    <section aria-label="What changes" className="rounded-card border border-line bg-sunken px-12 py-8">
      <Facts
        items={[
          ['Data owner now', calendar.dataOwner],
          ['They keep', 'The access of an owner; they can still change events, the calendar and who has access'],
          ['They lose', 'Deleting the calendar and giving it on: the new data owner, or an administrator, can'],
          ['Stays', 'Every event, and everybody’s access'],
          ['With access', <WhoHasAccess key="access" calendarId={calendar.id ?? ''} />],
        ]}
      />
    </section>
  );
}

function perform(danger: Danger, calendarId: string, newDataOwner: string): Promise<unknown> {
  if (danger === 'clear') return api.call('calendar.calendars.clear', { calendarId });
  if (danger === 'delete') return api.call('calendar.calendars.delete', { calendarId });
  return api.call('calendar.calendars.transferOwnership', { calendarId, newDataOwner, useAdminAccess: true });
}
