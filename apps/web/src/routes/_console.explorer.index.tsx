import { createFileRoute } from '@tanstack/react-router';
import { ExplorerStart } from '#features/explorer/explorer-start.tsx';
import { runsQuery } from '#features/explorer/runs/runs-api.ts';

export const Route = createFileRoute('/_console/explorer/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(runsQuery()),
  component: ExplorerStart,
});
