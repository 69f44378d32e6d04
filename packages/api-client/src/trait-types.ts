import type { OperationId } from './generated/operations.gen.ts';
import type { Role } from './generated/roles.gen.ts';

/**
 * What a call can do at worst (`x-risk`): read, change something, destroy something for good, act with administrator
 * rights, or run code with any effect.
 */
export const RISKS = ['read', 'write', 'destructive', 'admin', 'exec'] as const;
export type Risk = (typeof RISKS)[number];

/**
 * When a call needs a recent proof of identity (`x-step-up`), beside parameters that only operators may set: always, never,
 * or as its body says: by whom it gives access to a calendar or a file, or whose request for access it accepts.
 */
export const STEP_UPS = ['never', 'always', 'calendarAccess', 'fileAccess', 'requestedAccess'] as const;
export type StepUp = (typeof STEP_UPS)[number];

/** What calls wait for (`x-lock`): none, or other changes of the permissions of the same file or shared drive. */
export const LOCKS = ['none', 'permissions'] as const;
export type Lock = (typeof LOCKS)[number];

/**
 * What a call can be made to depend on (`x-precondition`): that this is still as it was when the person chose it. For an
 * approval that is also the file that it is about; for a permission, what it gives, or the file.
 */
export const PRECONDITIONS = [
  'none',
  'calendarRule',
  'event',
  'file',
  'permission',
  'accessRequest',
  'approval',
] as const;
export type Precondition = (typeof PRECONDITIONS)[number];

/**
 * What operations change and show. `live-topics.ts` says which of these are topics of the live stream. An index covers files
 * everywhere.
 */
export const TOPICS = [
  'accessRequests',
  'alerts',
  'approvals',
  'calendarAccess',
  'calendarList',
  'calendarSettings',
  'calendars',
  'changes',
  'code',
  'comments',
  'delayed-calls',
  'deployments',
  'drives',
  'events',
  'file',
  'fileAccess',
  'index:access-requests',
  'index:approvals',
  'index:outside-access',
  'index:people',
  'index:projects',
  'jobs',
  'labels',
  'processes',
  'projects',
  'properties',
  'reports',
  'revisions',
  'saved',
  'triggers',
  'versions',
  'watches',
] as const;
export type TopicKind = (typeof TOPICS)[number];

/** A topic of all its kind, or of the one that a parameter of the operation names: `events:{calendarId}`. */
export type Topic = TopicKind | `${TopicKind}:{${string}}`;

/**
 * What a retry of a call can do (`x-retry`). `safe`: it only reads. `idempotent`: twice is the same as once. `keyed`: the call may
 * carry an ID of its own, by which the service recognises it; one without an ID is effectful. `effectful`: each call has an effect.
 * `once`: the effect cannot be undone, so the call is never retried automatically.
 */
export const RETRY_CLASSES = ['safe', 'idempotent', 'keyed', 'effectful', 'once'] as const;
export type RetryClass = (typeof RETRY_CLASSES)[number];

/**
 * Why nothing takes an effect back. `read`: there is none. `held`: the console waits before it makes the call, for as long as
 * the person may change their mind. `stop`: what was opened is stopped by another operation on the same screen. `permanent`:
 * nothing does.
 */
export const UNDO_REASONS = ['read', 'held', 'stop', 'permanent'] as const;
export type UndoReason = (typeof UNDO_REASONS)[number];

/** How the effect of a call is taken back (`x-undo`). */
export type UndoTrait =
  /** What was made is removed by another operation. `param` of it is `member` of the response, the others are given. */
  | {
      readonly kind: 'create';
      readonly by: OperationId;
      readonly param: string;
      readonly member: string;
      readonly params?: Readonly<Record<string, boolean>>;
      readonly body?: Readonly<Record<string, unknown>>;
    }
  /** Read before; the same operation gives the members that the call sets their former values, or writes all of them. */
  | { readonly kind: 'patch' | 'replace'; readonly read: OperationId }
  /** Another operation with the same parameters. */
  | { readonly kind: 'reverse'; readonly by: OperationId }
  /** Code of its own. */
  | { readonly kind: 'special' }
  /** Nothing takes it back. What it ends is read before, for the record. */
  | {
      readonly kind: 'none';
      readonly reason: UndoReason;
      readonly read?: OperationId;
      readonly fields?: string;
    };

/** The operation that reads what an earlier attempt of a keyed call made, and its parameter for the id. */
export type RetryLookup = { readonly operation: OperationId; readonly id: string };

/** What is decided about an operation, beside how it is called: the `x-` members of its document. */
export type OperationTraits = {
  readonly risk: Risk;
  /** Who may call it (`x-roles`, an audience of the document of the console's own routes), the most powerful first. */
  readonly roles: readonly Role[];
  /** What a read shows, and so is out of date once one of these has changed (`x-shows`). */
  readonly shows: readonly Topic[];
  /** What a call changes (`x-effect`). */
  readonly effects: readonly Topic[];
  readonly stepUp: StepUp;
  readonly lock: Lock;
  readonly precondition: Precondition;
  readonly undo: UndoTrait;
  readonly retry: RetryClass;
  /** Where the outcome of a keyed call that is refused as a conflict can be read (`x-retry-lookup`). */
  readonly retryLookup?: RetryLookup;
};

/** The traits of every operation of the three services. */
export type TraitTable = Readonly<Record<OperationId, OperationTraits>>;
