import * as z from 'zod/mini';

const number = z.catch(z.optional(z.int().check(z.positive())), undefined);

/** What the address of the compare tab holds. */
export const compareSearch = z.object({
  /** Number of the earlier version; the newest version when absent. */
  base: number,
  /** Number of the later version; HEAD when absent. */
  head: number,
  /** In one column instead of side by side. */
  unified: z.catch(z.optional(z.boolean()), undefined),
  /** Lines that differ only in white space count as the same. */
  nospace: z.catch(z.optional(z.boolean()), undefined),
});

/** Which two contents are compared, and how. */
export type CompareSearch = z.infer<typeof compareSearch>;
