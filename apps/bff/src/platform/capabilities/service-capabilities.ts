import type { OperationDescriptor, ServiceName } from '@rotunda/api-client/operation-descriptor';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#domain/clock.ts';
import type { UpstreamAddresses } from '#platform/config/config.ts';
import { configuredServices } from '#platform/config/configured-services.ts';
import { getOperations } from '#platform/config/not-offered.ts';
import type { Store } from '#platform/store/open-store.ts';

const CACHE_MS = 5_000;
const RETRY_MS = 10 * 60_000;
const VALID_MS = 24 * 60 * 60_000;

/** Operations that the public services do not have. Probes cannot detect them, because they are not reads. */
const EXTENSIONS: readonly OperationId[] = Object.values<OperationDescriptor & { id: OperationId }>(operations)
  .filter(({ extension }) => extension)
  .map(({ id }) => id);

/** The result of a probe. */
export type ProbeResult = { operationId: OperationId; isOffered: boolean };

type Row = { operation_id: OperationId; is_offered: number | null; next_probe_at: number };

type CapabilityOptions = {
  upstreams: UpstreamAddresses;
  /** The operations that services do not support. Undefined to detect them. */
  notOffered: readonly OperationId[] | undefined;
};

/** The operations that services support, either as configured or as detected by probes and shared by all processes. */
export class ServiceCapabilities {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #options: CapabilityOptions;
  /** The operations of disabled services. */
  readonly #off: ReadonlySet<OperationId>;
  readonly #cache = new LRUCache<'rows', Row[]>({ max: 1, ttl: CACHE_MS });

  constructor(store: Store, clock: Clock, options: CapabilityOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#options = options;
    const services = configuredServices(options.upstreams);
    const off = Object.values(operations).filter(({ service }) => !services.includes(service));
    this.#off = new Set(off.map(({ id }): OperationId => id));
  }

  /** Whether probes detect the supported operations. */
  get isProbed(): boolean {
    return this.#options.notOffered === undefined;
  }

  /**
   * Returns the operations known to be unsupported. If a resource's list operation is unsupported, so are all its other
   * operations.
   */
  async listNotOffered(): Promise<ReadonlySet<OperationId>> {
    const { notOffered } = this.#options;
    if (notOffered) return new Set([...notOffered, ...this.#off]);
    const missing = (await this.#read()).filter((row) => row.is_offered === 0).map((row) => row.operation_id);
    const probed = missing.flatMap((id) => (id.endsWith('.list') ? getOperations(id.slice(0, -'.list'.length)) : [id]));
    return new Set([...probed, ...EXTENSIONS, ...this.#off]);
  }

  /** Claims the due probes of the given operations. No other process makes them for ten minutes. */
  async claimDue(candidates: readonly OperationId[]): Promise<OperationId[]> {
    const nowMs = this.#clock.nowMs();
    const known = new Map((await this.#read()).map((row) => [row.operation_id, row.next_probe_at]));
    const due = candidates.filter((id) => !this.#off.has(id) && (known.get(id) ?? 0) <= nowMs);
    if (due.length === 0) return [];
    this.#cache.clear();
    const claimed = await this.#store
      .insertInto('service_capabilities')
      .values(due.map((id) => ({ ...this.#getKey(id), is_offered: null, next_probe_at: nowMs + RETRY_MS })))
      .onConflict((conflict) =>
        conflict
          .columns(['service_url', 'operation_id'])
          .doUpdateSet({ next_probe_at: nowMs + RETRY_MS })
          .where('service_capabilities.next_probe_at', '<=', nowMs),
      )
      .returning('operation_id')
      .execute();
    return claimed.map((row) => row.operation_id);
  }

  /** Stores the results of probes for a day. No reader sees some of them without the others. */
  async record(results: readonly ProbeResult[]): Promise<void> {
    const next_probe_at = this.#clock.nowMs() + VALID_MS;
    await this.#store.transaction().execute(async (transaction) => {
      for (const { operationId, isOffered } of results) {
        const { service_url, operation_id } = this.#getKey(operationId);
        await transaction
          .updateTable('service_capabilities')
          .set({ is_offered: Number(isOffered), next_probe_at })
          .where('service_url', '=', service_url)
          .where('operation_id', '=', operation_id)
          .execute();
      }
    });
    this.#cache.clear();
  }

  #getKey(operationId: OperationId) {
    const service: ServiceName = operations[operationId].service;
    return { service_url: this.#options.upstreams[service], operation_id: operationId };
  }

  async #read(): Promise<Row[]> {
    const cached = this.#cache.get('rows');
    if (cached) return cached;
    const { script, calendar, drive } = this.#options.upstreams;
    const rows = await this.#store
      .selectFrom('service_capabilities')
      .select(['service_url', 'operation_id', 'is_offered', 'next_probe_at'])
      .where('service_url', 'in', [script, calendar, drive])
      .execute();
    // Services may share an address, and a service's address may have changed.
    const current = rows.filter((row) => this.#getKey(row.operation_id).service_url === row.service_url);
    this.#cache.set('rows', current);
    return current;
  }
}
