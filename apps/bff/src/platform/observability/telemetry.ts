import type { EndedRequest } from './ended-request.ts';
import type { ServiceCall } from './service-call.ts';

/** Sends traces and metrics of the process elsewhere. Nothing of it throws, and nobody waits for it. */
export type Telemetry = {
  /** Begins the span of a request, in the trace that its header `traceparent` names. Returns the ID of the trace. */
  startRequest(request: { requestId: string; traceparent: unknown }): string;
  endRequest(ended: EndedRequest): void;
  /** Takes in a call to a service, after its response has begun or failed. */
  recordCall(call: ServiceCall): void;
  /** Sends what has not been sent yet, if that is possible soon. */
  close(): Promise<void>;
};
