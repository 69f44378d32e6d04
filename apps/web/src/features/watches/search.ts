import * as z from 'zod/mini';

const text = z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined);

/** What the address of the watches holds. */
export const watchSearch = z.object({
  /** Kind of a new watch: opens the dialog. */
  add: z.catch(z.optional(z.enum(['file', 'changes', 'events', 'acl', 'calendarList', 'settings'])), undefined),
  /** What the new watch is to be about. */
  target: text,
  /** The watch that is shown beside the list. */
  peek: text,
});
export type WatchSearch = z.infer<typeof watchSearch>;
