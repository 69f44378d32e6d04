import * as z from 'zod/mini';

/** What the address of the deployments tab holds. */
export const deploymentSearch = z.object({
  /** Version that a deployment is to be pointed at; the cards offer it. */
  to: z.catch(z.optional(z.int().check(z.positive())), undefined),
});

export type DeploymentSearch = z.infer<typeof deploymentSearch>;
