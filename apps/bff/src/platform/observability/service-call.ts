import type { OperationId } from '@rotunda/api-client/operations';

/** What makes calls to services: requests of browsers, or the BFF itself for its users. */
export type Caller =
  | 'absence'
  | 'alert'
  | 'browser'
  | 'calendarAccess'
  | 'delayed'
  | 'escalation'
  | 'feed'
  | 'freeze'
  | 'index'
  | 'job'
  | 'live'
  | 'probe'
  | 'report'
  | 'schedule';

/** What a call to a service is made for. */
export type CallSource = {
  caller: Caller;
  /** Whose credential it is made with; undefined when the session has ended meanwhile. */
  userId: string | undefined;
  requestId: string;
};

/** One message to a service, after its response has begun or failed. */
export type ServiceCall = CallSource & {
  operationId: OperationId;
  /** Undefined when there was no response. */
  status: number | undefined;
  /** Until the response began, or failed. */
  durationMs: number;
};
