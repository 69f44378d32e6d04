import { createFileRoute } from '@tanstack/react-router';
import { DrivesPage } from '#features/drives/drives-page.tsx';
import { drivesQuery } from '#features/drives/queries.ts';
import { flagParam, type SearchOf, searchParams } from '#shared/search-params.ts';
import { searchValidator } from '#shared/validate-search.ts';

/** What the address of the drives screens holds. */
const drivesSearch = searchParams({ admin: flagParam });
const readSearch = searchValidator(drivesSearch);

export const Route = createFileRoute('/_console/drives/')({
  validateSearch: (search): SearchOf<typeof drivesSearch> => readSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(drivesQuery(deps.admin ?? false));
  },
  component: function DrivesRoute() {
    const { admin } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <DrivesPage
        isAdmin={admin ?? false}
        onAdmin={(isAdmin) => void navigate({ search: isAdmin ? { admin: true } : {} })}
        onOpen={(driveId) =>
          void navigate({ to: '/drives/$driveId', params: { driveId }, search: admin ? { admin } : {} })
        }
      />
    );
  },
});
