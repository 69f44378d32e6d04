import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { ExplorerFrame } from '#features/explorer/explorer-frame.tsx';

// Below /api, the browser would send requests to the backend, which has its routes there.
export const Route = createFileRoute('/_console/explorer')({
  component: function ExplorerRoute() {
    const { operationId } = useParams({ strict: false });
    return (
      <ExplorerFrame isOpen={operationId !== undefined}>
        <Outlet />
      </ExplorerFrame>
    );
  },
});
