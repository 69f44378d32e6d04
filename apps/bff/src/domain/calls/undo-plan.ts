import type { UserCall } from './user-call.ts';

/** How to capture the effect of an operation and undo it. */
export type UndoPlan = {
  /** The read that must precede the call. Absent if the response of the call is enough. */
  readBefore?: (call: UserCall) => UserCall;
  /**
   * The call that undoes the operation. Returns undefined if the responses do not contain enough, and is absent if no call can
   * undo it.
   */
  toUndoCall?: (call: UserCall, before: unknown, after: unknown) => UserCall | undefined;
  /**
   * Returns the names of values that have changed since the call, given the current state. Absent if the names set by the call
   * are the same as the names that are read.
   */
  findChanged?: (call: UserCall, current: unknown) => string[];
};
