import { createFileRoute } from '@tanstack/react-router';
import { ConnectionsPage } from '#features/connections/connections-page.tsx';
import { connectionsQuery } from '#features/connections/queries.ts';

export const Route = createFileRoute('/_console/connections')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(connectionsQuery);
  },
  component: ConnectionsPage,
});
