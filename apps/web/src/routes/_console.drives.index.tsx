import { createFileRoute } from '@tanstack/react-router';
import { DrivesPage } from '#features/drives/drives-page.tsx';
import { drivesQuery } from '#features/drives/queries.ts';
import { type DrivesSearch, drivesSearch } from '#features/drives/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(drivesSearch);

export const Route = createFileRoute('/_console/drives/')({
  validateSearch: (search): DrivesSearch => readSearch(search),
  loaderDeps: ({ search: { admin, orphaned } }) => ({ admin, orphaned }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(drivesQuery(deps.admin ?? false, deps.orphaned));
  },
  component: function DrivesRoute() {
    const search = Route.useSearch();
    const { admin } = search;
    const navigate = Route.useNavigate();
    return (
      <DrivesPage
        search={search}
        onSearch={useSearchChange(search, navigate, { isReplaced: (change) => !('admin' in change) })}
        onOpen={(driveId) =>
          void navigate({ to: '/drives/$driveId', params: { driveId }, search: admin ? { admin } : {} })
        }
      />
    );
  },
});
