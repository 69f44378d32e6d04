import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { DeliveryTarget, SendDeps } from '#platform/delivery/deliver-message.ts';
import type { ChannelKind } from '#platform/delivery/webhook-body.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { ReadDeps } from './read-rows.ts';
import type { ReportStore } from './report-store.ts';

/** A channel for reports. */
export type ReportChannel = {
  name: string;
  kind: ChannelKind;
  isEnabled: boolean;
  /** The delivery target. Undefined if it was changed outside the console. */
  target: DeliveryTarget | undefined;
};

/** The dependencies for creating and delivering reports. */
export type ReportDeps = Omit<ReadDeps, 'calls'> & {
  reports: ReportStore;
  calls: Pick<UserCallExecutor, 'execute' | 'requireAllowed'>;
  /** Returns a channel that a user may currently use, or undefined if the ID is not found. */
  findChannel: (principal: Principal, channelId: string) => Promise<ReportChannel | undefined>;
  findForWork: (userId: string) => Promise<Principal | undefined>;
  sending: SendDeps;
  clock: Clock;
};
