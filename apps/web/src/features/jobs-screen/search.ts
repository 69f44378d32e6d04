import * as z from 'zod/mini';

/** States of items, in the order in which they are told. */
export const ITEM_STATES = ['waiting', 'running', 'done', 'retryable', 'final', 'skipped', 'notTried'] as const;

/** What the address of one job holds. */
export const jobSearch = z.object({
  /** Only items in this state. */
  state: z.catch(z.optional(z.enum(ITEM_STATES)), undefined),
  /** The item that is shown beside the list. */
  peek: z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined),
});
export type JobSearch = z.infer<typeof jobSearch>;
