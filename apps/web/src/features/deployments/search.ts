import { type SearchOf, searchParams, versionParam } from '#shared/address/search-params.ts';

/** What the address of the deployments tab holds. */
export const deploymentSearch = searchParams({
  /** Version that a deployment is to be pointed at; the cards offer it. */
  to: versionParam,
});

export type DeploymentSearch = SearchOf<typeof deploymentSearch>;
