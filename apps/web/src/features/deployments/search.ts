import { type SearchOf, searchParams, versionParam } from '#shared/address/search-params.ts';

/** The URL parameters of the deployments tab. */
export const deploymentSearch = searchParams({
  /** The version to deploy, suggested by the cards. */
  to: versionParam,
});

export type DeploymentSearch = SearchOf<typeof deploymentSearch>;
