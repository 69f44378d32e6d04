import * as z from 'zod/mini';

const optional = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined);
const text = optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String)));

/** What the address of the changes holds. A value that makes no sense is dropped. */
export const changesSearch = z.object({
  /** Token that changes are replayed from; where the person left off when absent. */
  from: text,
  /** Shared drive; all files that the person can see when absent. */
  drive: text,
  /** What becomes of entries about what is gone: shown when absent. */
  removed: optional(z.enum(['only', 'none'])),
  /** Only what lies in My Drive. */
  mine: optional(z.boolean()),
  /** Space: ordinary files when absent. */
  space: optional(z.enum(['appDataFolder'])),
  /** Only changes of files, or of shared drives themselves. */
  kind: optional(z.enum(['file', 'drive'])),
  /** The change that is shown beside the list. */
  peek: text,
});
export type ChangesSearch = z.infer<typeof changesSearch>;
