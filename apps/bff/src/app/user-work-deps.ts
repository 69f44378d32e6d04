import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { SessionStore } from '#identity/sessions/session-store.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { UserCallDeps } from '#upstream/calls/user-call-executor.ts';

export type UserWorkDeps = Omit<UserCallDeps, 'watch' | 'scopeBase'> & {
  config: BffConfig;
  store: Store;
  clock: Clock;
  log: Logger;
  sessions: Pick<SessionStore, 'findForWork'>;
};
