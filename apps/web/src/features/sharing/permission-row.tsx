import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { OutsideChip } from '#shared/people/outside-chip.tsx';
import {
  type FileRole,
  findInheritedRole,
  getGranteeName,
  getRoleName,
  getRoleRank,
  isInherited,
  type Permission,
} from '#shared/permissions/permission.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useEffectText } from '#ui/buttons/effect.ts';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { OverlayPart } from '#ui/loading/part.tsx';
import { describeAccessAfterChange, findAccessAfterRemoval } from './access-after.ts';
import { AccessOrigin } from './access-origin.tsx';
import { restoreExpiry, restoreGrant, restoreRole, toExpiryChange } from './restore-permission.ts';
import { useUndoableChange } from './use-undoable-change.ts';

const ExpiryDialog = lazyComponent(() => import('./expiry-dialog.tsx'), 'ExpiryDialog');
const TransferDialog = lazyComponent(() => import('./transfer-dialog.tsx'), 'TransferDialog');

type PermissionRowProps = {
  fileId: string;
  permission: Permission;
  /** All permissions on the file, because others may cover the same address. */
  permissions: readonly Permission[];
  /** The roles that can be granted here. */
  roles: readonly FileRole[];
  /** The reason why nothing can be changed, if any. */
  refusal: string | undefined;
  /** Whether the current user owns the file and can transfer it. */
  isOwnedByViewer: boolean;
};

/** Shows one person or group: the role, its source, its expiry, and the controls to change them. */
export function PermissionRow(props: PermissionRowProps) {
  const { fileId, permission, permissions, roles, refusal, isOwnedByViewer } = props;
  const session = useSession();
  const change = useUndoableChange(fileId);
  const name = getGranteeName(permission);
  const isSelf = permission.emailAddress?.toLowerCase() === session.email.toLowerCase();
  const permissionId = permission.id ?? '';
  return (
    <li
      aria-label={name}
      className="flex min-h-44 flex-wrap items-center gap-x-12 gap-y-4 border-line px-12 py-6 not-first:border-t"
    >
      <div className="min-w-200 flex-1">
        <p className="flex min-w-0 items-center gap-8">
          <span className="truncate font-medium">
            {name}
            {isSelf && <span className="font-normal text-ink-3"> (you)</span>}
          </span>
          <OutsideChip address={permission.emailAddress} />
        </p>
        <p className="truncate text-ink-3 text-small">
          {permission.type === 'group' && 'Group, '}
          {permission.emailAddress}
        </p>
        <Rest permission={permission} permissions={permissions} />
        {change.error && (
          <p role="alert" className="text-red-fg text-small">
            {explainError(change.error)}
          </p>
        )}
      </div>
      <AccessOrigin permission={permission} />
      <Expiry permission={permission} />
      <RoleControl
        permission={permission}
        permissions={permissions}
        roles={roles}
        isLocked={refusal !== undefined || change.isPending}
        onChange={(role) =>
          change.send(
            { kind: 'update', permissionId, body: { role } },
            `${name} is now ${getRoleName(role).toLowerCase()}`,
            () => restoreRole(permission),
          )
        }
      />
      <span className="flex justify-end gap-4 max-sm:empty:hidden sm:ml-auto sm:w-[232px]">
        {isOwnedByViewer && <Transfer fileId={fileId} permission={permission} refusal={refusal} />}
        <RowActions
          permission={permission}
          refusal={refusal}
          isChanging={change.isPending}
          onEnd={(expirationTime) =>
            change.send(
              toExpiryChange(permissionId, expirationTime),
              expirationTime === undefined ? `Access of ${name} no longer expires` : `Access expiry set for ${name}`,
              () => restoreExpiry(permission),
            )
          }
          onRemove={() =>
            change.send({ kind: 'delete', permissionId }, `${name} was removed`, () => restoreGrant(permission))
          }
        />
      </span>
    </li>
  );
}

/** Shows in advance the access that would remain after removing a removable permission. */
function Rest({ permission, permissions }: Pick<PermissionRowProps, 'permission' | 'permissions'>) {
  if (permission.role === 'owner' || isInherited(permission)) return null;
  const rest = findAccessAfterRemoval(permissions, permission);
  return rest && <p className="text-ink-3 text-small">{rest}.</p>;
}

type RoleControlProps = {
  permission: Permission;
  permissions: readonly Permission[];
  roles: readonly FileRole[];
  isLocked: boolean;
  onChange: (role: FileRole) => void;
};

function RoleControl({ permission, permissions, roles, isLocked, onChange }: RoleControlProps) {
  const effect = useEffectText('drive.permissions.update');
  // An inherited role can be raised here, but not lowered.
  const floor = getRoleRank(findInheritedRole(permission));
  const choices = roles
    .filter((role) => getRoleRank(role) >= floor)
    .map((role) => ({
      value: role,
      label: getRoleName(role),
      detail: describeAccessAfterChange(permissions, permission, role),
    }));
  const current = choices.find(({ value }) => value === permission.role);
  if (!current || isLocked || permission.deleted) {
    return <span className="w-168 text-ink-2 sm:pl-8">{getRoleName(permission.role)}</span>;
  }
  return (
    <span className="w-168" data-op="drive.permissions.update" data-effect={effect}>
      <SingleSelect label="Role" choices={choices} value={current.value} onChange={onChange} />
    </span>
  );
}

type RowActionsProps = {
  permission: Permission;
  refusal: string | undefined;
  /** Whether a change is in progress. */
  isChanging: boolean;
  /** Sets the expiry of the access. Undefined for none. */
  onEnd: (expirationTime: string | undefined) => void;
  onRemove: () => void;
};

function RowActions({ permission, refusal, isChanging, onEnd, onRemove }: RowActionsProps) {
  const [isChoosingEnd, setIsChoosingEnd] = useState(false);
  if (permission.role === 'owner' || isInherited(permission)) return null;
  const name = getGranteeName(permission);
  return (
    <>
      <Button
        kind="quiet"
        data-op="drive.permissions.update"
        aria-label={`Set expiry for ${name}`}
        disabledReason={refusal}
        isBusy={isChanging}
        onPress={() => setIsChoosingEnd(true)}
      >
        Set expiry
      </Button>
      <Button
        kind="quiet"
        data-op="drive.permissions.delete"
        aria-label={`Remove ${name}`}
        disabledReason={refusal}
        isBusy={isChanging}
        onPress={onRemove}
      >
        Remove
      </Button>
      {isChoosingEnd && (
        <OverlayPart onClose={() => setIsChoosingEnd(false)}>
          <ExpiryDialog
            name={name}
            expirationTime={permission.expirationTime}
            onClose={() => setIsChoosingEnd(false)}
            onEnd={onEnd}
          />
        </OverlayPart>
      )}
    </>
  );
}

type TransferProps = { fileId: string; permission: Permission; refusal: string | undefined };

function Transfer({ fileId, permission, refusal }: TransferProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (permission.type !== 'user' || permission.role === 'owner') return null;
  return (
    <>
      <Button
        kind="quiet"
        data-op="drive.permissions.create"
        effect="permanent"
        aria-label={`Make owner: ${getGranteeName(permission)}`}
        disabledReason={refusal}
        onPress={() => setIsOpen(true)}
      >
        Make owner
      </Button>
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <TransferDialog fileId={fileId} permission={permission} onClose={() => setIsOpen(false)} />
        </OverlayPart>
      )}
    </>
  );
}

function Expiry({ permission }: { permission: Permission }) {
  if (permission.pendingOwner) {
    return (
      <StatusChip family="blue" glyph={<CalendarClock size={12} strokeWidth={2} />}>
        Offered ownership
      </StatusChip>
    );
  }
  if (!permission.expirationTime) return null;
  return (
    <StatusChip family="amber" glyph={<CalendarClock size={12} strokeWidth={2} />}>
      Expires {formatDateTime(Date.parse(permission.expirationTime))}
    </StatusChip>
  );
}
