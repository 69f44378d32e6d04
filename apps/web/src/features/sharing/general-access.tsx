import { Globe, Lock } from 'lucide-react';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import {
  describeRole,
  type FileRole,
  getGranteeName,
  getRoleName,
  getRoleRank,
  isInherited,
  type Permission,
} from '#shared/permissions/permission.ts';
import { BASIC_ROLE_CHOICES } from '#shared/permissions/role-choices.ts';
import { useEffectText } from '#ui/buttons/effect.ts';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { DomainAccess } from './domain-access.tsx';
import { restoreGrant, restoreRole } from './restore-permission.ts';
import { useUndoableChange } from './use-undoable-change.ts';
import { WidenAccessDialog } from './widen-access-dialog.tsx';

const GENERAL_ACCESS = [
  { value: 'restricted', label: 'Restricted' },
  { value: 'link', label: 'Anyone with the link' },
  { value: 'everyone', label: 'Public on the web (searchable)' },
] as const;
type GeneralAccessLevel = (typeof GENERAL_ACCESS)[number]['value'];
const WIDTH: Readonly<Record<GeneralAccessLevel, number>> = { restricted: 0, link: 1, everyone: 2 };

type GeneralAccessProps = { fileId: string; permissions: readonly Permission[]; refusal: string | undefined };

/** Shows the access of people who are not named: anyone with the link, everyone, and whole organisations. */
export function GeneralAccess({ fileId, permissions, refusal }: GeneralAccessProps) {
  const change = useUndoableChange(fileId);
  const open = permissions.find(({ type }) => type === 'anyone');
  const domains = permissions.filter(({ type }) => type === 'domain');
  const isLocked = refusal !== undefined || change.isPending || (open !== undefined && isInherited(open));
  const Icon = open ? Globe : Lock;
  return (
    <section aria-labelledby="general-heading" className="flex flex-col gap-8">
      <h2 id="general-heading" className="font-semibold text-section">
        General access
      </h2>
      <div className="flex flex-wrap items-center gap-x-12 gap-y-8 rounded-card border border-line bg-surface p-12">
        <Icon size={16} strokeWidth={1.75} aria-hidden className={open ? 'text-amber-fg' : 'text-ink-3'} />
        {isLocked ? (
          <span>
            {GENERAL_ACCESS.find(({ value }) => value === toLevel(open))?.label}
            {open && `: ${getRoleName(open.role)}`}
          </span>
        ) : (
          <GeneralAccessSelect open={open} change={change} />
        )}
        <p className="text-ink-2 text-small">
          {open && `${getGranteeName(open)} ${describeRole(open.role)}, without signing in.`}
          {!open && domains.length === 0 && 'Only people with access can open this item.'}
        </p>
      </div>
      <DomainAccess change={change} domains={domains} refusal={refusal} isChanging={change.isPending} />
      {change.error && (
        <p role="alert" className="text-red-fg">
          {explainFailure('Access was not changed', change.error)}
        </p>
      )}
    </section>
  );
}

type GeneralAccessSelectProps = { open: Permission | undefined; change: ReturnType<typeof useUndoableChange> };

/** Selects who may open the file without being named, and with which role. Increasing access requires confirmation. */
function GeneralAccessSelect({ open, change: { send } }: GeneralAccessSelectProps) {
  const [asked, setAsked] = useState<{ audience: Permission; run: () => void }>();
  const level = toLevel(open);
  const role = BASIC_ROLE_CHOICES.find(({ value }) => value === open?.role)?.value ?? 'reader';
  const setLevel = (next: GeneralAccessLevel) => {
    if (next === level) return;
    if (next === 'restricted') {
      if (open) {
        send({ kind: 'delete', permissionId: open.id ?? '' }, 'Access is now restricted to people with access', () =>
          restoreGrant(open),
        );
      }
      return;
    }
    const body = { type: 'anyone', role, allowFileDiscovery: next === 'everyone' } as const;
    const run = () =>
      send({ kind: 'create', body }, `${getGranteeName(body)} has access now`, (made) =>
        open ? restoreGrant(open) : { kind: 'delete', permissionId: made?.id ?? '' },
      );
    if (WIDTH[next] > WIDTH[level]) setAsked({ audience: body, run });
    else run();
  };
  const effect = useEffectText('drive.permissions.create');
  const setRole = (next: FileRole) => {
    if (!open || next === open.role) return;
    const run = () =>
      send({ kind: 'update', permissionId: open.id ?? '', body: { role: next } }, 'The role was changed', () =>
        restoreRole(open),
      );
    if (getRoleRank(next) > getRoleRank(open.role)) setAsked({ audience: { ...open, role: next }, run });
    else run();
  };
  return (
    <span
      className="flex flex-wrap gap-8"
      data-op="drive.permissions.create drive.permissions.delete"
      data-effect={effect}
    >
      <SingleSelect label="Access" choices={GENERAL_ACCESS} value={level} onChange={setLevel} />
      {open && <SingleSelect label="Role" choices={BASIC_ROLE_CHOICES} value={role} onChange={setRole} />}
      {asked && <WidenAccessDialog audience={asked.audience} onOpen={asked.run} onClose={() => setAsked(undefined)} />}
    </span>
  );
}

function toLevel(open: Permission | undefined): GeneralAccessLevel {
  if (!open) return 'restricted';
  return open.allowFileDiscovery ? 'everyone' : 'link';
}
