import { createFileRoute } from '@tanstack/react-router';
import { ConnectionsPage } from '#features/connections/connections-page.tsx';
import { connectionsQuery } from '#features/connections/queries.ts';
import { loadFirstData, settledSoon } from '#shared/api/first-data.ts';

export const Route = createFileRoute('/_console/connections')({
  loader: ({ context }) => settledSoon(loadFirstData(context.queryClient, connectionsQuery)),
  component: ConnectionsPage,
});
