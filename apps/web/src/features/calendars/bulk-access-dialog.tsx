import { useState } from 'react';
import { api } from '#shared/api.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { explainError } from '#shared/error-view.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { RadioChoice } from '#ui/radio-choice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { giveAccess, nameOf, takeAccess } from './calendar-writes.ts';
import { FormDialog } from './form-dialog.tsx';
import { type AccessRole, givenRoles } from './role-words.ts';

type Outcome = { name: string; problem: string | undefined };

const KINDS = [
  { value: 'give', label: 'Give access' },
  { value: 'take', label: 'Take access away' },
] as const;

/** Gives one person access to many calendars, or takes it away, and says for each how it went. */
export function BulkAccessDialog({ entries, onClose }: { entries: readonly CalendarEntry[]; onClose: () => void }) {
  const owned = entries.filter(({ accessRole, deleted }) => accessRole === 'owner' && !deleted);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AccessRole>('reader');
  const [kind, setKind] = useState<'give' | 'take'>('give');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const { run, isWriting } = useCalendarWrite();
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const save = () =>
    run(async () => {
      const undos: (() => Promise<unknown>)[] = [];
      const results: Outcome[] = [];
      for (const entry of owned.filter(({ id }) => chosen.has(id ?? ''))) {
        try {
          const done = await changeOne(entry.id ?? '', email.trim(), kind === 'give' ? role : undefined);
          if (done.undo) undos.push(done.undo);
          results.push({ name: nameOf(entry), problem: undefined });
        } catch (error) {
          results.push({ name: nameOf(entry), problem: error instanceof Error ? explainError(error) : String(error) });
        }
        setOutcomes([...results]);
      }
      const undo = async () => {
        for (const each of undos) await each();
      };
      const word = undos.length === 1 ? 'calendar' : 'calendars';
      return { message: `Changed access to ${undos.length} ${word}`, undo: undos.length > 0 ? undo : undefined };
    });
  return (
    <FormDialog
      title="Access in many calendars"
      saveLabel={kind === 'give' ? `Give access to ${chosen.size}` : `Take access from ${chosen.size}`}
      operationId={kind === 'give' ? 'calendar.acl.insert' : 'calendar.acl.delete'}
      canSave={email.includes('@') && chosen.size > 0 && !isWriting}
      isDangerous={kind === 'take'}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField label="Address of the person" value={email} onChange={setEmail} autoFocus />
      <RadioChoice label="What to do" options={KINDS} value={kind} onChange={setKind} />
      {kind === 'give' && <NativeSelect label="They may" choices={givenRoles} value={role} onChange={setRole} />}
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
      {outcomes.length > 0 && (
        <ul aria-label="How it went" className="text-small">
          {outcomes.map(({ name, problem }) => (
            <li key={name} className={problem ? 'text-red-fg' : 'text-green-fg'}>
              {name}: {problem ?? 'done'}
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}

async function changeOne(calendarId: string, email: string, role: AccessRole | undefined) {
  if (role) return giveAccess(calendarId, { role, scope: { type: 'user', value: email } }, false);
  const rule = await api.call('calendar.acl.get', { calendarId, ruleId: `user:${email.toLowerCase()}` });
  return takeAccess(calendarId, rule);
}
