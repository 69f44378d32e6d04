import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRenew } from '#shared/calendar/calendar-queries.ts';
import { nameOf } from '#shared/calendar/entry-writes.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { type AccessRole, givenRoles } from '#shared/calendar/role-words.ts';
import { explainError } from '#shared/error-view.tsx';
import { FollowedJob } from '#shared/jobs/followed-job.tsx';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { type JobDraft, startJob } from '#shared/jobs/start-job.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { RadioChoice } from '#ui/radio-choice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';

type Question = { email: string; kind: 'give' | 'take'; role: AccessRole };

const TITLE = 'Access in many calendars';
const KINDS = [
  { value: 'give', label: 'Give access' },
  { value: 'take', label: 'Take access away' },
] as const;

/** Gives one person access to many calendars, or takes it away, as a job that says for each how it went. */
export function BulkAccessDialog({ entries, onClose }: { entries: readonly CalendarEntry[]; onClose: () => void }) {
  const client = useQueryClient();
  const renew = useRenew();
  const owned = entries.filter(({ accessRole, deleted }) => accessRole === 'owner' && !deleted);
  const [question, setQuestion] = useState<Question>({ email: '', kind: 'give', role: 'reader' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const begin = useMutation({
    mutationFn: (wanted: readonly CalendarEntry[]) => startJob(toAccessJob(question, wanted)),
    onSuccess: () => client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  if (begin.data) {
    return (
      <Dialog title={TITLE} isOpen onClose={onClose}>
        <FollowedJob jobId={begin.data.jobId} onEnd={renew} />
        <div className="flex justify-end">
          <Button size="form" onPress={onClose}>
            Close
          </Button>
        </div>
      </Dialog>
    );
  }
  const { email, kind, role } = question;
  const set = (change: Partial<Question>) => setQuestion({ ...question, ...change });
  return (
    <FormDialog
      title={TITLE}
      saveLabel={kind === 'give' ? `Give access to ${chosen.size}` : `Take access from ${chosen.size}`}
      operationId={OPERATIONS[kind]}
      canSave={email.includes('@') && chosen.size > 0 && !begin.isPending}
      isDangerous={kind === 'take'}
      effect="undo"
      error={begin.error && `Nothing was started: ${explainError(begin.error)}`}
      onSave={() => begin.mutate(owned.filter(({ id = '' }) => chosen.has(id)))}
      onClose={onClose}
    >
      <TextField label="Address of the person" value={email} onChange={(next) => set({ email: next })} autoFocus />
      <RadioChoice label="What to do" options={KINDS} value={kind} onChange={(next) => set({ kind: next })} />
      {kind === 'give' && (
        <NativeSelect label="They may" choices={givenRoles} value={role} onChange={(next) => set({ role: next })} />
      )}
      <fieldset className="flex max-h-240 flex-col overflow-auto rounded-card border border-line p-8">
        <legend className="px-4 font-medium text-ink-2 text-small">Calendars that you own</legend>
        {owned.map((entry) => (
          <Checkbox
            key={entry.id}
            isSelected={chosen.has(entry.id ?? '')}
            onChange={(isOn) => toggle(entry.id ?? '', isOn)}
          >
            {nameOf(entry)}
          </Checkbox>
        ))}
        {owned.length === 0 && <p className="text-ink-2">You own none of the calendars in the list.</p>}
      </fieldset>
    </FormDialog>
  );
}

const OPERATIONS = { give: 'calendar.acl.insert', take: 'calendar.acl.delete' } as const;

function toAccessJob({ email, kind, role }: Question, entries: readonly CalendarEntry[]): JobDraft {
  const address = email.trim().toLowerCase();
  const noun = entries.length === 1 ? 'calendar' : 'calendars';
  const title =
    kind === 'give'
      ? `Give ${address} access to ${entries.length} ${noun}`
      : `Take ${entries.length} ${noun} from ${address}`;
  return {
    title,
    operationId: OPERATIONS[kind],
    items: entries.map((entry): JobDraft['items'][number] => {
      const calendarId = entry.id ?? '';
      const item = { id: calendarId, label: nameOf(entry) };
      if (kind === 'take') return { ...item, params: { calendarId, ruleId: `user:${address}` } };
      const body = { role, scope: { type: 'user', value: address } };
      return { ...item, params: { calendarId, sendNotifications: false }, body };
    }),
  };
}
