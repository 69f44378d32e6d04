import type { EndedRequest } from './ended-request.ts';
import type { ServiceCall } from './service-call.ts';

/** Exports traces and metrics of the process. Never throws, and runs in the background. */
export type Telemetry = {
  /** Starts the span of a request, in the trace from its `traceparent` header. Returns the trace ID. */
  startRequest(request: { requestId: string; traceparent: unknown }): string;
  endRequest(ended: EndedRequest): void;
  /** Records a call to a service, after its response has begun or failed. */
  recordCall(call: ServiceCall): void;
  /** Sends pending data, if that is possible within a short time. */
  close(): Promise<void>;
};
