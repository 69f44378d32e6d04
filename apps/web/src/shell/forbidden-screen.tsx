import { AUDIENCES } from '@rotunda/api-client/roles';
import { Link } from '@tanstack/react-router';
import { Lock, Unplug } from 'lucide-react';
import { GrantAccess } from '#shared/errors/grant-access.tsx';
import { AccessReason, describeRoleRequirement, useIsScopeMissing } from '#shared/operations/access-reason.tsx';
import type { MainScreen } from '#shared/screens/main-screens.ts';
import { isScreenId, type ScreenId, screenRegistry } from '#shared/screens/screen-registry.ts';
import { useScreenId } from '#shared/screens/use-screen-id.ts';
import { useSession } from '#shared/session/session.ts';
import { screenHelp } from '#shell/help/screen-help.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';

/**
 * Shown in place of a screen that has no content for the user: its purpose and its audience, without controls that would only be
 * rejected.
 */
export function ForbiddenScreen({ screen: { to, title, operationId, audience } }: { screen: MainScreen }) {
  const screenId = useScreenId() ?? findFirstScreenUnder(to);
  const isScope = useIsScopeMissing(operationId);
  const { notOffered } = useSession();
  if (operationId !== undefined && notOffered.has(operationId))
    return <ScreenNotOffered title={title} screenId={screenId} />;
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        icon={Lock}
        title={isScope ? 'You have not granted access to this' : 'Your role does not include this'}
        action={
          <>
            {isScope && operationId && <GrantAccess operationIds={[operationId]} />}
            <Link to="/" className="word-target text-accent-ink underline">
              Go to Home
            </Link>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {screenId && <p>{screenHelp[screenId].purpose}</p>}
          {audience && <p>{describeRoleRequirement(AUDIENCES[audience])}</p>}
          {!audience && operationId && <AccessReason operationId={operationId} />}
        </div>
      </EmptyState>
    </>
  );
}

/** Shown in place of a screen whose content the services do not support. */
function ScreenNotOffered({ title, screenId }: { title: string; screenId: ScreenId | undefined }) {
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        icon={Unplug}
        title={`This service does not offer ${title.toLowerCase()}`}
        action={
          <Link to="/" className="word-target text-accent-ink underline">
            Go to Home
          </Link>
        }
      >
        <div className="flex flex-col gap-4">
          {screenId && <p>{screenHelp[screenId].purpose}</p>}
          <p>The console checks every day whether the service offers it.</p>
        </div>
      </EmptyState>
    </>
  );
}

/** Returns the target of a URL without its own screen. */
function findFirstScreenUnder(path: string): ScreenId | undefined {
  const ids = Object.keys(screenRegistry).filter(isScreenId);
  return ids.find((id) => screenRegistry[id].to === path || screenRegistry[id].to.startsWith(`${path}/`));
}
