import {
  type Attributes,
  type Histogram,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { hashUser } from '#domain/user-id.ts';
import { withTimeout } from '#domain/with-timeout.ts';
import { readTraceparent } from '#platform/http/trace.ts';
import type { EndedRequest } from './ended-request.ts';
import type { ServiceCall } from './service-call.ts';
import type { Telemetry } from './telemetry.ts';

const SCOPE = 'rotunda';
const EXPORT_TIMEOUT_MS = 5_000;
const CLOSE_MS = 5_000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Exports spans of requests and of service calls, and their durations as metrics, by OTLP over HTTP. Names and attributes contain
 * the operation, statuses and the hash of the user, but no address, name or ID from the content of a request.
 */
export class OtlpTelemetry implements Telemetry {
  readonly #traces: TracerProvider;
  readonly #meters: MeterProvider;
  readonly #tracer: Tracer;
  readonly #requests: Histogram;
  readonly #calls: Histogram;
  readonly #open = new Map<string, Span>();

  /** `endpoint` is the base address of the collector, such as `http://127.0.0.1:4318`. */
  constructor(endpoint: string) {
    const base = endpoint.replace(/\/$/, '');
    const name = process.env.OTEL_SERVICE_NAME || 'rotunda-console';
    const resource = defaultResource().merge(resourceFromAttributes({ 'service.name': name }));
    const options = { timeoutMillis: EXPORT_TIMEOUT_MS };
    const exporter = new OTLPTraceExporter({ url: `${base}/v1/traces`, ...options });
    this.#traces = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
    const reader = new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics`, ...options }),
      exportTimeoutMillis: EXPORT_TIMEOUT_MS,
    });
    this.#meters = new MeterProvider({ resource, readers: [reader] });
    this.#tracer = this.#traces.getTracer(SCOPE);
    const meter = this.#meters.getMeter(SCOPE);
    const advice = { explicitBucketBoundaries: SECONDS };
    this.#requests = meter.createHistogram('http.server.request.duration', { unit: 's', advice });
    this.#calls = meter.createHistogram('rotunda.service.call.duration', { unit: 's', advice });
  }

  startRequest({ requestId, traceparent }: { requestId: string; traceparent: unknown }): string {
    const named = readTraceparent(traceparent);
    const parent = named && { ...named, traceFlags: TraceFlags.SAMPLED, isRemote: true };
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    const span = this.#tracer.startSpan('request', { kind: SpanKind.SERVER }, context);
    this.#open.set(requestId, span);
    return span.spanContext().traceId;
  }

  endRequest(ended: EndedRequest): void {
    const span = this.#open.get(ended.requestId);
    if (!span) return;
    this.#open.delete(ended.requestId);
    const { method, status, userHash, durationMs, isAborted, requestId, operation } = ended;
    const measured: Attributes = { 'http.request.method': method, 'rotunda.operation': operation };
    if (status !== undefined) measured['http.response.status_code'] = status;
    span.updateName(operation);
    span.setAttributes({ ...measured, 'rotunda.request_id': requestId, 'rotunda.aborted': isAborted });
    if (userHash !== undefined) span.setAttribute('rotunda.user', userHash);
    if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    this.#requests.record(durationMs / 1_000, measured);
  }

  recordCall({ requestId, caller, operationId, status, durationMs, userId }: ServiceCall): void {
    const parent = this.#open.get(requestId);
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    const attributes: Attributes = { 'rotunda.caller': caller, 'rotunda.operation': operationId };
    if (status !== undefined) attributes['http.response.status_code'] = status;
    const endMs = Date.now();
    const startTime = endMs - durationMs;
    const span = this.#tracer.startSpan(operationId, { kind: SpanKind.CLIENT, startTime, attributes }, context);
    if (userId !== undefined) span.setAttribute('rotunda.user', hashUser(userId));
    if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endMs);
    this.#calls.record(durationMs / 1_000, attributes);
  }

  async close(): Promise<void> {
    const sent = Promise.allSettled([this.#traces.shutdown(), this.#meters.shutdown()]);
    await withTimeout(sent, CLOSE_MS);
  }
}
