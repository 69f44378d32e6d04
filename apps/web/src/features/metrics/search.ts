import * as z from 'zod/mini';

/** What the address of the overview tab holds. */
export const metricsSearch = z.object({
  /** By week instead of by day. */
  weekly: z.catch(z.optional(z.boolean()), undefined),
  /** Only executions of this deployment. */
  deployment: z.catch(z.optional(z.string()), undefined),
});

/** How the metrics are counted. */
export type MetricsSearch = z.infer<typeof metricsSearch>;
