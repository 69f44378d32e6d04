import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { MissingResource } from '#shared/errors/missing-resource.tsx';
import { PinButton } from '#shared/places/pin-button.tsx';
import { useRecordVisit } from '#shared/places/use-record-visit.ts';
import { useSupportedTabs } from '#shared/screens/use-supported-tabs.ts';
import { projectFileQuery, projectQuery } from '#shared/script/queries.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';

// Lazy-loaded because only users with read-only access need it.
const AskOwner = lazyComponent(() => import('#shared/permissions/ask-owner.tsx'), 'AskOwner');

// Lazy-loaded for projects in the trash.
const RestoreProject = lazyComponent(() => import('./restore-project.tsx'), 'RestoreProject');

const TABS = [
  { to: '/scripts/$scriptId/overview', label: 'Overview' },
  { to: '/scripts/$scriptId/code', label: 'Code' },
  { to: '/scripts/$scriptId/versions', label: 'Versions' },
  { to: '/scripts/$scriptId/compare', label: 'Compare' },
  { to: '/scripts/$scriptId/deployments', label: 'Deployments' },
  { to: '/scripts/$scriptId/processes', label: 'Processes' },
  { to: '/scripts/$scriptId/run', label: 'Run' },
  { to: '/scripts/$scriptId/triggers', label: 'Triggers' },
  { to: '/scripts/$scriptId/properties', label: 'Properties' },
] as const;

/** The layout of one project: its header and its tabs, which the keys 1 to 9 open. */
export function ProjectFrame({ scriptId, children }: { scriptId: string; children: ReactNode }) {
  const project = useQuery(projectQuery(scriptId));
  useRecordVisit('script', scriptId, project.data?.title);
  const file = useQuery(projectFileQuery(scriptId)).data;
  const tabs = useSupportedTabs()(TABS);
  const isWriter = canCall(useSession(), 'script.projects.updateContent');
  if (project.isPending) return <Skeleton head="screen" label="Loading the project" rows={6} />;
  if (isUnreadable(project)) {
    return (
      <MissingResource
        resource={{ kind: 'project', id: scriptId }}
        error={project.error}
        title="The project could not be loaded"
        onRetry={() => void project.refetch()}
      />
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={project.data.title ?? file?.name ?? 'Project'}
        detail={
          <>
            <span className="max-sm:hidden">
              <CopyableId id={scriptId} label="script ID" />
            </span>
            <PinButton kind="script" targetId={scriptId} title={project.data.title} />
            {file?.trashed && (
              <>
                <StatusChip family="amber" glyph={<Trash2 size={12} strokeWidth={2} />}>
                  In the trash
                </StatusChip>
                <Part>
                  <RestoreProject scriptId={scriptId} />
                </Part>
              </>
            )}
            {isWriter && file?.capabilities?.canEdit === false && !file.trashed && (
              <Part>
                <AskOwner owners={file.owners} name={file.name} />
              </Part>
            )}
          </>
        }
      />
      <LinkTabs label="Project" tabs={tabs.map((tab) => ({ ...tab, params: { scriptId } }))} />
      {tabs.map(({ to }, index) => (
        <TabKey key={to} digit={String(index + 1)} to={to} scriptId={scriptId} />
      ))}
      {children}
    </div>
  );
}

function TabKey({ digit, to, scriptId }: { digit: string; to: (typeof TABS)[number]['to']; scriptId: string }) {
  const navigate = useNavigate();
  useShortcut(digit, () => void navigate({ to, params: { scriptId }, search: {} }));
  return null;
}
