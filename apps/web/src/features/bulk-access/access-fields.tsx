import { OwnDayField } from '#shared/calendar/fields/own-day-field.tsx';
import { PeopleField } from '#shared/people/people-field.tsx';
import { MEMBER_ROLE_CHOICES } from '#shared/permissions/role-choices.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import type { useAccessForm } from './access-form.ts';
import type { AccessScope } from './shared-file.ts';

const ACTIONS = [
  { value: 'expire', label: 'Set an expiry date' },
  { value: 'keep', label: 'Remove the expiry date' },
  { value: 'role', label: 'Change the role' },
  { value: 'remove', label: 'Remove access' },
  { value: 'handOver', label: 'Transfer ownership' },
] as const;

const WHO = [
  { value: 'outside', label: 'Everyone outside the organisation' },
  { value: 'person', label: 'One person or group' },
  { value: 'all', label: 'Everyone except owners' },
] as const;

type AccessFieldsProps = { form: ReturnType<typeof useAccessForm>; scope: AccessScope };

/** The fields of an access change: the action, the grantees and the items. */
export function AccessFields({ form: { values, set }, scope }: AccessFieldsProps) {
  const { kind, of, person, day, role, newOwner, isDeep } = values;
  const isTransfer = kind === 'handOver';
  return (
    <>
      <div className="flex flex-wrap gap-12">
        <NativeSelect label="Change" choices={ACTIONS} value={kind} onChange={(next) => set({ kind: next })} />
        {scope.kind === 'items' && !isTransfer && (
          <NativeSelect label="Access of" choices={WHO} value={of} onChange={(next) => set({ of: next })} />
        )}
        {kind === 'role' && (
          <NativeSelect
            label="New role"
            choices={MEMBER_ROLE_CHOICES}
            value={role}
            onChange={(next) => set({ role: next })}
          />
        )}
      </div>
      {scope.kind === 'items' && (of === 'person' || isTransfer) && (
        <PeopleField
          label={isTransfer ? 'Current owner' : 'Person or group'}
          isSingle
          isNoticeHidden
          value={person}
          onChange={(next) => set({ person: next })}
        />
      )}
      {isTransfer && (
        <PeopleField
          label="New owner"
          description="They get an email about each item. You keep access as a writer."
          isSingle
          without={[person]}
          value={newOwner}
          onChange={(next) => set({ newOwner: next })}
        />
      )}
      {kind === 'expire' && (
        <div className="w-240 max-w-full">
          <OwnDayField label="Access expires after" value={day} onChange={(next) => set({ day: next })} />
        </div>
      )}
      {scope.kind === 'items' && (
        <Checkbox isSelected={isDeep} onChange={(next) => set({ isDeep: next })}>
          Include everything in the selected folders
        </Checkbox>
      )}
    </>
  );
}
