import { operation } from '#core/operations/operation.ts';
import { requireTarget, toResponse } from './approval-action.ts';

export const handler = operation('drive.approvals.get', (context) => toResponse(context, requireTarget(context)));
