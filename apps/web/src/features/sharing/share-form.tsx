import type { BodyOf } from '@rotunda/api-client/operation-types';
import { useState } from 'react';
import { OwnDayField } from '#shared/calendar/fields/own-day-field.tsx';
import { splitAddresses } from '#shared/people/addresses.ts';
import { useKnownPeople } from '#shared/people/known-people.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { endOfDay, expiryError } from '#shared/permissions/expiry.ts';
import { type FileRole, getRoleName } from '#shared/permissions/permission.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type Grant = NonNullable<BodyOf<'drive.permissions.create'>>;

const KINDS = [
  { value: 'user', label: 'People' },
  { value: 'group', label: 'Groups' },
] as const;

/** Returns the state of the sharing form and its effect. */
export function useShareForm() {
  const [text, setText] = useState('');
  const [type, setType] = useState<(typeof KINDS)[number]['value']>('user');
  const [role, setRole] = useState<FileRole>('reader');
  const [lastDay, setLastDay] = useState('');
  const [note, setNote] = useState('');
  const [isNotified, setIsNotified] = useState(true);
  const [problem, setProblem] = useState<string>();
  const { addresses, invalid } = splitAddresses(text);
  const groups = useGroups(text);
  const dayProblem = lastDay === '' ? undefined : expiryError(lastDay, Date.now());
  return {
    values: { text, type, role, lastDay, note, isNotified, problem, dayProblem },
    change: { setText, setType, setRole, setLastDay, setNote, setIsNotified, setProblem },
    addresses,
    /** Reports whether the form can be sent. Shows errors at the field. */
    check: (): boolean => {
      if (invalid.length > 0) setProblem(`Not an address: ${invalid.join(', ')}`);
      return invalid.length === 0 && addresses.length > 0 && !dayProblem;
    },
    options: { sendNotificationEmail: isNotified, ...(isNotified && note.trim() && { emailMessage: note.trim() }) },
    grantOf: (emailAddress: string): Grant => {
      const isGroup = groups.has(emailAddress.toLowerCase());
      return {
        type: isGroup ? 'group' : type,
        role,
        emailAddress,
        ...(lastDay && { expirationTime: endOfDay(lastDay) }),
      };
    },
  };
}

/** Returns the addresses that are known to be groups. */
function useGroups(text: string): ReadonlySet<string> {
  const groups = useKnownPeople(text).filter(({ type }) => type === 'group');
  return new Set(groups.map(({ email }) => email.toLowerCase()));
}

type ShareFieldsProps = { form: ReturnType<typeof useShareForm>; roles: readonly FileRole[] };

/** The fields of the sharing form: addresses, a role, an expiry and a note. */
export function ShareFields({ form: { values, change }, roles }: ShareFieldsProps) {
  return (
    <>
      <PeopleField
        label="People or groups"
        description="Names or email addresses."
        value={values.text}
        onChange={(value) => {
          change.setText(value);
          change.setProblem(undefined);
        }}
        errorMessage={values.problem}
        autoFocus
      />
      <div className="flex flex-wrap items-start gap-12">
        <SingleSelect label="Type" choices={KINDS} value={values.type} onChange={change.setType} />
        <SingleSelect
          label="Role"
          choices={roles.map((value) => ({ value, label: getRoleName(value) }))}
          value={values.role}
          onChange={change.setRole}
        />
      </div>
      <div className="w-240 max-w-full">
        <OwnDayField
          label="Access expires after (optional)"
          value={values.lastDay}
          onChange={change.setLastDay}
          isOptional
        />
        {values.dayProblem && <p className="mt-4 text-red-fg text-small">{values.dayProblem}</p>}
      </div>
      <Checkbox isSelected={values.isNotified} onChange={change.setIsNotified}>
        Notify by email
      </Checkbox>
      {values.isNotified && (
        <TextField label="Note (optional)" rows={2} value={values.note} onChange={change.setNote} />
      )}
    </>
  );
}
