import { useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { type Role, useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Person } from './person.ts';
import { usePersonChange } from './queries.ts';
import { RoleFields } from './role-fields.tsx';

const OWN_ROLES = 'Your own roles are for another operator to change.';
const FROM_ELSEWHERE = 'Roles come from the identity provider alone: change them there.';

type PersonAccessProps = { person: Person; isUsed: boolean };

/** The roles of somebody in the table, to change or to remove. */
export function PersonAccess({ person: { email, entry }, isUsed }: PersonAccessProps) {
  const session = useSession();
  const given = entry?.roles ?? [];
  const [roles, setRoles] = useState<readonly Role[]>(given);
  const [isRemoving, setIsRemoving] = useState(false);
  const change = usePersonChange();
  const isOwn = session.email.toLowerCase() === email.toLowerCase();
  const refusal = isOwn ? OWN_ROLES : isUsed ? undefined : FROM_ELSEWHERE;
  const isSame = entry !== undefined && roles.join() === given.join();
  const save = () =>
    change.mutate({ kind: 'give', email, roles }, { onSuccess: () => notify(`Changed the roles of ${email}`) });
  return (
    <section
      aria-labelledby="roles-heading"
      className="flex flex-col items-start gap-12 rounded-card border border-line bg-surface p-16"
    >
      <h2 id="roles-heading" className="font-semibold text-section">
        Role in this console
      </h2>
      {!entry && <p className="text-ink-2">This address has no role here; the identity provider decides.</p>}
      <RoleFields roles={roles} isBusy={change.isPending} blockedBecause={refusal} onChange={setRoles} />
      {isOwn && <p className="text-ink-3 text-small">{OWN_ROLES}</p>}
      {!isUsed && <p className="text-ink-3 text-small">{FROM_ELSEWHERE}</p>}
      {change.error && (
        <p role="alert" className="text-red-fg">
          Nothing was changed: {explainError(change.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-8">
        <Button
          kind={roles.length === 0 ? 'secondary' : 'primary'}
          blockedBecause={refusal ?? (isSame ? 'Nothing has been changed.' : undefined)}
          isBusy={change.isPending}
          onPress={save}
        >
          {saveLabel(entry !== undefined, roles)}
        </Button>
        {entry && (
          <Button blockedBecause={refusal} isBusy={change.isPending} onPress={() => setIsRemoving(true)}>
            Remove the entry
          </Button>
        )}
      </div>
      <p className="text-ink-3 text-small">Changing the roles signs the person out.</p>
      {isRemoving && (
        <Dialog title={`Remove the entry of ${email}`} isOpen onClose={() => setIsRemoving(false)}>
          <p>All sessions of this person end. From then on, the identity provider decides whether they have a role.</p>
          <div className="flex justify-end gap-8">
            <Button size="form" onPress={() => setIsRemoving(false)}>
              Keep it
            </Button>
            <Button
              kind="danger"
              size="form"
              onPress={() => {
                setIsRemoving(false);
                change.mutate({ kind: 'remove', email }, { onSuccess: () => notify(`Removed the entry of ${email}`) });
              }}
            >
              Remove the entry
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function saveLabel(hasEntry: boolean, roles: readonly Role[]): string {
  if (roles.length === 0) return 'Block the person';
  return hasEntry ? 'Change roles' : 'Grant roles';
}
