import { createFileRoute } from '@tanstack/react-router';
import { BulkAccessButton } from '#features/bulk-access/bulk-access-button.tsx';
import { busyQuery } from '#features/people/busy-query.ts';
import { activityOfQuery } from '#features/people/person-overview-queries.ts';
import { PersonPage } from '#features/people/person-page.tsx';
import { loadFirstData, waitUntilSettled } from '#shared/api/first-data.ts';
import { rolesQuery, sessionsQuery } from '#shared/people/console-people.ts';

export const Route = createFileRoute('/_console/people/$email')({
  loader: ({ context: { queryClient }, params: { email } }) => {
    void queryClient.prefetchQuery(rolesQuery);
    void queryClient.prefetchQuery(sessionsQuery);
    return waitUntilSettled(
      loadFirstData(queryClient, busyQuery(email)),
      loadFirstData(queryClient, activityOfQuery(email)),
    );
  },
  component: function PersonRoute() {
    const { email } = Route.useParams();
    return <PersonPage key={email} email={email} bulkAccess={<BulkAccessButton email={email} />} />;
  },
});
