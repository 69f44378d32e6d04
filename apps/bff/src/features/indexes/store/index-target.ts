import type { UserCall } from '#domain/calls/user-call.ts';

/** A file, or a source, that an index reads. `modifiedAt` is Unix milliseconds. */
export type Target = {
  id: string;
  title: string;
  mimeType: string | undefined;
  driveId: string | undefined;
  /** The folder that it lies in; undefined when the person is shown none. */
  parentId: string | undefined;
  modifiedAt: number | undefined;
};

/** Makes a call for the person whose index it is, and counts it; resolves with the body of the response. */
export type ExecuteCall = (call: UserCall) => Promise<unknown>;

/** Which index of whom. */
export type IndexKey = { userId: string; name: string };

/** How reading a target ended. `dueAt` is when it is read again by itself. */
export type TargetResult = {
  state: 'done' | 'failed';
  reason?: string;
  attempts: number;
  dueAt: number | undefined;
  /** Stands for the rows that it has now; as before if left out. */
  fingerprint?: string;
};
