import { operation } from '#core/operation.ts';
import { requireTarget, toAnswer } from './approval-action.ts';

export const handler = operation('drive.approvals.get', (context) => toAnswer(context, requireTarget(context)));
