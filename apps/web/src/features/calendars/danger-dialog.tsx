import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { useState } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';
import { DeletionImpact } from './deletion-impact.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useIrreversibleJob } from './use-irreversible-job.ts';

type Calendar = CalendarSchemas['Calendar'];

/** The irreversible actions on a calendar, with their operations. */
export const DANGERS = {
  clear: { label: 'Delete all events', operationId: 'calendar.calendars.clear' },
  delete: { label: 'Delete calendar', operationId: 'calendar.calendars.delete' },
  transfer: { label: 'Transfer ownership', operationId: 'calendar.calendars.transferOwnership' },
} as const;

/** An irreversible action. */
export type Danger = keyof typeof DANGERS;

type DangerDialogProps = {
  danger: Exclude<Danger, 'transfer'>;
  calendar: Calendar;
  onClose: () => void;
  onLeave: () => void;
};

/** Asks for confirmation before an irreversible action: explains its effect and requires typing the name. */
export function DangerDialog({ danger, calendar, onClose, onLeave }: DangerDialogProps) {
  const calendarId = calendar.id ?? '';
  const name = calendar.summary ?? calendarId;
  const [typed, setTyped] = useState('');
  const { label, operationId } = DANGERS[danger];
  const title = danger === 'delete' ? `Delete calendar ${name}` : `${label} of ${name}`;
  const job = useIrreversibleJob(() => {
    onClose();
    if (danger === 'delete') onLeave();
  });
  return (
    <FormDialog
      title={title}
      saveLabel={label}
      operationId={operationId}
      canSave={typed === name && !job.isRunning}
      isDangerous
      effect="permanent"
      error={job.error}
      onSave={() => job.start({ title, operationId, items: [{ id: calendarId, label: name, params: { calendarId } }] })}
      onClose={onClose}
    >
      <DeletionImpact calendarId={calendarId} isWithCalendar={danger === 'delete'} />
      <TextField label={`Type ${name} to confirm`} value={typed} onChange={setTyped} autoFocus autoComplete="off" />
    </FormDialog>
  );
}
