import * as z from 'zod/mini';

const optional = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined);

/** How a difference is looked at, as the address holds it. */
export const differenceSearch = z.object({
  /** Pictures: beside each other, one wiped off the other, or only what differs. PDFs: their pages, or their text. */
  look: optional(z.enum(['sides', 'swipe', 'difference', 'text'])),
  /** Texts in one column instead of side by side. */
  unified: optional(z.boolean()),
  /** Lines that differ only in white space count as the same. */
  nospace: optional(z.boolean()),
});
export type DifferenceSearch = z.infer<typeof differenceSearch>;

/** What the address of the comparison of two revisions holds. */
export const compareRevisionsSearch = z.extend(differenceSearch, {
  /** Id of the earlier revision; the one before the later when absent. */
  base: optional(z.string()),
  /** Id of the later revision; the current content when absent. */
  head: optional(z.string()),
});
export type CompareRevisionsSearch = z.infer<typeof compareRevisionsSearch>;
