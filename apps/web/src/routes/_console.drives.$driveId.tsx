import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, Outlet } from '@tanstack/react-router';
import { Folder } from 'lucide-react';
import { AdministratorFrame } from '#features/drives/administrator-frame.tsx';
import { driveQuery } from '#features/drives/queries.ts';
import { flagParam, type SearchOf, searchParams } from '#shared/address/search-params.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { MissingResource } from '#shared/errors/missing-resource.tsx';
import { PinButton } from '#shared/places/pin-button.tsx';
import { useRecordVisit } from '#shared/places/use-record-visit.ts';
import { useSupportedTabs } from '#shared/screens/use-supported-tabs.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';

const driveSearch = searchParams({ admin: flagParam });
const readSearch = searchValidator(driveSearch);

export const Route = createFileRoute('/_console/drives/$driveId')({
  validateSearch: (search): SearchOf<typeof driveSearch> => readSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(driveQuery(params.driveId, deps.admin ?? false));
  },
  component: function DriveRoute() {
    const { driveId } = Route.useParams();
    const offered = useSupportedTabs();
    const { admin = false } = Route.useSearch();
    const navigate = Route.useNavigate();
    const drive = useQuery(driveQuery(driveId, admin));
    useRecordVisit('drive', driveId, drive.data?.name);
    if (drive.isPending) return <Skeleton head="screen" label="Loading the shared drive" rows={6} />;
    if (isUnreadable(drive)) {
      const retry = () => void drive.refetch();
      return (
        <MissingResource
          resource={{ kind: 'drive', id: driveId }}
          error={drive.error}
          title="The shared drive could not be loaded"
          onRetry={retry}
        />
      );
    }
    return (
      <AdministratorFrame isAdmin={admin} onEnd={() => void navigate({ search: {} })}>
        <PageHead
          title={drive.data.name ?? 'Shared drive'}
          detail={
            <>
              <CopyableId id={driveId} label="drive ID" />
              <PinButton kind="drive" targetId={driveId} title={drive.data.name} />
            </>
          }
          actions={
            <Link
              to="/files/$folderId"
              params={{ folderId: driveId }}
              search={{}}
              className="inline-flex h-tool items-center gap-6 rounded-control border border-line-strong bg-surface px-8 font-medium hover:bg-hover"
            >
              <Folder size={14} strokeWidth={1.75} aria-hidden />
              Browse
            </Link>
          }
        />
        <LinkTabs
          label="Shared drive"
          tabs={offered([
            { to: '/drives/$driveId', params: { driveId }, search: admin ? { admin } : {}, label: 'Settings' },
            { to: '/drives/$driveId/members', params: { driveId }, search: admin ? { admin } : {}, label: 'Members' },
          ])}
        />
        <Outlet />
      </AdministratorFrame>
    );
  },
});
