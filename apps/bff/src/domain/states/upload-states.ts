import type { StateMachine } from './state-machine.ts';

/** The state of an upload. A `forgotten` upload has no row. */
export type UploadState = 'open' | 'complete' | 'expired' | 'forgotten';

/** An event of an upload: the service confirms the received bytes, it expires, or its user or the service ends it. */
export type UploadEvent = 'confirm' | 'complete' | 'expire' | 'forget';

/**
 * The state machine of uploads. Writers must hold the upload's lease. The service is authoritative: bytes that it does not have
 * are sent again, and an upload that it recognises has not expired.
 */
export const UPLOAD_TRANSITIONS: StateMachine<UploadState, UploadEvent> = {
  confirm: { from: ['open', 'complete', 'expired'], to: 'open' },
  complete: { from: ['open', 'complete', 'expired'], to: 'complete' },
  expire: { from: ['open', 'complete'], to: 'expired' },
  forget: { from: ['open', 'complete', 'expired'], to: 'forgotten' },
};

/** All states. */
export const UPLOAD_STATES: readonly UploadState[] = ['open', 'complete', 'expired', 'forgotten'];

/** The states of uploads that are visible to their users. */
export const VISIBLE_UPLOAD_STATES: readonly UploadState[] = ['open', 'complete'];
