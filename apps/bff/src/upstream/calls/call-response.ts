// Somebody waits for the check.

/** What a service answered: a success, whose JSON body is absent when there was none. */
export type CallResponse = {
  status: number;
  body: unknown;
  /** What the service answered the last attempt with, where an earlier one had done the work. */
  upstreamStatus?: number | undefined;
};
