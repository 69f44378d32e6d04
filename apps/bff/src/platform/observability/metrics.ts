import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CredentialLostError } from '#domain/credential-errors.ts';
import type { QueueMetrics, StoreMetrics } from '#platform/store/store-metrics.ts';
import type { EndedRequest } from './ended-request.ts';
import type { ServiceCall } from './service-call.ts';
import type { Telemetry } from './telemetry.ts';

/** Gauges that are read on demand. */
export type MeasuredState = {
  liveStreams: () => number;
  droppedStreams: () => number;
  /** The number of live topics in each update mode. */
  liveModes: () => ReadonlyMap<string, number>;
  /** For the audit trail: the number of open actions, and of records that the store has not accepted yet. */
  openActions: () => number;
  lateRecords: () => number;
};

/** The calls per minute that a service may receive, and those made in the current minute. */
type MeasuredBudget = { service: string; scope: string; callsPerMinute: number; used: number };

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const LAG_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

/**
 * The process's metrics in Prometheus terms. Labels never contain request data: the number of series is bounded by the
 * operations, status classes and services.
 */
export class Metrics {
  /** The OpenTelemetry exporter of the same data as traces and metrics. Undefined if not configured. */
  readonly telemetry: Telemetry | undefined;
  readonly #registry = new Registry();
  readonly #requests = this.#counter('requests_total', 'Completed requests.', ['operation', 'status']);
  readonly #durations = this.#histogram(
    'request_duration_seconds',
    'Request duration, from the first byte received to the last byte sent.',
  );
  readonly #calls = this.#counter('service_calls_total', 'Calls to services.', ['caller', 'operation', 'status']);
  readonly #upstream = new Histogram({
    name: 'rotunda_upstream_duration_seconds',
    help: 'Time to first byte of service responses.',
    labelNames: ['caller', 'operation'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #received = this.#counter('received_bytes_total', 'Bytes received from browsers.', ['operation']);
  readonly #sent = this.#counter('sent_bytes_total', 'Bytes sent to browsers.', ['operation']);
  readonly #refreshes = this.#counter('token_refreshes_total', 'Token refreshes.', ['outcome']);
  readonly #losses = this.#counter('credentials_lost_total', 'Lost credentials.', ['reason']);
  readonly #retries = this.#counter('service_retries_total', 'Retried calls.', ['service', 'reason']);
  readonly #waits = this.#counter('waits_total', 'Waits for a concurrency limit.', ['room']);
  readonly #refusedConnections = this.#counter(
    'connections_refused_total',
    'Connections closed by the connection limit.',
    [],
  );
  readonly #statements = this.#counter('store_statements_total', 'SQL statements.', ['kind']);
  readonly #pauses = this.#counter('service_pauses_total', 'Circuit breaker openings.', ['service', 'traffic_class']);

  readonly #messageLag = this.#lag('message_lag_seconds', 'Delay from a service notification until it is stored.');
  readonly #streamLag = this.#lag(
    'stream_lag_seconds',
    'Delay from a stored event until it is sent on an open stream.',
  );
  readonly #queues = new Map<string, () => number>();
  readonly #circuits: { service: string; trafficClass: string; isPaused: () => boolean }[] = [];

  constructor(telemetry?: Telemetry) {
    this.telemetry = telemetry;
    const [rooms, name, help] = [this.#queues, 'rotunda_waiting', 'Current waiters for a concurrency limit.'];
    new Gauge({
      name,
      help,
      labelNames: ['room'],
      registers: [this.#registry],
      collect() {
        for (const [room, waiting] of rooms) this.set({ room }, waiting());
      },
    });
    const circuits = this.#circuits;
    new Gauge({
      name: 'rotunda_service_paused',
      help: 'Whether the circuit breaker is open (1) or closed (0).',
      labelNames: ['service', 'traffic_class'],
      registers: [this.#registry],
      collect() {
        for (const { service, trafficClass, isPaused } of circuits)
          this.set({ service, traffic_class: trafficClass }, Number(isPaused()));
      },
    });
  }

  /** Starts measuring the runtime, too: memory, event loop delays and garbage collections. */
  measureRuntime(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** The store's metrics. */
  get store(): StoreMetrics {
    return { ...this.queueMetrics('store'), onStatement: (kind) => this.#statements.inc({ kind }) };
  }

  /** Registers the gauges for the calls per minute that services may receive and have received. */
  measureBudgets(read: () => readonly MeasuredBudget[]): void {
    const labelNames = ['service', 'scope'];
    const registers = [this.#registry];
    const measure = (name: string, help: string, toValue: (budget: MeasuredBudget) => number) =>
      new Gauge({
        name: `rotunda_${name}`,
        help,
        labelNames,
        registers,
        collect() {
          for (const budget of read()) this.set({ service: budget.service, scope: budget.scope }, toValue(budget));
        },
      });
    measure('call_budget', 'Calls per minute allowed for a service.', ({ callsPerMinute }) => callsPerMinute);
    measure('call_budget_used', 'Calls in the current minute, by all processes.', ({ used }) => used);
  }

  measureState(state: MeasuredState): void {
    this.#gauge('live_streams', 'Open streams of live events.', state.liveStreams);
    this.#gauge('live_streams_dropped', 'Streams closed because the client stopped reading.', state.droppedStreams);
    const { liveModes } = state;
    new Gauge({
      name: 'rotunda_live_topics',
      help: 'Live topics by update mode.',
      labelNames: ['mode'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [mode, count] of liveModes()) this.set({ mode }, count);
      },
    });
    this.#gauge('audit_open', 'Audited actions in progress.', state.openActions);
    this.#gauge('audit_late', 'Audit records waiting to be stored.', state.lateRecords);
  }

  /** Records a completed request and its duration. */
  countRequest(request: EndedRequest): void {
    this.telemetry?.endRequest(request);
    const { operation } = request;
    this.#requests.inc({ operation, status: toStatus(request) });
    this.#received.inc({ operation }, request.receivedBytes);
    this.#sent.inc({ operation }, request.sentBytes);
    this.#durations.observe({ operation }, request.durationMs / 1_000);
  }

  /** Records a call to a service and its duration, whatever its purpose. */
  countCall(call: ServiceCall): void {
    this.telemetry?.recordCall(call);
    const { caller, operationId: operation, status, durationMs } = call;
    this.#calls.inc({ caller, operation, status: status === undefined ? 'none' : toClass(status) });
    this.#upstream.observe({ caller, operation }, durationMs / 1_000);
  }

  /** Returns all metrics as text in the Prometheus format. */
  async read(): Promise<{ text: string; contentType: string }> {
    return { text: await this.#registry.metrics(), contentType: this.#registry.contentType };
  }

  /** Counts the outcomes of token refreshes. */
  async countRefresh<T>(refresh: Promise<T>): Promise<T> {
    try {
      const renewed = await refresh;
      this.#refreshes.inc({ outcome: 'renewed' });
      return renewed;
    } catch (error) {
      this.#refreshes.inc({ outcome: error instanceof CredentialLostError ? 'refused' : 'failed' });
      throw error;
    }
  }

  /** Records the time from receiving a service's message until its content was stored. */
  countMessageLag(lagMs: number): void {
    this.#messageLag.observe(lagMs / 1_000);
  }

  /** Records the time that an invalidation took from the store to an open stream. */
  countStreamLag(lagMs: number): void {
    this.#streamLag.observe(lagMs / 1_000);
  }

  countLoss(reason: CredentialLostError['loss']): void {
    this.#losses.inc({ reason });
  }

  countRetry(service: string, reason: string): void {
    this.#retries.inc({ service, reason });
  }

  /** Returns the queue metrics of a service's calls or of the store's queries. */
  queueMetrics(name: string): QueueMetrics {
    return {
      onWait: () => this.#waits.inc({ room: name }),
      measure: (waiting) => this.#queues.set(name, waiting),
    };
  }

  /** Registers the gauge for the circuit breaker of a traffic class. */
  measureCircuitBreaker(service: string, trafficClass: string, isPaused: () => boolean): void {
    this.#circuits.push({ service, trafficClass, isPaused });
  }

  countPause(service: string, trafficClass: string): void {
    this.#pauses.inc({ service, traffic_class: trafficClass });
  }

  /** Counts a connection that was closed before it could send a request. */
  countRefusedConnection(): void {
    this.#refusedConnections.inc();
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: `rotunda_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string): Histogram<'operation'> {
    const labelNames: 'operation'[] = ['operation'];
    return new Histogram({ name: `rotunda_${name}`, help, labelNames, buckets: SECONDS, registers: [this.#registry] });
  }

  #lag(name: string, help: string): Histogram {
    return new Histogram({ name: `rotunda_${name}`, help, buckets: LAG_SECONDS, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `rotunda_${name}`,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }
}

function toStatus({ status, isAborted }: EndedRequest): string {
  return isAborted || status === undefined ? 'aborted' : toClass(status);
}

function toClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
