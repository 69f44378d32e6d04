import { createFileRoute } from '@tanstack/react-router';
import { DeploymentsPage } from '#features/deployments/deployments-page.tsx';
import { type DeploymentSearch, deploymentSearch } from '#features/deployments/search.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { deploymentsQuery, versionsQuery } from '#shared/script/queries.ts';

const readSearch = searchValidator(deploymentSearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/deployments')({
  validateSearch: (search): DeploymentSearch => readSearch(search),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(deploymentsQuery(params.scriptId));
    void context.queryClient.prefetchQuery(versionsQuery(params.scriptId));
  },
  component: function DeploymentsRoute() {
    return <DeploymentsPage scriptId={Route.useParams().scriptId} search={Route.useSearch()} />;
  },
});
