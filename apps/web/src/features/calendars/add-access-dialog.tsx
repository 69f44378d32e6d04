import { useState } from 'react';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { type AccessRole, assignableRoles, publicRoles } from '#shared/calendar/role-labels.ts';
import { useCalendarForm } from '#shared/calendar/use-calendar-form.ts';
import { OutsideNotice } from '#shared/people/outside-notice.tsx';
import { PeopleField } from '#shared/people/people-field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { planAccess } from './access-periods.ts';
import { previewAccess, type RuleScope } from './access-preview.ts';
import { describePreview } from './access-sentences.ts';
import { grantAccess } from './calendar-writes.ts';
import { FormDialog } from './form-dialog.tsx';
import { PeriodFields, type PeriodForm, readPeriod } from './period-fields.tsx';
import type { AccessRule } from './queries.ts';

const KINDS = [
  { value: 'user', label: 'A person' },
  { value: 'group', label: 'A group' },
  { value: 'domain', label: 'Everyone in a domain' },
  { value: 'default', label: 'Everyone' },
] as const;

type AddAccessDialogProps = {
  calendarId: string;
  /** The current access. */
  rules: readonly AccessRule[];
  onClose: () => void;
};

/** Grants access to a person, a group, a domain or everybody. Previews the effect first. */
export function AddAccessDialog({ calendarId, rules, onClose }: AddAccessDialogProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('user');
  const [value, setValue] = useState('');
  const [role, setRole] = useState<AccessRole>('reader');
  const [notifiesGuest, setNotifiesGuest] = useState(true);
  const [days, setDays] = useState<PeriodForm>({ isLimited: false, firstDay: '', lastDay: '' });
  const { send, isWriting, error } = useCalendarForm();
  const settled = useDebouncedText(value.trim());
  const isEverybody = kind === 'default';
  const choices = isEverybody ? publicRoles : assignableRoles;
  const chosen = choices.find((choice) => choice.value === role)?.value ?? 'reader';
  const scope: RuleScope = isEverybody ? { type: kind } : { type: kind, value: value.trim() };
  const period = isEverybody ? undefined : readPeriod(days);
  const problem = period && 'problem' in period ? period.problem : undefined;
  const grant = () => {
    const notifies = notifiesGuest && !isEverybody;
    if (!period || 'problem' in period || kind === 'default')
      return grantAccess(calendarId, { role: chosen, scope }, notifies);
    return planAccess({ calendarId, scope: { type: kind, value: value.trim() }, role: chosen, notifies, ...period });
  };
  const save = async () => {
    if (await send(grant)) onClose();
  };
  return (
    <FormDialog
      effect="undo"
      title="Grant access"
      saveLabel="Grant access"
      operationId="calendar.acl.insert"
      canSave={isEverybody || (value.trim() !== '' && problem === undefined)}
      isBusy={isWriting}
      error={error}
      onSave={() => void save()}
      onClose={onClose}
    >
      <NativeSelect label="Share with" choices={KINDS} value={kind} onChange={setKind} />
      {kind === 'domain' && (
        <>
          <TextField label="Domain" placeholder="example.com" value={value} onChange={setValue} autoFocus />
          <OutsideNotice addresses={isWhole({ ...scope, value: settled }) ? [settled] : []} />
        </>
      )}
      {(kind === 'user' || kind === 'group') && (
        <PeopleField
          label={kind === 'user' ? 'Person' : 'Group'}
          placeholder="Name or email address"
          isSingle
          value={value}
          onChange={setValue}
          onChoose={({ type }) => setKind(type === 'group' ? 'group' : 'user')}
          autoFocus
        />
      )}
      <NativeSelect label="Access" choices={choices} value={chosen} onChange={setRole} />
      {!isEverybody && (
        <Checkbox isSelected={notifiesGuest} onChange={setNotifiesGuest}>
          Notify by email
        </Checkbox>
      )}
      {!isEverybody && <PeriodFields form={days} onChange={setDays} />}
      {/* Its room is there before the sentence is, so that the buttons stay where they are. */}
      <p role="status" className="min-h-40 text-ink-2">
        {isWhole(scope) && describePreview(previewAccess(rules, scope, chosen))}
      </p>
    </FormDialog>
  );
}

/** Reports whether an email address or a domain is complete. */
function isWhole({ type, value = '' }: RuleScope): boolean {
  if (type === 'default') return true;
  return (type === 'domain' ? /^[^\s@.]+(?:\.[^\s@.]+)+$/ : /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/).test(value);
}
