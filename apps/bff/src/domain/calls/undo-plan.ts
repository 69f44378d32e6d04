import type { UserCall } from './user-call.ts';

/** How the effect of an operation is kept and taken back. */
export type UndoPlan = {
  /** What has to be read before the call; absent when the response of the call is enough. */
  before?: (call: UserCall) => UserCall;
  /** The call that takes it back; undefined when the responses do not tell enough, absent when no call does. */
  inverse?: (call: UserCall, before: unknown, after: unknown) => UserCall | undefined;
  /**
   * What has been set to something else since the call, by name, where it is read as it is now; absent when what the call
   * set has the names that are read.
   */
  findChanged?: (call: UserCall, current: unknown) => string[];
};
