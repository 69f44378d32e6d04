import * as z from 'zod/mini';

const text = z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined);

/** What the address of the run tab holds. */
export const runSearch = z.object({
  /** Function to run. */
  fn: text,
  /** Deployment to run; the API executable that was deployed last when absent. */
  target: text,
  /** What was saved last instead of a deployed version. */
  dev: z.catch(z.optional(z.boolean()), undefined),
});

/** What is chosen to be run. */
export type RunSearch = z.infer<typeof runSearch>;
