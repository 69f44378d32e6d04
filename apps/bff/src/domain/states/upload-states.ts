import type { StateMachine } from './state-machine.ts';

/** Where an upload stands. One that is forgotten has no row. */
export type UploadState = 'open' | 'complete' | 'expired' | 'forgotten';

/** What happens to an upload: the service says what it has, or its time is over, or it ends for its user or the service. */
export type UploadEvent = 'confirm' | 'complete' | 'expire' | 'forget';

/**
 * The state machine of uploads. Whoever writes has the lease of the upload. The service knows better: what it has not is sent again,
 * and an upload that it knows has not expired.
 */
export const UPLOAD_TRANSITIONS: StateMachine<UploadState, UploadEvent> = {
  confirm: { from: ['open', 'complete', 'expired'], to: 'open' },
  complete: { from: ['open', 'complete', 'expired'], to: 'complete' },
  expire: { from: ['open', 'complete'], to: 'expired' },
  forget: { from: ['open', 'complete', 'expired'], to: 'forgotten' },
};

/** All states. */
export const UPLOAD_STATES: readonly UploadState[] = ['open', 'complete', 'expired', 'forgotten'];

/** States of uploads that their users see. */
export const LIVING_UPLOAD_STATES: readonly UploadState[] = ['open', 'complete'];
