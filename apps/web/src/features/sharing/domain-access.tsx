import { Building2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { OutsideChip } from '#shared/people/outside-chip.tsx';
import {
  describeRole,
  type FileRole,
  getGranteeName,
  getRoleName,
  isInherited,
  type Permission,
} from '#shared/permissions/permission.ts';
import { BASIC_ROLE_CHOICES } from '#shared/permissions/role-choices.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useEffectText } from '#ui/buttons/effect.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { DomainDialog } from './domain-dialog.tsx';
import { restoreGrant, restoreRole } from './restore-permission.ts';
import type { useUndoableChange } from './use-undoable-change.ts';

type DomainAccessProps = {
  change: ReturnType<typeof useUndoableChange>;
  domains: readonly Permission[];
  refusal: string | undefined;
  /** Whether a change is in progress. */
  isChanging: boolean;
};

/** Lists the organisations with access for all members. They can be added, changed and removed. */
export function DomainAccess({ change: { send }, domains, refusal, isChanging }: DomainAccessProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {domains.length > 0 && (
        <ul aria-label="Organisations" className="rounded-card border border-line bg-surface">
          {domains.map((permission) => (
            <DomainRow
              key={permission.id}
              permission={permission}
              refusal={refusal}
              isChanging={isChanging}
              send={send}
            />
          ))}
        </ul>
      )}
      <span>
        <Button
          disabledReason={refusal}
          isBusy={isChanging}
          data-op="drive.permissions.create"
          onPress={() => setIsAdding(true)}
        >
          <Building2 size={14} strokeWidth={1.75} aria-hidden />
          Add an organisation
        </Button>
      </span>
      {isAdding && (
        <DomainDialog
          onClose={() => setIsAdding(false)}
          onAdd={(body) =>
            send({ kind: 'create', body }, `${getGranteeName(body)} has access now`, (made) => ({
              kind: 'delete',
              permissionId: made?.id ?? '',
            }))
          }
        />
      )}
    </>
  );
}

type DomainRowProps = Pick<DomainAccessProps['change'], 'send'> &
  Pick<DomainAccessProps, 'refusal' | 'isChanging'> & { permission: Permission };

function DomainRow({ permission, refusal, isChanging, send }: DomainRowProps) {
  const name = getGranteeName(permission);
  const { id = '', role, allowFileDiscovery } = permission;
  const effect = useEffectText('drive.permissions.update');
  const known = BASIC_ROLE_CHOICES.find(({ value }) => value === role);
  const closed = refusal ?? (isInherited(permission) ? 'Inherited from a parent folder. Change it there.' : undefined);
  const isClosed = closed !== undefined || isChanging;
  const setRole = (next: FileRole) =>
    send(
      { kind: 'update', permissionId: id, body: { role: next } },
      `${name} is now ${getRoleName(next).toLowerCase()}`,
      () => restoreRole(permission),
    );
  return (
    <li
      aria-label={name}
      className="flex min-h-44 flex-wrap items-center gap-x-12 gap-y-4 border-line px-12 py-6 not-first:border-t"
    >
      <div className="min-w-200 flex-1">
        <p className="flex min-w-0 items-center gap-8">
          <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
          <OutsideChip address={permission.domain} />
        </p>
        <p className="text-ink-3 text-small">
          {describeRole(role)}, {allowFileDiscovery ? 'and finds it by search' : 'with the link'}
          {isInherited(permission) && ', from a parent folder'}
        </p>
      </div>
      {known && !isClosed ? (
        <span className="w-168" data-op="drive.permissions.update" data-effect={effect}>
          <SingleSelect label="Role" choices={BASIC_ROLE_CHOICES} value={known.value} onChange={setRole} />
        </span>
      ) : (
        <span className="w-168 pl-8 text-ink-2">{getRoleName(role)}</span>
      )}
      <IconButton
        data-op="drive.permissions.delete"
        icon={Trash2}
        label={`Remove ${name}`}
        disabledReason={closed}
        isBusy={isChanging}
        onPress={() =>
          send({ kind: 'delete', permissionId: id }, `${name} was removed`, () => restoreGrant(permission))
        }
      />
    </li>
  );
}
