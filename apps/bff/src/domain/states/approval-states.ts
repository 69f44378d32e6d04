import type { StateMachine } from './state-machine.ts';

/** Where an approval stands, by the steps that are known of it. A declined approval is one that has a declined response. */
export type ApprovalState = 'unknown' | 'inProgress' | 'completed' | 'cancelled';

/** The steps of an approval that change where it stands. */
export type ApprovalEvent = 'started' | 'completed' | 'cancelled';

/** The state machine of approvals. Whoever looks for the first time may find one that has ended. */
export const APPROVAL_TRANSITIONS: StateMachine<ApprovalState, ApprovalEvent> = {
  started: { from: ['unknown'], to: 'inProgress' },
  completed: { from: ['unknown', 'inProgress'], to: 'completed' },
  cancelled: { from: ['unknown', 'inProgress'], to: 'cancelled' },
};

/** All states of approvals. */
export const APPROVAL_STATES: readonly ApprovalState[] = ['unknown', 'inProgress', 'completed', 'cancelled'];

/** What a reviewer has responded. */
export type ResponseState = 'none' | 'approved' | 'declined';

/** The steps of an approval that change the response of a reviewer. */
export type ResponseEvent = 'approved' | 'declined' | 'reset';

/** The state machine of responses. A declined response ends its approval, so that none is reset. */
export const RESPONSE_TRANSITIONS: StateMachine<ResponseState, ResponseEvent> = {
  approved: { from: ['none', 'declined'], to: 'approved' },
  declined: { from: ['none', 'approved'], to: 'declined' },
  reset: { from: ['approved'], to: 'none' },
};

/** All states of responses. */
export const RESPONSE_STATES: readonly ResponseState[] = ['none', 'approved', 'declined'];
