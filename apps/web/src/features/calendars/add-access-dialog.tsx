import { useState } from 'react';
import { type AccessRole, givenRoles, publicRoles } from '#shared/calendar/role-words.ts';
import { useCalendarForm } from '#shared/calendar/use-calendar-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { giveAccess } from './calendar-writes.ts';
import { FormDialog } from './form-dialog.tsx';

const KINDS = [
  { value: 'user', label: 'A person' },
  { value: 'group', label: 'A group' },
  { value: 'domain', label: 'Everybody of a domain' },
  { value: 'default', label: 'Everybody' },
] as const;

/** Gives access to a person, a group, a domain or everybody. */
export function AddAccessDialog({ calendarId, onClose }: { calendarId: string; onClose: () => void }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('user');
  const [value, setValue] = useState('');
  const [role, setRole] = useState<AccessRole>('reader');
  const [tells, setTells] = useState(true);
  const { send, isWriting, error } = useCalendarForm();
  const isEverybody = kind === 'default';
  const choices = isEverybody ? publicRoles : givenRoles;
  const chosen = choices.find((choice) => choice.value === role)?.value ?? 'reader';
  const save = async () => {
    const scope = isEverybody ? { type: kind } : { type: kind, value: value.trim() };
    if (await send(() => giveAccess(calendarId, { role: chosen, scope }, tells && !isEverybody))) onClose();
  };
  return (
    <FormDialog
      effect="undo"
      title="Give access"
      saveLabel="Give access"
      operationId="calendar.acl.insert"
      canSave={isEverybody || value.trim() !== ''}
      isBusy={isWriting}
      error={error}
      onSave={() => void save()}
      onClose={onClose}
    >
      <NativeSelect label="To" choices={KINDS} value={kind} onChange={setKind} />
      {!isEverybody && (
        <TextField
          label={kind === 'domain' ? 'Domain' : 'Address'}
          placeholder={kind === 'domain' ? 'example.com' : 'ana@example.com'}
          value={value}
          onChange={setValue}
          autoFocus
        />
      )}
      <NativeSelect label="Access" choices={choices} value={chosen} onChange={setRole} />
      {!isEverybody && (
        <Checkbox isSelected={tells} onChange={setTells}>
          Notify them by mail
        </Checkbox>
      )}
    </FormDialog>
  );
}
