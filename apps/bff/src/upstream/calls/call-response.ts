/** A successful response of a service. The JSON body is absent if there was none. */
export type CallResponse = {
  status: number;
  body: unknown;
  /** The service's status for the last attempt, if an earlier attempt had already succeeded. */
  upstreamStatus?: number | undefined;
};
