import { createFileRoute } from '@tanstack/react-router';
import { JobsPage } from '#features/jobs-screen/jobs-page.tsx';
import { jobPagesQuery } from '#features/jobs-screen/queries.ts';

export const Route = createFileRoute('/_console/jobs/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchInfiniteQuery(jobPagesQuery);
  },
  head: () => ({ meta: [{ title: 'Jobs · Rotunda' }] }),
  component: function JobsRoute() {
    const navigate = Route.useNavigate();
    return <JobsPage onOpen={(jobId) => void navigate({ to: '/jobs/$jobId', params: { jobId } })} />;
  },
});
