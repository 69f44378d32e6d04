import { ApiError } from '@rotunda/api-client/errors';
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { QueryCache, QueryClient } from '@tanstack/react-query';
import { createListeners } from '#lib/external-store.ts';
import { callBffRaw } from '#shared/api/call-bff.ts';
import { retryInBackground } from '#shared/api/retry-in-background.ts';

const PROBE_EVERY_MS = 5_000;
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set([
  'upstream_unavailable',
  'upstream_unreachable',
  'upstream_timeout',
]);

const STORE_CODES: ReadonlySet<string> = new Set(['store_unavailable', 'audit_unavailable']);

/** A dependency that can be down while the console itself responds: a service, or the console's own database. */
export type Dependency = ServiceName | 'store';

/** A small read of each dependency, which tests whether it responds again. */
const PROBES: Readonly<Record<Dependency, { operationId: string; path: string }>> = {
  store: { operationId: 'bff.session.get', path: '/auth/session' },
  script: { operationId: 'script.processes.list', path: '/api/script/v1/processes?pageSize=1&fields=nextPageToken' },
  calendar: { operationId: 'calendar.colors.get', path: '/api/calendar/v3/colors?fields=kind' },
  drive: { operationId: 'drive.about.get', path: '/api/drive/v3/about?fields=kind' },
};

/** Reports whether an error means that the console's database is down. */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof ApiError && STORE_CODES.has(error.problem?.code ?? '');
}

/** Returns which dependency is down according to an error. Returns undefined for all other errors. */
function findUnavailableDependency(error: unknown): Dependency | undefined {
  if (isStoreUnavailable(error)) return 'store';
  if (!(error instanceof ApiError) || !UNAVAILABLE_CODES.has(error.problem?.code ?? '')) return undefined;
  const [service] = error.operationId.split('.');
  return service === 'script' || service === 'calendar' || service === 'drive' ? service : undefined;
}

/**
 * Tracks which dependencies are down: services and the database for which a read on the screen failed because they did not
 * respond. Probes them periodically, and refetches all failed queries once they respond.
 */
export class OutageMonitor {
  readonly #client: QueryClient;
  readonly #cache: QueryCache;
  readonly #listeners = createListeners();
  #away: readonly Dependency[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: QueryClient) {
    this.#client = client;
    this.#cache = client.getQueryCache();
  }

  /** Starts watching until the returned function is called. */
  start(): () => void {
    for (const { state } of this.#cache.findAll({ type: 'active' })) this.#record(state.error);
    const unsubscribe = this.#cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') this.#record(event.action.error);
    });
    return () => {
      unsubscribe();
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  readonly subscribe = this.#listeners.subscribe;

  /** Returns the dependencies that are down. */
  readonly read = (): readonly Dependency[] => this.#away;

  #record(error: unknown): void {
    const dependency = findUnavailableDependency(error);
    if (dependency === undefined) return;
    if (!this.#away.includes(dependency)) this.#set([...this.#away, dependency].toSorted());
    this.#timer ??= setTimeout(() => void this.#probe(), PROBE_EVERY_MS);
  }

  async #probe(): Promise<void> {
    const states = await Promise.all(this.#away.map(async (name) => ({ name, isAway: await isUnavailable(name) })));
    if (this.#timer === undefined) return;
    const back = states.filter((state) => !state.isAway).map(({ name }) => name);
    this.#set(this.#away.filter((name) => !back.includes(name)));
    this.#timer = this.#away.length > 0 ? setTimeout(() => void this.#probe(), PROBE_EVERY_MS) : undefined;
    if (back.length === 0) return;
    await retryInBackground(this.#client, ({ state }) => {
      const dependency = findUnavailableDependency(state.error);
      return dependency !== undefined && back.includes(dependency);
    });
  }

  #set(away: readonly Dependency[]): void {
    if (away.join() === this.#away.join()) return;
    this.#away = away;
    this.#listeners.emit();
  }
}

// Any other response, including an error, proves that the dependency is up.
async function isUnavailable(name: Dependency): Promise<boolean> {
  const { operationId, path } = PROBES[name];
  try {
    await callBffRaw(operationId, path);
    return false;
  } catch (error) {
    return !(error instanceof ApiError) || findUnavailableDependency(error) !== undefined;
  }
}
