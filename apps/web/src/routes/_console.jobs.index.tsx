import { createFileRoute } from '@tanstack/react-router';
import { JobsPage } from '#features/jobs-screen/jobs-page.tsx';
import { jobPagesQuery } from '#features/jobs-screen/queries.ts';
import { type JobsSearch, jobsSearch } from '#features/jobs-screen/search.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(jobsSearch);

export const Route = createFileRoute('/_console/jobs/')({
  validateSearch: (search): JobsSearch => readSearch(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchInfiniteQuery(jobPagesQuery);
  },
  component: function JobsRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <JobsPage
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change }, replace: true })}
        onOpen={(jobId) => void navigate({ to: '/jobs/$jobId', params: { jobId } })}
      />
    );
  },
});
