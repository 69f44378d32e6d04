/** The maximum number of concurrent browser connections per process. */
export type ConnectionLimits = {
  /** The limit for all connections. Connections above the limit are closed before a request is read. */
  all: number;
  /** The limit per remote address, except for trusted proxies. */
  perAddress: number;
  /** The limit for live streams. Lower than the total, so that there is always capacity for requests. */
  streams: number;
  streamsOfSession: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  all: 4_096,
  perAddress: 512,
  streams: 3_072,
  streamsOfSession: 4,
};
