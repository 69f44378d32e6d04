import { createFileRoute } from '@tanstack/react-router';
import { JobPage } from '#features/jobs-screen/job-page.tsx';
import { type JobSearch, jobSearch } from '#features/jobs-screen/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { jobQuery } from '#shared/jobs/queries.ts';

const readSearch = searchValidator(jobSearch);

export const Route = createFileRoute('/_console/jobs/$jobId')({
  validateSearch: (search): JobSearch => readSearch(search),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(jobQuery(params.jobId));
  },
  component: function JobRoute() {
    const { jobId } = Route.useParams();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <JobPage
        jobId={jobId}
        search={search}
        onSearch={useSearchChange(search, navigate)}
        onOpenJob={(next) => void navigate({ to: '/jobs/$jobId', params: { jobId: next }, search: {} })}
      />
    );
  },
});
