import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { AccessReason, forRoles } from '#shared/operations/access-reason.tsx';
import { isScreenId, type ScreenId, screenCatalog } from '#shared/screens/screen-catalog.ts';
import type { Screen } from '#shared/screens/screens.ts';
import { useScreenId } from '#shared/screens/use-screen-id.ts';
import { screenHelp } from '#shell/help/screen-help.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';

/** Stands in for a screen that shows the person nothing: what it is for and whose it is, and no controls that could only be refused. */
export function ForbiddenScreen({ screen: { to, label, operationId, role } }: { screen: Screen }) {
  const screenId = useScreenId() ?? firstBelow(to);
  return (
    <>
      <PageHead title={label} />
      <EmptyState
        icon={Lock}
        title="Your role does not include this"
        action={
          <Link to="/" className="word-target text-accent-ink underline">
            Go to Home
          </Link>
        }
      >
        <div className="flex flex-col gap-4">
          {screenId && <p>{screenHelp[screenId].purpose}</p>}
          {role && <p>{forRoles([role])}</p>}
          {!role && operationId && <AccessReason operationId={operationId} />}
        </div>
      </EmptyState>
    </>
  );
}

/** What an address leads to that has no screen of its own. */
function firstBelow(path: string): ScreenId | undefined {
  const ids = Object.keys(screenCatalog).filter(isScreenId);
  return ids.find((id) => screenCatalog[id].to === path || screenCatalog[id].to.startsWith(`${path}/`));
}
