import type { OperationId } from '@rotunda/api-client/operations';

/** The sources of service calls: browser requests, or the BFF's own work for its users. */
export const CALLERS = [
  'absence',
  'alert',
  'browser',
  'calendarAccess',
  'delayed',
  'escalation',
  'feed',
  'freeze',
  'index',
  'job',
  'live',
  'probe',
  'report',
  'schedule',
] as const;
export type Caller = (typeof CALLERS)[number];

/** The origin of a call to a service. */
export type CallSource = {
  caller: Caller;
  /** The user whose credential is used. Undefined if the session has ended in the meantime. */
  userId: string | undefined;
  requestId: string;
};

/** A call to a service, after its response has begun or failed. */
export type ServiceCall = CallSource & {
  operationId: OperationId;
  /** Undefined if there was no response. */
  status: number | undefined;
  /** The time until the response began or failed. */
  durationMs: number;
};
