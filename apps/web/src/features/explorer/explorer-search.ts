import * as z from 'zod/mini';

/** What the address of an operation holds: the parameters of its form, and the kept run that it came from. */
export const explorerSearch = z.object({
  params: z.catch(z.optional(z.record(z.string(), z.array(z.string()))), undefined),
  run: z.catch(z.optional(z.string()), undefined),
});

/** Parsed search of an operation. */
export type ExplorerSearch = z.infer<typeof explorerSearch>;
