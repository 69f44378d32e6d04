/** How many connections of browsers a process holds at the same time. */
export type ConnectionLimits = {
  /** Of all kinds. Those above are closed before a request is read. */
  all: number;
  /** Of one remote address, unless it is a trusted proxy. */
  ofAddress: number;
  /** Those that live streams hold: less than all, so that requests always find room beside them. */
  streams: number;
  streamsOfSession: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  all: 4_096,
  ofAddress: 512,
  streams: 3_072,
  streamsOfSession: 4,
};
