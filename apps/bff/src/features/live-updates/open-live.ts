import type { Logger } from 'pino';
import { type Clock, repeat } from '#domain/clock.ts';
import { withTimeout } from '#domain/with-timeout.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { Audit } from '#platform/audit-trail/open-audit.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { isConfigured } from '#platform/config/configured-services.ts';
import type { ConnectionLimits } from '#platform/config/connection-limits.ts';
import { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import { noSignal } from '#platform/invalidations/invalidation-signal.ts';
import { PostgresSignal } from '#platform/invalidations/postgres-signal.ts';
import { type ListSessions, UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { Metrics } from '#platform/observability/metrics.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';
import type { UpstreamClient } from '#upstream/client/upstream-client.ts';
import { ChannelStore } from './channel-store.ts';
import type { HookDeps } from './hook-routes.ts';
import type { LiveMode } from './live-feed.ts';
import { LiveFeeds } from './live-feeds.ts';
import type { LiveRouteDeps } from './live-routes.ts';
import { type FilterActiveSessions, LiveStreams } from './live-streams.ts';
import { type FindUser, LiveUpstream } from './live-upstream.ts';
import { WatchChannels } from './watch-channels.ts';
import { WatchStore } from './watch-store.ts';

export type LiveDeps = {
  config: BffConfig;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  store: Store;
  seals: RowSeals;
  client: UpstreamClient;
  vault: CredentialVault;
  audit: Audit;
  connectionLimits?: ConnectionLimits | undefined;
  sessions: { filterActiveSessions: FilterActiveSessions; listByUser: ListSessions; findUser: FindUser };
};

/** The metrics of streams and topics. */
type LiveMeasures = {
  liveStreams: () => number;
  droppedStreams: () => number;
  liveModes: () => ReadonlyMap<LiveMode, number>;
};

/** Live updates, with their routes and background work. */
export type Live = {
  routes: LiveRouteDeps;
  hooks: Omit<HookDeps, 'limits'>;
  invalidations: UserInvalidations;
  watches: WatchStore;
  /** The origin where services reach this BFF. Undefined if they cannot reach it, and before the start. */
  hookOrigin(): string | undefined;
  /** Starts the background work. `port` is the port that the BFF listens on. */
  start(port: number): void;
  /** Why processes that share the store cannot currently notify each other. Undefined if they can. */
  findFault(): string | undefined;
  /** The metrics of the streams. */
  state: LiveMeasures;
  /** Ends streams and background work. */
  close(): Promise<void>;
};

const MAINTAIN_EVERY_MS = 500; // Bounds how long a stream outlives its session.
const STOP_CHANNELS_MS = 2_000; // Signing out waits for this.
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Wires up the live updates. */
export function openLive(parts: LiveDeps): Live {
  const { config, clock, log, metrics, store, seals, sessions } = parts;
  const address = toStoreAddress(config);
  const signal = 'path' in address ? noSignal : new PostgresSignal(address, clock, log);
  const outbox = new InvalidationOutbox(store, signal, clock);
  const channels = new ChannelStore(store, clock, outbox, seals);
  const upstream = new LiveUpstream({
    ...parts,
    findUser: (sessionId) => sessions.findUser(sessionId),
  });
  const feeds = new LiveFeeds({ clock, log, outbox, channels, upstream });
  // Channels that take too long to stop are left to expire.
  parts.vault.addEndListener(async (credentialId) => {
    await withTimeout(feeds.stopByCredential(credentialId), STOP_CHANNELS_MS, clock);
  });
  const watchLag = (lagMs: number) => metrics.countStreamLag(lagMs);
  const filterActiveSessions: FilterActiveSessions = (ids) => sessions.filterActiveSessions(ids);
  const streams = new LiveStreams(outbox, clock, filterActiveSessions, watchLag, parts.connectionLimits);
  streams.reportStatus((sessionId, topics) => feeds.getStatus(sessionId, topics));
  feeds.onSettled(() => streams.report());
  const invalidations = new UserInvalidations(outbox, (userId) => sessions.listByUser(userId));
  const watches = new WatchStore(store, clock, invalidations, seals);
  let hookOrigin: string | undefined;
  let endMaintenance = (): void => undefined;
  let maintenance: Promise<void> | undefined;
  return {
    invalidations,
    watches,
    hookOrigin: () => hookOrigin,
    routes: { outbox, feeds, streams, scopeBase: config.scopeBase },
    hooks: {
      receivers: [channels, watches],
      watchLag: (lagMs) => metrics.countMessageLag(lagMs),
    },
    start(port) {
      signal.start();
      hookOrigin = findHookOrigin(config, port);
      if (hookOrigin !== undefined) feeds.enableChannels(new WatchChannels(channels, upstream, hookOrigin));
      endMaintenance = repeat(clock, MAINTAIN_EVERY_MS, () => {
        feeds.maintain();
        streams.report();
        // Only one maintenance run at a time, so an unresponsive store is not queried again.
        maintenance ??= streams
          .maintain()
          .catch((error: unknown) => log.warn({ err: error }, 'failed to update live streams'))
          .finally(() => {
            maintenance = undefined;
          });
      });
    },
    findFault: () => signal.fault,
    state: measureLive(streams, feeds),
    async close() {
      endMaintenance();
      streams.close();
      await Promise.all([maintenance, feeds.close()]);
      await signal.close();
    },
  };
}

function measureLive(streams: LiveStreams, feeds: LiveFeeds): LiveMeasures {
  return {
    liveStreams: () => streams.count,
    droppedStreams: () => streams.dropped,
    liveModes: () => feeds.countModes(),
  };
}

/** Returns the origin where services reach this BFF: the configured one, or this machine if the services run on it, too. */
function findHookOrigin({ hookOrigin, host, upstreams }: BffConfig, port: number): string | undefined {
  if (hookOrigin !== undefined) return hookOrigin;
  const isLocal = [upstreams.calendar, upstreams.drive]
    .filter(isConfigured)
    .every((base) => LOOPBACK_HOSTS.has(new URL(base).hostname));
  const isHeard = ['127.0.0.1', '0.0.0.0', 'localhost'].includes(host);
  return isLocal && isHeard ? `http://127.0.0.1:${port}` : undefined;
}
