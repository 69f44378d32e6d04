import { z } from 'zod';

const STATUSES = ['STATUS_UNSPECIFIED', 'IN_PROGRESS', 'APPROVED', 'CANCELLED', 'DECLINED'] as const;

const user = z.object({
  emailAddress: z.string().optional(),
  displayName: z.string().optional(),
  me: z.boolean().optional(),
});

/** An approval as the service reports it. Unknown statuses count as unspecified. */
export const approvalSnapshot = z.object({
  approvalId: z.string(),
  status: z.enum(STATUSES).catch('STATUS_UNSPECIFIED'),
  initiator: user.optional(),
  reviewerResponses: z.array(z.object({ reviewer: user.optional(), response: z.string().optional() })).default([]),
  createTime: z.string().optional(),
  modifyTime: z.string().optional(),
  completeTime: z.string().optional(),
  dueTime: z.string().optional(),
});

/** The fields of an approval that the console uses. */
export const APPROVAL_FIELDS =
  'approvalId,createTime,modifyTime,completeTime,dueTime,initiator,status,reviewerResponses';

export type ApprovalSnapshot = z.infer<typeof approvalSnapshot>;
export type SnapshotUser = z.infer<typeof user>;
