import { ROLES, type Role } from '@rotunda/api-client/roles';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { roleFacts } from './person.ts';

type RoleFieldsProps = {
  roles: readonly Role[];
  isBusy?: boolean;
  /** The reason why the roles cannot be changed here. */
  disabledReason?: string | undefined;
  onChange: (roles: readonly Role[]) => void;
};

/** Selects the roles of a user, each with its description. */
export function RoleFields({ roles, isBusy = false, disabledReason, onChange }: RoleFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="mb-4 font-medium text-ink-2 text-small">Roles</legend>
      {ROLES.map((role) => (
        <Checkbox
          key={role}
          isSelected={roles.includes(role)}
          isBusy={isBusy}
          disabledReason={disabledReason}
          onChange={(isGiven) => onChange(ROLES.filter((other) => (other === role ? isGiven : roles.includes(other))))}
        >
          <span>
            {roleFacts[role].label}
            <span className="block text-ink-3 text-small">{roleFacts[role].sentence}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
