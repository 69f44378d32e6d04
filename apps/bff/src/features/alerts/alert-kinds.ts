import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';
import { AUDIENCES, type Role } from '@rotunda/api-client/roles';
import { z } from 'zod';
import { findOverdueRequests } from './episodes/access-request-episodes.ts';
import { findApprovalChanges, findOverdueApprovals } from './episodes/approval-episodes.ts';
import { findAccessChanges, findEventChanges } from './episodes/calendar-episodes.ts';
import { findFailedDeployments } from './episodes/deployment-episodes.ts';
import type { Episode } from './episodes/episode.ts';
import { findNewErrors } from './episodes/error-episodes.ts';
import { findStoppedIndexes } from './episodes/index-episodes.ts';
import { findOwnerChanges } from './episodes/owner-episodes.ts';
import { findRemovals } from './episodes/removal-episodes.ts';
import { findPausedReports } from './episodes/report-episodes.ts';
import { findRoleChanges } from './episodes/role-episodes.ts';
import { findFailures, findLongRuns, findMissingRuns } from './episodes/run-episodes.ts';
import { findMissedSchedules } from './episodes/schedule-episodes.ts';
import { findNewLinks, findNewShares } from './episodes/sharing-episodes.ts';
import { findLostCredentials, findNewDevices } from './episodes/sign-in-episodes.ts';
import { findExpiredWatches } from './episodes/watch-episodes.ts';
import type { AlertSource, SourceRows } from './sources/alert-source.ts';

/** The kind of condition that a rule checks. */
export type AlertKind = components['schemas']['AlertKind'];
/** The thresholds and names that narrow a rule. */
export type RuleSettings = components['schemas']['AlertSettings'];

/** Who may use a kind of rule. */
export type KindAccess = {
  /** The call that a user must be allowed to make to use the kind. */
  operationId?: OperationId;
  /** The roles that may use the kind, if the console itself stores the data. */
  roles?: readonly Role[];
};

/** The source of a kind, who may use it, and how it finds episodes. */
type KindOf<Source extends AlertSource> = KindAccess & {
  source: Source;
  settings: z.ZodType<RuleSettings>;
  /**
   * Whether the kind finds one-off events, which have no end. Each event is reported once, and events from before the rule was
   * created are not reported.
   */
  isEvent?: boolean;
  /** The period for which rows are needed, in milliseconds. */
  lookbackMs: (settings: RuleSettings) => number;
  find: (rows: readonly SourceRows[Source][], settings: RuleSettings, nowMs: number, sinceMs: number) => Episode[];
};
type AnyKind = { [Source in AlertSource]: KindOf<Source> }[AlertSource];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SIGN_IN_LOOKBACK_MS = 180 * DAY_MS; // A device that was not used for this long counts as new.

const name = z.string().trim().min(1).max(200).exactOptional();
const functionOf = { functionName: name, projectName: name };
const minutes = z.number().int().min(1).max(1_440);
const percent = z.number().int().min(1).max(100).exactOptional();
const hours = z.number().int().min(0).max(720);

/** All kinds of rules. */
export const ALERT_KINDS = {
  functionFails: {
    source: 'processes',
    operationId: 'script.processes.list',
    settings: z.strictObject({ ...functionOf, count: z.number().int().min(1).max(100), percent, minutes }),
    lookbackMs: ({ minutes: window = 60 }) => 2 * window * MINUTE_MS,
    find: findFailures,
  },
  runMissing: {
    source: 'processes',
    operationId: 'script.processes.list',
    settings: z.strictObject({ functionName: z.string().trim().min(1).max(200), projectName: name, minutes }),
    lookbackMs: ({ minutes: every = 60 }) => 2 * every * MINUTE_MS,
    find: findMissingRuns,
  },
  runTooLong: {
    source: 'processes',
    operationId: 'script.processes.list',
    settings: z.strictObject({ ...functionOf, minutes }),
    lookbackMs: ({ minutes: limit = 60 }) => (limit + 60) * MINUTE_MS,
    find: findLongRuns,
  },
  runMissed: {
    source: 'scheduled-runs',
    operationId: 'script.processes.list',
    settings: z.strictObject(functionOf),
    lookbackMs: () => 15 * DAY_MS,
    find: findMissedSchedules,
  },
  errorNew: {
    source: 'errors',
    operationId: 'script.processes.list',
    settings: z.strictObject(functionOf),
    isEvent: true,
    lookbackMs: () => DAY_MS,
    find: findNewErrors,
  },
  approvalDue: {
    source: 'approvals',
    operationId: 'drive.approvals.list',
    settings: z.strictObject({ hours: z.number().int().min(-720).max(720), scope: z.enum(['mine', 'all']) }),
    lookbackMs: () => 30 * DAY_MS,
    find: findOverdueApprovals,
  },
  approvalChanged: {
    source: 'approvals',
    operationId: 'drive.approvals.list',
    settings: z.strictObject({ scope: z.enum(['mine', 'all']) }),
    lookbackMs: () => 30 * DAY_MS,
    find: findApprovalChanges,
  },
  accessRequestOld: {
    source: 'access-requests',
    operationId: 'drive.accessproposals.list',
    settings: z.strictObject({ hours }),
    lookbackMs: () => 30 * DAY_MS,
    find: findOverdueRequests,
  },
  sharedOutside: {
    source: 'outside-access',
    operationId: 'drive.permissions.list',
    settings: z.strictObject({ placeId: name }),
    lookbackMs: () => 30 * DAY_MS,
    find: findNewShares,
  },
  sharedWithAnyone: {
    source: 'outside-access',
    operationId: 'drive.permissions.list',
    settings: z.strictObject({ placeId: name }),
    lookbackMs: () => 30 * DAY_MS,
    find: findNewLinks,
  },
  ownershipChanged: {
    source: 'file-owners',
    operationId: 'drive.permissions.list',
    settings: z.strictObject({ placeId: name }),
    isEvent: true,
    lookbackMs: () => 30 * DAY_MS,
    find: findOwnerChanges,
  },
  filesRemoved: {
    source: 'file-removals',
    operationId: 'drive.changes.list',
    settings: z.strictObject({ count: z.number().int().min(1).max(100), minutes, placeId: name }),
    lookbackMs: ({ minutes: window = 10 }) => 2 * window * MINUTE_MS,
    find: findRemovals,
  },
  calendarAccessChanged: {
    source: 'calendar-access',
    operationId: 'calendar.acl.list',
    settings: z.strictObject({}),
    isEvent: true,
    lookbackMs: () => 30 * DAY_MS,
    find: findAccessChanges,
  },
  eventChanged: {
    source: 'calendar-events',
    operationId: 'calendar.events.list',
    settings: z.strictObject({ text: z.string().trim().min(1).max(200) }),
    isEvent: true,
    lookbackMs: () => DAY_MS,
    find: findEventChanges,
  },
  deploymentFails: {
    source: 'deployments',
    roles: AUDIENCES.operators,
    settings: z.strictObject({}),
    isEvent: true,
    lookbackMs: () => 30 * DAY_MS,
    find: findFailedDeployments,
  },
  reportPaused: {
    source: 'reports',
    roles: AUDIENCES.everyone,
    settings: z.strictObject({}),
    lookbackMs: () => 30 * DAY_MS,
    find: findPausedReports,
  },
  roleChanged: {
    source: 'role-changes',
    roles: AUDIENCES.operators,
    settings: z.strictObject({}),
    isEvent: true,
    lookbackMs: () => 30 * DAY_MS,
    find: findRoleChanges,
  },
  indexStopped: {
    source: 'index-states',
    roles: AUDIENCES.everyone,
    settings: z.strictObject({ minutes }),
    lookbackMs: () => 30 * DAY_MS,
    find: findStoppedIndexes,
  },
  watchExpired: {
    source: 'watches',
    roles: AUDIENCES.everyone,
    settings: z.strictObject({}),
    lookbackMs: () => 30 * DAY_MS,
    find: findExpiredWatches,
  },
  credentialLost: {
    source: 'sign-ins',
    roles: AUDIENCES.everyone,
    settings: z.strictObject({}),
    isEvent: true,
    lookbackMs: () => SIGN_IN_LOOKBACK_MS,
    find: findLostCredentials,
  },
  deviceNew: {
    source: 'sign-ins',
    roles: AUDIENCES.everyone,
    settings: z.strictObject({}),
    isEvent: true,
    lookbackMs: () => SIGN_IN_LOOKBACK_MS,
    find: findNewDevices,
  },
} as const satisfies Readonly<Record<AlertKind, AnyKind>>;

/** The names of all kinds. */
export const ALERT_KIND_NAMES = Object.keys(ALERT_KINDS) as AlertKind[];

/** Returns the kind of a stored rule, or undefined if it was stored by a later version. */
export function findKind(text: string): AlertKind | undefined {
  return ALERT_KIND_NAMES.find((known) => known === text);
}

/** Parses the settings of a rule of a kind. Throws ZodError. */
export function readSettings(kind: AlertKind, settings: unknown): RuleSettings {
  return ALERT_KINDS[kind].settings.parse(settings);
}

/** Returns the source that a kind reads. */
export function getSource(kind: AlertKind): AlertSource {
  return ALERT_KINDS[kind].source;
}

/** Whether a kind reports events rather than states. */
export function isEventKind(kind: AlertKind): boolean {
  const { isEvent = false }: AnyKind = ALERT_KINDS[kind];
  return isEvent;
}

/** Returns the episodes that a rule finds in the rows of its source. */
export function findEpisodes<Source extends AlertSource>(
  kind: AlertKind,
  rows: readonly SourceRows[Source][],
  settings: RuleSettings,
  nowMs: number,
  sinceMs: number,
): Episode[] {
  // The rows come from the source of this kind, because callers read the source that `getSource` returns.
  const { find } = ALERT_KINDS[kind] as unknown as KindOf<Source>;
  return find(rows, settings, nowMs, sinceMs).filter(({ startMs }) => startMs <= nowMs);
}
