import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { DeliveryTarget, SendDeps } from '#platform/delivery/deliver-message.ts';
import type { ChannelKind } from '#platform/delivery/webhook-body.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { ReadDeps } from './read-rows.ts';
import type { ReportStore } from './report-store.ts';

/** A channel that a report goes to. */
export type ReportChannel = {
  name: string;
  kind: ChannelKind;
  isEnabled: boolean;
  /** Where it leads; undefined when that was changed outside of the console. */
  target: DeliveryTarget | undefined;
};

/** What reports are made and delivered with. */
export type ReportDeps = Omit<ReadDeps, 'calls'> & {
  reports: ReportStore;
  calls: Pick<UserCallExecutor, 'execute' | 'requireAllowed'>;
  /** A channel that a person may use now; undefined without one of this ID. */
  findChannel: (principal: Principal, channelId: string) => Promise<ReportChannel | undefined>;
  findForWork: (userId: string) => Promise<Principal | undefined>;
  sending: SendDeps;
  clock: Clock;
};
