import { createFileRoute } from '@tanstack/react-router';
import { BulkAccessButton } from '#features/bulk-access/bulk-access-button.tsx';
import { activityOfQuery } from '#features/people/person-overview-queries.ts';
import { PersonPage } from '#features/people/person-page.tsx';
import { rolesQuery, sessionsQuery } from '#shared/people/console-people.ts';

export const Route = createFileRoute('/_console/people/$email')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(activityOfQuery(params.email));
    void context.queryClient.prefetchQuery(rolesQuery);
    void context.queryClient.prefetchQuery(sessionsQuery);
  },
  component: function PersonRoute() {
    const { email } = Route.useParams();
    return <PersonPage key={email} email={email} bulkAccess={<BulkAccessButton email={email} />} />;
  },
});
