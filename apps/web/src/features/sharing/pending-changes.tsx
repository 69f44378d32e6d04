import { useMutationState } from '@tanstack/react-query';
import { getGranteeName, getRoleName, type Permission } from '#shared/permissions/permission.ts';
import { changeKey, type SharingChange } from './queries.ts';

type PendingChangesProps = { fileId: string; permissions: readonly Permission[] };

/** Shows sharing changes that are in flight or queued, because the service accepts only one at a time. */
export function PendingChanges({ fileId, permissions }: PendingChangesProps) {
  const pending = useMutationState({
    filters: { mutationKey: changeKey(fileId), status: 'pending' },
    select: ({ state }) => ({ id: state.submittedAt, change: state.variables }),
  });
  return (
    // Visible at the bottom without shifting the shared list.
    <div role="status" className="sticky bottom-0 max-w-960">
      {pending.length > 0 && (
        <ol
          aria-label="Pending changes"
          className="m-16 flex flex-col gap-2 rounded-card border border-line bg-sunken p-8 text-small"
        >
          {pending.map(({ id, change }, index) => (
            <li key={`${id} ${index}`}>
              {index === 0 ? 'Being saved' : 'Waiting'}: {describe(change, permissions)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function describe(variables: unknown, permissions: readonly Permission[]): string {
  if (!isChange(variables)) return 'a change';
  if (variables.kind === 'create') {
    const { emailAddress, role, type } = variables.body ?? {};
    return `${emailAddress ?? (type === 'anyone' ? 'anyone with the link' : 'someone')} as ${getRoleName(role).toLowerCase()}`;
  }
  const permission = permissions.find(({ id }) => id === variables.permissionId);
  const name = permission ? getGranteeName(permission) : 'someone';
  return variables.kind === 'delete' ? `${name} is removed` : `the role of ${name}`;
}

function isChange(value: unknown): value is SharingChange {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
