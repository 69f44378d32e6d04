import * as z from 'zod/mini';

/** Which operations the coverage page can be narrowed to. */
export const COVERAGE_CHOICES = [
  { value: 'all', label: 'all' },
  { value: 'called', label: 'called in 90 days' },
  { value: 'never', label: 'not called in 90 days' },
  { value: 'failed', label: 'last call failed' },
] as const;

const values = COVERAGE_CHOICES.map(({ value }) => value);

/** What the address of the coverage page holds. */
export const coverageSearch = z.object({
  q: z.catch(z.optional(z.string()), undefined),
  show: z.catch(z.optional(z.enum(values)), undefined),
});

/** Parsed search of the coverage page. */
export type CoverageSearch = z.infer<typeof coverageSearch>;
