import type { StateMachine } from './state-machine.ts';

/** The state of an approval, derived from its known steps. An approval counts as declined if it has a declined response. */
export type ApprovalState = 'unknown' | 'inProgress' | 'completed' | 'cancelled';

/** The steps of an approval that change its state. */
export type ApprovalEvent = 'started' | 'completed' | 'cancelled';

/** The state machine of approvals. The first snapshot of an approval may show that it has already ended. */
export const APPROVAL_TRANSITIONS: StateMachine<ApprovalState, ApprovalEvent> = {
  started: { from: ['unknown'], to: 'inProgress' },
  completed: { from: ['unknown', 'inProgress'], to: 'completed' },
  cancelled: { from: ['unknown', 'inProgress'], to: 'cancelled' },
};

/** All states of approvals. */
export const APPROVAL_STATES: readonly ApprovalState[] = ['unknown', 'inProgress', 'completed', 'cancelled'];

/** The response of a reviewer. */
export type ResponseState = 'none' | 'approved' | 'declined';

/** The steps of an approval that change a reviewer's response. */
export type ResponseEvent = 'approved' | 'declined' | 'reset';

/** The state machine of responses. A declined response ends its approval, so it is never reset. */
export const RESPONSE_TRANSITIONS: StateMachine<ResponseState, ResponseEvent> = {
  approved: { from: ['none', 'declined'], to: 'approved' },
  declined: { from: ['none', 'approved'], to: 'declined' },
  reset: { from: ['approved'], to: 'none' },
};

/** All states of responses. */
export const RESPONSE_STATES: readonly ResponseState[] = ['none', 'approved', 'declined'];
