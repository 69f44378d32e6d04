import { ApiError } from '@rotunda/api-client/errors';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/time.ts';
import { isAddress } from '#shared/people/addresses.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { findAccess, findGroups, formatGroupAccess, groupNames } from '#shared/permissions/find-access.ts';
import { describeRole, getGranteeName, isInherited, type Permission } from '#shared/permissions/permission.ts';
import { permissionQuery } from './queries.ts';

const WORDING = { none: 'has no access', possible: 'may have access' };

type CheckAccessProps = { fileId: string; permissions: readonly Permission[] };

/** Shows what one email address may do with the file, and why. */
export function CheckAccess({ fileId, permissions }: CheckAccessProps) {
  const [email, setEmail] = useState('');
  return (
    <section aria-labelledby="check-heading" className="flex flex-col gap-8">
      <h2 id="check-heading" className="font-semibold text-section">
        Check access
      </h2>
      <div className="max-w-360">
        <PeopleField label="Person" isSingle value={email} onChange={setEmail} placeholder="Name or email address" />
      </div>
      <div role="status">
        {isAddress(email) && <Explanation fileId={fileId} email={email} permissions={permissions} />}
      </div>
    </section>
  );
}

function Explanation({ fileId, email, permissions }: CheckAccessProps & { email: string }) {
  const reasons = useCurrentPermissions(fileId, findAccess(permissions, email));
  const [strongest] = reasons;
  const groups = findGroups(permissions);
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">
        {strongest
          ? `${email.trim()} ${describeRole(strongest.role)}.`
          : `${email.trim()} ${formatGroupAccess(groups, email, WORDING)}.`}
      </p>
      <ul className="list-disc pl-20 text-ink-2">
        {reasons.map((permission) => (
          <li key={permission.id}>
            {permission.type === 'user' ? 'By name' : getGranteeName(permission)}
            {isInherited(permission) ? ', from a parent folder' : ', directly'}
            {permission.expirationTime && `, until ${formatDateTime(Date.parse(permission.expirationTime))}`}
          </li>
        ))}
      </ul>
      {groups.length > 0 && (
        <p className="text-ink-3 text-small">
          Members of {groupNames(groups)} also have access. Group membership is not visible here.
        </p>
      )}
    </div>
  );
}

/** Returns the current state of permissions. Omits those removed since the list was loaded. */
function useCurrentPermissions(fileId: string, found: readonly Permission[]): readonly Permission[] {
  return useQueries({
    queries: found.map(({ id = '' }) => ({ ...permissionQuery(fileId, id), staleTime: 0, retry: false })),
    combine: (results) =>
      results.flatMap((result, index) => {
        const listed = found[index];
        const isGone = result.error instanceof ApiError && result.error.failure === 'not_found';
        if (isGone || !listed) return [];
        return [result.data ?? listed];
      }),
  });
}
