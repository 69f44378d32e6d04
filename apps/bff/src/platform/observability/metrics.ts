import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CredentialLostError } from '#domain/credential-errors.ts';
import type { QueueMetrics, StoreMetrics } from '#platform/store/store-metrics.ts';
import type { EndedRequest } from './ended-request.ts';
import type { ServiceCall } from './service-call.ts';
import type { Telemetry } from './telemetry.ts';

/** Numbers that are looked up when they are asked for. */
export type MeasuredState = {
  liveStreams: () => number;
  droppedStreams: () => number;
  /** How many live topics are kept up to date in each way. */
  liveModes: () => ReadonlyMap<string, number>;
  /** Of the audit trail: actions that have begun and not ended, and records that the store has not taken yet. */
  openActions: () => number;
  lateRecords: () => number;
};

/** How many calls a minute a service gets, and has had in this one. */
type MeasuredBudget = { service: string; scope: string; callsPerMinute: number; used: number };

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const LAG_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

/**
 * What the process measures about itself, in the words of Prometheus. No label holds anything that a request chose: there
 * are as many series as operations, classes of status and services.
 */
export class Metrics {
  /** Where the same is sent as traces and metrics of OpenTelemetry; undefined when it is not. */
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
  readonly #refused = this.#counter('connections_refused_total', 'Connections closed by the connection limit.', []);
  readonly #statements = this.#counter('store_statements_total', 'SQL statements.', ['kind']);
  readonly #pauses = this.#counter('service_pauses_total', 'Circuit breaker openings.', ['service', 'traffic_class']);

  readonly #messageLag = this.#lag('message_lag_seconds', 'Delay from a service notification until it is stored.');
  readonly #streamLag = this.#lag(
    'stream_lag_seconds',
    'Delay from a stored event until it is sent on an open stream.',
  );
  readonly #rooms = new Map<string, () => number>();
  readonly #circuits: { service: string; trafficClass: string; isPaused: () => boolean }[] = [];

  constructor(telemetry?: Telemetry) {
    this.telemetry = telemetry;
    const [rooms, name, help] = [this.#rooms, 'rotunda_waiting', 'Current waiters for a concurrency limit.'];
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

  /** Begins to measure the runtime too: memory, delays of the event loop, collections of garbage. */
  measureRuntime(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** What the store tells of itself. */
  get store(): StoreMetrics {
    return { ...this.room('store'), onStatement: (kind) => this.#statements.inc({ kind }) };
  }

  /** Reports from now on how many calls a minute services get, and have had in this one. */
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
    measure('call_budget', 'Calls a minute that a service gets.', ({ callsPerMinute }) => callsPerMinute);
    measure('call_budget_used', 'Calls of the current minute, by all processes.', ({ used }) => used);
  }

  measureState(state: MeasuredState): void {
    this.#gauge('live_streams', 'Open streams of live events.', state.liveStreams);
    this.#gauge('live_streams_dropped', 'Streams closed because the client stopped reading.', state.droppedStreams);
    const { liveModes } = state;
    new Gauge({
      name: 'rotunda_live_topics',
      help: 'Live topics, by how they are kept up to date.',
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

  /** Counts and times a request that has ended. */
  countRequest(request: EndedRequest): void {
    this.telemetry?.endRequest(request);
    const { operation } = request;
    this.#requests.inc({ operation, status: toStatus(request) });
    this.#received.inc({ operation }, request.receivedBytes);
    this.#sent.inc({ operation }, request.sentBytes);
    this.#durations.observe({ operation }, request.durationMs / 1_000);
  }

  /** Counts and times a call to a service, whatever it was made for. */
  countCall(call: ServiceCall): void {
    this.telemetry?.recordCall(call);
    const { caller, operationId: operation, status, durationMs } = call;
    this.#calls.inc({ caller, operation, status: status === undefined ? 'none' : toClass(status) });
    this.#upstream.observe({ caller, operation }, durationMs / 1_000);
  }

  /** Everything that was measured so far, as text in the format of Prometheus. */
  async read(): Promise<{ text: string; contentType: string }> {
    return { text: await this.#registry.metrics(), contentType: this.#registry.contentType };
  }

  /** Counts how a renewal of tokens ends. */
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

  /** Takes in how long a message of a service took until what it says was stored. */
  countMessageLag(lagMs: number): void {
    this.#messageLag.observe(lagMs / 1_000);
  }

  /** Takes in how long an invalidation took from the store to a stream that was open. */
  countStreamLag(lagMs: number): void {
    this.#streamLag.observe(lagMs / 1_000);
  }

  countLoss(reason: CredentialLostError['loss']): void {
    this.#losses.inc({ reason });
  }

  countRetry(service: string, reason: string): void {
    this.#retries.inc({ service, reason });
  }

  /** Takes in what happens to those who want room: that of a service for calls, or that of the store for queries. */
  room(name: string): QueueMetrics {
    return {
      onWait: () => this.#waits.inc({ room: name }),
      measure: (waiting) => this.#rooms.set(name, waiting),
    };
  }

  /** Reports from now on whether the circuit breaker of a traffic class is open. */
  measurePause(service: string, trafficClass: string, isPaused: () => boolean): void {
    this.#circuits.push({ service, trafficClass, isPaused });
  }

  countPause(service: string, trafficClass: string): void {
    this.#pauses.inc({ service, traffic_class: trafficClass });
  }

  /** Counts a connection that was closed before a request could come over it. */
  countRefusedConnection(): void {
    this.#refused.inc();
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
