import { ApiError } from '@rotunda/api-client/errors';
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { QueryCache, QueryClient } from '@tanstack/react-query';
import { createListeners } from '#lib/external-store.ts';
import { askBff } from '#shared/call-bff.ts';

const PROBE_EVERY_MS = 5_000;
const AWAY_CODES: ReadonlySet<string> = new Set(['upstream_unavailable', 'upstream_unreachable', 'upstream_timeout']);

/** A small read of each service, which tells whether it responds again. */
const PROBES: Readonly<Record<ServiceName, { operationId: string; path: string }>> = {
  script: { operationId: 'script.processes.list', path: '/api/script/v1/processes?pageSize=1&fields=nextPageToken' },
  calendar: { operationId: 'calendar.colors.get', path: '/api/calendar/v3/colors?fields=kind' },
  drive: { operationId: 'drive.about.get', path: '/api/drive/v3/about?fields=kind' },
};

/** The service that an error says is away; undefined for every other error. */
function awayServiceOf(error: unknown): ServiceName | undefined {
  if (!(error instanceof ApiError) || !AWAY_CODES.has(error.problem?.code ?? '')) return undefined;
  const [service] = error.operationId.split('.');
  return service === 'script' || service === 'calendar' || service === 'drive' ? service : undefined;
}

/**
 * Knows which services are away: those of which a read on the screen failed because they did not respond. Asks them from time to
 * time, and has everything that failed read again once they respond.
 */
export class OutageWatch {
  readonly #client: QueryClient;
  readonly #cache: QueryCache;
  readonly #listeners = createListeners();
  #away: readonly ServiceName[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: QueryClient) {
    this.#client = client;
    this.#cache = client.getQueryCache();
  }

  /** Watches until the returned function is called. */
  start(): () => void {
    for (const { state } of this.#cache.findAll({ type: 'active' })) this.#note(state.error);
    const unsubscribe = this.#cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') this.#note(event.action.error);
    });
    return () => {
      unsubscribe();
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The services that are away. */
  readonly read = (): readonly ServiceName[] => this.#away;

  #note(error: unknown): void {
    const service = awayServiceOf(error);
    if (service === undefined) return;
    if (!this.#away.includes(service)) this.#set([...this.#away, service].toSorted());
    this.#timer ??= setTimeout(() => void this.#probe(), PROBE_EVERY_MS);
  }

  async #probe(): Promise<void> {
    const states = await Promise.all(this.#away.map(async (service) => ({ service, isAway: await isAway(service) })));
    if (this.#timer === undefined) return;
    const back = states.filter((state) => !state.isAway).map(({ service }) => service);
    this.#set(this.#away.filter((service) => !back.includes(service)));
    this.#timer = this.#away.length > 0 ? setTimeout(() => void this.#probe(), PROBE_EVERY_MS) : undefined;
    if (back.length === 0) return;
    await this.#client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => {
        const service = awayServiceOf(state.error);
        return service !== undefined && back.includes(service);
      },
    });
  }

  #set(away: readonly ServiceName[]): void {
    if (away.join() === this.#away.join()) return;
    this.#away = away;
    this.#listeners.emit();
  }
}

// Any other response, a refusal too, comes from a service that is there.
async function isAway(service: ServiceName): Promise<boolean> {
  const { operationId, path } = PROBES[service];
  try {
    await askBff(operationId, path);
    return false;
  } catch (error) {
    return !(error instanceof ApiError) || awayServiceOf(error) !== undefined;
  }
}
