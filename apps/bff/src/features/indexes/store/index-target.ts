import type { UserCall } from '#domain/calls/user-call.ts';

/** A file or source that an index reads. `modifiedAt` is in Unix milliseconds. */
export type Target = {
  id: string;
  title: string;
  mimeType: string | undefined;
  driveId: string | undefined;
  /** The folder that contains the file. Undefined if the user cannot see it. */
  parentId: string | undefined;
  modifiedAt: number | undefined;
};

/** Makes a call for the user of the index and counts it. Resolves to the body of the response. */
export type ExecuteCall = (call: UserCall) => Promise<unknown>;

/** Identifies an index of a user. */
export type IndexKey = { userId: string; name: string };

/** The result of reading a target. `dueAt` is when it is automatically read again. */
export type TargetResult = {
  state: 'done' | 'failed';
  reason?: string;
  attempts: number;
  dueAt: number | undefined;
  /** The fingerprint of the target's current rows. If omitted, it is unchanged. */
  fingerprint?: string;
};
