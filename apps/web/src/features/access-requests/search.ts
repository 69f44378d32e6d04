import * as z from 'zod/mini';

const SORTS = ['createTime', '-createTime', 'title', '-title', 'requester', '-requester'] as const;
const optional = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined);

/** What the address of the access requests holds. A value that makes no sense is dropped. */
export const requestSearch = z.object({
  role: optional(z.enum(['reader', 'commenter', 'writer'])),
  q: optional(z.string()),
  sort: optional(z.enum(SORTS)),
  /** The request that is shown beside the list. */
  peek: optional(z.string()),
});
export type RequestSearch = z.infer<typeof requestSearch>;
