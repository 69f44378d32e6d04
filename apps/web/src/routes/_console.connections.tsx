import { createFileRoute } from '@tanstack/react-router';
import { ConnectionsPage } from '#features/connections/connections-page.tsx';
import { connectionsQuery } from '#features/connections/queries.ts';
import { loadFirstData, waitUntilSettled } from '#shared/api/first-data.ts';

export const Route = createFileRoute('/_console/connections')({
  loader: ({ context }) => waitUntilSettled(loadFirstData(context.queryClient, connectionsQuery)),
  component: ConnectionsPage,
});
