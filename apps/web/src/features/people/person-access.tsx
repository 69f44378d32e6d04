import type { Role } from '@rotunda/api-client/roles';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import type { RoleClaim } from '#shared/people/console-people.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { AccessQuestion } from './access-question.tsx';
import { describeRoleSource, findRoles, type Person, roleFacts } from './person.ts';
import { usePersonChange } from './queries.ts';
import { RoleFields } from './role-fields.tsx';

const OWN_ROLES = 'You cannot change your own roles. Ask another operator.';
const FROM_ELSEWHERE = 'Roles are managed in your identity provider. Change them there.';

type PersonAccessProps = { person: Person; isUsed: boolean; claim: RoleClaim | undefined };

/** The roles of a person in the table, which can be changed or removed. */
export function PersonAccess({ person, isUsed, claim }: PersonAccessProps) {
  const { email, entry } = person;
  const session = useSession();
  const given = entry?.roles ?? [];
  const [roles, setRoles] = useState<readonly Role[]>(given);
  const [question, setQuestion] = useState<'out' | 'remove'>();
  const change = usePersonChange();
  const isOwn = session.email.toLowerCase() === email.toLowerCase();
  const refusal = isOwn ? OWN_ROLES : isUsed ? undefined : FROM_ELSEWHERE;
  const give = (next: readonly Role[], done: string) =>
    change.mutate({ kind: 'give', email, roles: next }, { onSuccess: () => notify(done) });
  return (
    <section
      aria-labelledby="roles-heading"
      className="flex flex-col items-start gap-12 rounded-card border border-line bg-surface p-16"
    >
      <h2 id="roles-heading" className="font-semibold text-section">
        Role in this console
      </h2>
      {!entry && <p className="text-ink-2">{describeMissingEntry(person, isOwn ? session.roles : [], claim)}</p>}
      {given.length === 0 && entry && <p className="text-amber-fg">This person is blocked.</p>}
      <RoleFields roles={roles} isBusy={change.isPending} disabledReason={refusal} onChange={setRoles} />
      {isOwn && <p className="text-ink-3 text-small">{OWN_ROLES}</p>}
      {!isUsed && <p className="text-ink-3 text-small">{FROM_ELSEWHERE}</p>}
      {change.error && (
        <p role="alert" className="text-red-fg">
          {explainFailure('Nothing was changed', change.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-8">
        <Button
          kind="primary"
          disabledReason={refusal ?? saveRefusal(roles, given)}
          isBusy={change.isPending}
          onPress={() => give(roles, `Changed the roles of ${email}`)}
        >
          {entry ? 'Change roles' : 'Grant roles'}
        </Button>
        {entry?.roles.length !== 0 && (
          <Button disabledReason={refusal} isBusy={change.isPending} onPress={() => setQuestion('out')}>
            Block
          </Button>
        )}
        {entry && (
          <Button disabledReason={refusal} isBusy={change.isPending} onPress={() => setQuestion('remove')}>
            Remove entry
          </Button>
        )}
      </div>
      <p className="text-ink-3 text-small">Changing roles signs this person out.</p>
      {question === 'out' && (
        <AccessQuestion
          title={`Block ${email}`}
          verb="Block"
          onConfirm={() => give([], `Blocked ${email}`)}
          onClose={() => setQuestion(undefined)}
        >
          Ends all sessions of this person. They can no longer sign in here, even if the identity provider grants a
          role.
        </AccessQuestion>
      )}
      {question === 'remove' && (
        <AccessQuestion
          title={`Remove entry of ${email}`}
          verb="Remove entry"
          onConfirm={() =>
            change.mutate({ kind: 'remove', email }, { onSuccess: () => notify(`Removed the entry of ${email}`) })
          }
          onClose={() => setQuestion(undefined)}
        >
          Ends all sessions of this person. Their role then comes from the identity provider.
        </AccessQuestion>
      )}
    </section>
  );
}

/** Describes where the roles of a person without an entry come from. Only known for signed-in users. */
function describeMissingEntry(person: Person, known: readonly Role[], claim: RoleClaim | undefined): string {
  if (known.length > 0) {
    const names = known.map((role) => roleFacts[role].label.toLowerCase()).join(', ');
    return `Your identity provider gives you the ${names} role.`;
  }
  const source = describeRoleSource(person, claim);
  return source === undefined
    ? 'Roles come from your identity provider.'
    : `${findRoles(person)
        ?.map((role) => roleFacts[role].label)
        .join(', ')}, ${source}.`;
}

/** Returns the reason why the selected roles cannot be saved, if any. */
function saveRefusal(roles: readonly Role[], given: readonly Role[]): string | undefined {
  if (roles.join() === given.join()) return 'No changes to save.';
  return roles.length === 0 ? 'Choose a role, or block the person.' : undefined;
}
