import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';
import type { OwnerChange } from '#domain/owner-change.ts';
import type { Principal } from '#domain/principal.ts';

/** One run of a function, as rules see it. Times are Unix milliseconds. */
export type RunRow = {
  projectName: string;
  functionName: string;
  status: string;
  startMs: number;
  /** Undefined while it runs. */
  endMs: number | undefined;
};

/** A change of roles that the audit trail has. */
export type RoleChangeRow = { id: string; email: string; roles: readonly string[]; actor: string; atMs: number };

/** An error of runs, by its fingerprint. */
export type ErrorRow = {
  id: string;
  label: string;
  functionName: string;
  projectName: string;
  /** When it was first seen. */
  seenMs: number;
  /** When runs failed with it. */
  times: readonly number[];
};

/** A sign-in of the person, or a loss of their credential. */
export type SignInRow = { id: string; isLoss: boolean; browser: string; reason: string; atMs: number };

/** A watch of the person that ends by itself. */
export type WatchEndRow = { id: string; label: string; endMs: number };

/** Access to a calendar that has changed. */
export type CalendarAccessRow = {
  calendarId: string;
  ruleId: string;
  /** Title of the calendar. */
  title: string;
  grantee: string;
  /** Undefined when it was taken away. */
  role: string | undefined;
  /** Undefined when it is new. */
  previous: string | undefined;
  atMs: number;
};

/** An event of a calendar that has changed. */
export type CalendarEventRow = {
  calendarId: string;
  eventId: string;
  title: string;
  description: string;
  change: 'added' | 'changed' | 'deleted';
  atMs: number;
};

/** A file that was moved to the trash, deleted or taken away from the person. */
export type RemovalRow = {
  fileId: string;
  /** Empty when it is not known. */
  title: string;
  folderId: string | undefined;
  driveId: string | undefined;
  removedBy: string | undefined;
  atMs: number;
};

/** What became of a deployment that somebody scheduled or has watched. */
export type DeploymentRow = { id: string; scriptId: string; name: string; detail: string; atMs: number };

/** A report that is paused after failures. */
export type ReportStateRow = { id: string; name: string; reason: string; atMs: number };

/** An index of the person, as far as rules are concerned. */
export type IndexStateRow = { name: string; isPaused: boolean; reason: string; asOfMs: number | undefined };

/** What each source consists of. */
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

/** What rules are evaluated from. */
export type AlertSource = keyof SourceRows;

/** Rows of a source, as far as the console has them. */
export type SourceRead<Source extends AlertSource = AlertSource> = {
  rows: readonly SourceRows[Source][];
  /** Why something may be missing; undefined when nothing is. */
  gap: string | undefined;
};

/** How a source is read for a person. Throws ProblemError as the calls do. */
export type ReadSource<Source extends AlertSource> = (
  principal: Principal,
  sinceMs: number,
) => Promise<SourceRead<Source>>;

/** Every source. */
export type AlertSources = { readonly [Source in AlertSource]: ReadSource<Source> };

/** Whether a person may call an operation. */
export type IsAllowed = (principal: Principal, operationId: OperationId) => boolean;

const MINUTE_MS = 60_000;
/** Sources of many calls are read less often. */
const PERIODS: Readonly<Partial<Record<AlertSource, number>>> = {
  'scheduled-runs': 5 * MINUTE_MS,
  'calendar-access': 15 * MINUTE_MS,
  'calendar-events': 5 * MINUTE_MS,
};

/** How often a source is read, in milliseconds. */
export function periodOf(source: AlertSource): number {
  return PERIODS[source] ?? MINUTE_MS;
}
