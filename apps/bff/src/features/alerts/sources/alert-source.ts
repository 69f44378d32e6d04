import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';
import type { OwnerChange } from '#domain/owner-change.ts';
import type { Principal } from '#domain/principal.ts';

/** One run of a function, as evaluated by rules. Times are Unix milliseconds. */
export type RunRow = {
  projectName: string;
  functionName: string;
  status: string;
  startMs: number;
  /** Undefined while the run is in progress. */
  endMs: number | undefined;
};

/** A role change recorded in the audit trail. */
export type RoleChangeRow = { id: string; email: string; roles: readonly string[]; actor: string; atMs: number };

/** An error of runs, identified by its fingerprint. */
export type ErrorRow = {
  id: string;
  label: string;
  functionName: string;
  projectName: string;
  /** When the error was first seen. */
  seenMs: number;
  /** When runs failed with the error. */
  times: readonly number[];
};

/** A sign-in of the user, or a loss of their credential. */
export type SignInRow = { id: string; isLoss: boolean; browser: string; reason: string; atMs: number };

/** A watch of the user that expires automatically. */
export type WatchEndRow = { id: string; label: string; endMs: number };

/** A change of access to a calendar. */
export type CalendarAccessRow = {
  calendarId: string;
  ruleId: string;
  /** Title of the calendar. */
  title: string;
  grantee: string;
  /** Undefined if the access was revoked. */
  role: string | undefined;
  /** Undefined if the access is new. */
  previous: string | undefined;
  atMs: number;
};

/** A changed calendar event. */
export type CalendarEventRow = {
  calendarId: string;
  eventId: string;
  title: string;
  description: string;
  change: 'added' | 'changed' | 'deleted';
  atMs: number;
};

/** A file that was moved to the trash, deleted, or no longer shared with the user. */
export type RemovalRow = {
  fileId: string;
  /** Empty if the title is unknown. */
  title: string;
  folderId: string | undefined;
  driveId: string | undefined;
  removedBy: string | undefined;
  atMs: number;
};

/** The outcome of a scheduled or watched deployment. */
export type DeploymentRow = { id: string; scriptId: string; name: string; detail: string; atMs: number };

/** A report paused after failures. */
export type ReportStateRow = { id: string; name: string; reason: string; atMs: number };

/** The state of a user's index, as evaluated by rules. */
export type IndexStateRow = { name: string; isPaused: boolean; reason: string; asOfMs: number | undefined };

/** The row type of each source. */
export type SourceRows = {
  processes: RunRow;
  'scheduled-runs': RunRow;
  errors: ErrorRow;
  approvals: components['schemas']['ApprovalRow'];
  'access-requests': components['schemas']['AccessRequestRow'];
  'outside-access': components['schemas']['OutsideAccessRow'] & { folderId: string | undefined; seenMs: number };
  'file-owners': OwnerChange;
  'file-removals': RemovalRow;
  'calendar-access': CalendarAccessRow;
  'calendar-events': CalendarEventRow;
  deployments: DeploymentRow;
  reports: ReportStateRow;
  'role-changes': RoleChangeRow;
  'index-states': IndexStateRow;
  'sign-ins': SignInRow;
  watches: WatchEndRow;
};

/** The sources that rules are evaluated from. */
export type AlertSource = keyof SourceRows;

/** The rows of a source that the console has. */
export type SourceRead<Source extends AlertSource = AlertSource> = {
  rows: readonly SourceRows[Source][];
  /** Why rows may be missing. Undefined if none are. */
  gap: string | undefined;
};

/** Reads a source for a user. Throws ProblemError if a call fails. */
export type ReadSource<Source extends AlertSource> = (
  principal: Principal,
  sinceMs: number,
) => Promise<SourceRead<Source>>;

/** The readers of all sources. */
export type AlertSources = { readonly [Source in AlertSource]: ReadSource<Source> };

/** Whether a user may call an operation. */
export type IsAllowed = (principal: Principal, operationId: OperationId) => boolean;

const MINUTE_MS = 60_000;
/** Sources that need many calls are read less often. */
const PERIODS: Readonly<Partial<Record<AlertSource, number>>> = {
  'scheduled-runs': 5 * MINUTE_MS,
  'calendar-access': 15 * MINUTE_MS,
  'calendar-events': 5 * MINUTE_MS,
};

/** Returns the interval at which a source is read, in milliseconds. */
export function getPeriod(source: AlertSource): number {
  return PERIODS[source] ?? MINUTE_MS;
}
