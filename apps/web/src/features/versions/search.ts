import * as z from 'zod/mini';

/** What the address of the versions tab holds. */
export const versionSearch = z.object({
  /** Number of the version whose details are shown. */
  peek: z.catch(z.optional(z.int().check(z.positive())), undefined),
});

export type VersionSearch = z.infer<typeof versionSearch>;
