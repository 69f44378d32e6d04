import { Globe, Lock } from 'lucide-react';
import { explainError } from '#shared/error-view.tsx';
import { granteeName, isInherited, type Permission, roleName, roleSentence } from '#shared/permissions/permission.ts';
import { SingleSelect } from '#ui/single-select.tsx';
import { notify } from '#ui/toasts.tsx';
import { type SharingChange, useSharingChange } from './queries.ts';

const AUDIENCES = [
  { value: 'restricted', label: 'Only the people above' },
  { value: 'link', label: 'Anyone with the link' },
  { value: 'everybody', label: 'Everybody, found by search' },
] as const;
type Audience = (typeof AUDIENCES)[number]['value'];

const ROLES = (['reader', 'commenter', 'writer'] as const).map((role) => ({ value: role, label: roleName(role) }));

type GeneralAccessProps = { fileId: string; permissions: readonly Permission[]; refusal: string | undefined };

/** What people may do who are not named: those with the link, a domain, everybody. */
export function GeneralAccess({ fileId, permissions, refusal }: GeneralAccessProps) {
  const change = useSharingChange(fileId);
  const open = permissions.find(({ type }) => type === 'anyone');
  const domains = permissions.filter(({ type }) => type === 'domain');
  const audience = toAudience(open);
  const role = ROLES.find(({ value }) => value === open?.role)?.value ?? 'reader';
  const isLocked = refusal !== undefined || change.isPending || (open !== undefined && isInherited(open));
  const send = (request: SharingChange, done: string) => change.mutate(request, { onSuccess: () => notify(done) });
  const setAudience = (next: Audience) => {
    if (next === audience) return;
    if (next === 'restricted') {
      send({ kind: 'delete', permissionId: open?.id ?? '' }, 'Only named people have access now');
    } else {
      const body = { type: 'anyone', role, allowFileDiscovery: next === 'everybody' } as const;
      send(
        { kind: 'create', body },
        next === 'everybody' ? 'Everybody has access now' : 'Anyone with the link has access now',
      );
    }
  };
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
            {AUDIENCES.find(({ value }) => value === audience)?.label}
            {open && `: ${roleName(open.role)}`}
          </span>
        ) : (
          <span className="flex flex-wrap gap-8" data-op="drive.permissions.create drive.permissions.delete">
            <SingleSelect label="Open to" choices={AUDIENCES} value={audience} onChange={setAudience} />
            {open && (
              <SingleSelect
                label="Role"
                choices={ROLES}
                value={role}
                onChange={(next) =>
                  send({ kind: 'update', permissionId: open.id ?? '', body: { role: next } }, 'The role was changed')
                }
              />
            )}
          </span>
        )}
        <p className="text-ink-2 text-small">
          {open && `${granteeName(open)} ${roleSentence(open.role)}, without signing in.`}
          {!open && domains.length === 0 && 'Nobody else can open it.'}
        </p>
      </div>
      {domains.map((permission) => (
        <p key={permission.id} className="text-ink-2">
          {granteeName(permission)} {roleSentence(permission.role)}.
        </p>
      ))}
      {change.error && (
        <p role="alert" className="text-red-fg">
          The access was not changed: {explainError(change.error)}
        </p>
      )}
    </section>
  );
}

function toAudience(open: Permission | undefined): Audience {
  if (!open) return 'restricted';
  return open.allowFileDiscovery ? 'everybody' : 'link';
}
