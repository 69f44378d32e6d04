import * as z from 'zod/mini';

const text = z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined);
const number = z.catch(z.optional(z.int().check(z.positive())), undefined);

/** What the address of the code tab holds. */
export const codeSearch = z.object({
  /** Name of the file that is shown; the first one when absent. */
  file: text,
  /** Number of the version that is shown; HEAD when absent. */
  version: number,
  /** Line to point at. */
  line: number,
  /** Text to find in all files. */
  find: text,
  /** Whether a draft is open for writing. */
  edit: z.catch(z.optional(z.boolean()), undefined),
});

/** Which file of which version is shown, and where. */
export type CodeSearch = z.infer<typeof codeSearch>;
