import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { OperationAccess } from '#shared/operations/access-query.ts';
import { describeRoleRequirement } from '#shared/operations/access-reason.tsx';
import { operationUsage } from '#shared/screens/operation-usage.ts';
import { isScreenId, type ScreenId, screenRegistry } from '#shared/screens/screen-registry.ts';
import { useSession } from '#shared/session/session.ts';
import { EffectBadge } from '#ui/buttons/effect-badge.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { isPermanent } from './call-form/run-refusal.ts';
import type { CallForm } from './operation/call-form.ts';
import { MethodName } from './operation/method-name.tsx';
import type { Operation } from './operation/operation.ts';

type OperationFactsProps = {
  operation: Operation;
  access: OperationAccess | undefined;
  params: CallForm['params'];
};

const RISKS: Readonly<Record<OperationAccess['risk'], string>> = {
  read: 'Read-only',
  write: 'Changes data',
  destructive: 'Deletes data or removes access',
  admin: 'Uses administrator rights',
  exec: 'Runs code, with any effect',
};

/** Shows the details of an operation: its requirements and the screens that use it. */
export function OperationFacts({ operation, access, params }: OperationFactsProps) {
  return (
    <header className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
        <h2 className="min-w-0 font-mono font-semibold text-section break-words">{operation.id}</h2>
        {access && isPermanent(access) && <EffectBadge effect="permanent" />}
      </div>
      <p>{operation.summary}.</p>
      <p className="flex items-baseline gap-4 font-mono text-small">
        <MethodName method={operation.method} />
        <span className="min-w-0 break-all">
          {operation.basePath}
          {operation.path}
        </span>
      </p>
      {access && !access.isAllowed && <Refusal access={access} operation={operation} />}
      <DescriptionList
        items={[
          ['Effect', access && RISKS[access.risk]],
          [
            'Roles',
            access && (
              <span key="roles" className="capitalize">
                {access.roles.join(', ')}
              </span>
            ),
          ],
          ['Scopes', <Scopes key="scopes" operation={operation} access={access} />],
          ['Used on', <ScreenLinks key="screens" operation={operation} params={params} />],
        ]}
      />
    </header>
  );
}

function Refusal({ operation, access }: { operation: Operation; access: OperationAccess }) {
  const session = useSession();
  // The role is checked first, because sign-in requests only the permissions that the role needs.
  const hasRole = session.roles.some((role) => access.roles.includes(role));
  return (
    <p role="note" className="flex items-center gap-8 rounded-control bg-sunken px-12 py-8">
      <Lock size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      {hasRole
        ? `${operation.id} requires a permission that was not granted when you signed in.`
        : describeRoleRequirement(access.roles)}
    </p>
  );
}

function Scopes({ operation, access }: Pick<OperationFactsProps, 'operation' | 'access'>) {
  const held = new Set(access?.heldScopes);
  return (
    <details>
      <summary className="-my-2 cursor-default py-2">
        Least-privilege scope: <span className="font-mono text-small">{operation.leastScope}</span>
        {held.size > 0 && <span className="text-ink-3">, granted {[...held].join(', ')}</span>}
      </summary>
      <ul className="font-mono text-small">
        {operation.scopes.map((scope) => (
          <li key={scope}>
            {scope}
            <span className="font-sans text-ink-3">
              {held.has(scope) ? ' granted' : ''}
              {scope === operation.leastScope ? ' narrowest' : ''}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ScreenLinks({ operation, params }: Pick<OperationFactsProps, 'operation' | 'params'>) {
  const screens: Readonly<Partial<Record<ScreenId, string>>> = operationUsage[operation.id];
  return (
    <ul className="flex flex-col gap-2">
      {Object.keys(screens)
        .filter(isScreenId)
        .map((screenId) => (
          <li key={screenId}>
            <HomeLink screenId={screenId} params={params} />
            <span className="text-ink-3">: {screens[screenId]}</span>
          </li>
        ))}
    </ul>
  );
}

/** Renders a link if the form identifies the resource, or else the name of the screen. */
function HomeLink({ screenId, params }: { screenId: ScreenId; params: CallForm['params'] }) {
  const { title, to } = screenRegistry[screenId];
  const names = [...to.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
  const values = names.map((name) => [name, params[name]?.[0] ?? ''] as const);
  if (values.some(([, value]) => value === '')) return <span>{title}</span>;
  return (
    <Link
      to={to}
      params={Object.fromEntries(values)}
      className="word-target text-accent-ink underline decoration-line-strong underline-offset-2 hover:decoration-current"
    >
      {title}
    </Link>
  );
}
