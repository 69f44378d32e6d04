import { createFileRoute } from '@tanstack/react-router';
import { ExplorerStart } from '#features/explorer/explorer-start.tsx';
import { runsQuery } from '#features/explorer/runs/runs-api.ts';
import { loadFirstData, waitUntilSettled } from '#shared/api/first-data.ts';

export const Route = createFileRoute('/_console/explorer/')({
  loader: ({ context }) => waitUntilSettled(loadFirstData(context.queryClient, runsQuery())),
  component: ExplorerStart,
});
