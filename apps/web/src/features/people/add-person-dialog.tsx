import type { Role } from '@rotunda/api-client/roles';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { usePersonChange } from './queries.ts';
import { RoleFields } from './role-fields.tsx';

/** Assigns roles to an email address, even if it has not signed in yet. */
export function AddPersonDialog({ known, onClose }: { known: readonly string[]; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<readonly Role[]>(['support']);
  const change = usePersonChange();
  const address = email.trim();
  const isKnown = known.some((other) => other.toLowerCase() === address.toLowerCase());
  const isUsable = /^[^\s@]+@[^\s@]+$/.test(address) && !isKnown;
  const submit = () => {
    if (!isUsable) return;
    change.mutate(
      { kind: 'give', email: address, roles },
      {
        onSuccess: () => {
          notify(`${address} has a role from their next sign-in`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title="Add a person" isOpen onClose={onClose}>
      <PeopleField
        label="Name or email address"
        isSingle
        without={known}
        value={email}
        onChange={setEmail}
        errorMessage={isKnown ? 'This address already has an entry.' : undefined}
        autoFocus
      />
      <RoleFields roles={roles} onChange={setRoles} />
      {roles.length === 0 && <p className="text-amber-fg text-small">Without a role, this person is blocked.</p>}
      <p className="text-ink-3 text-small">The entry applies to the first person who signs in with this address.</p>
      <DialogFoot
        effect="undo"
        error={change.error && explainFailure('Nothing was changed', change.error)}
        onClose={onClose}
      >
        <Button
          kind="primary"
          size="form"
          disabledReason={!isUsable ? 'Enter the address of a new person.' : undefined}
          isBusy={change.isPending}
          onPress={submit}
        >
          Add person
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
