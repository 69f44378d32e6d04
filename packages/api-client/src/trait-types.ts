import type { OperationId } from './generated/operations.gen.ts';
import type { Role } from './generated/roles.gen.ts';

/**
 * The highest risk of a call (`x-risk`): read, change, destroy permanently, act with administrator rights, or run code with any
 * effect.
 */
export const RISKS = ['read', 'write', 'destructive', 'admin', 'exec'] as const;
export type Risk = (typeof RISKS)[number];

/**
 * When a call requires recent authentication (`x-step-up`), apart from operator-only parameters: always, never, or depending on
 * the body: whom it gives access to a calendar or file, or whose access request it accepts.
 */
export const STEP_UPS = ['never', 'always', 'calendarAccess', 'fileAccess', 'requestedAccess'] as const;
export type StepUp = (typeof STEP_UPS)[number];

/** Locks that calls wait for (`x-lock`): none, or the lock on permissions of the same file or shared drive. */
export const LOCKS = ['none', 'permissions'] as const;
export type Lock = (typeof LOCKS)[number];

/**
 * The resource that must be unchanged since the user selected it (`x-precondition`). For an approval, this includes its file; for
 * a permission, the access it grants, or the file.
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
 * Topics that operations change and show. `live-topics.ts` defines which of them are in the live stream. An index covers files
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

/** A topic of a whole kind, or of the resource named by a parameter of the operation: `events:{calendarId}`. */
export type Topic = TopicKind | `${TopicKind}:{${string}}`;

/**
 * The effect of retrying a call (`x-retry`). `safe`: it only reads. `idempotent`: repeating it changes nothing. `keyed`: the call
 * may have a client-generated ID by which the service recognises it; without an ID it is effectful. `effectful`: each call has an
 * effect. `once`: the effect cannot be undone, so the call is never retried automatically.
 */
export const RETRY_CLASSES = ['safe', 'idempotent', 'keyed', 'effectful', 'once'] as const;
export type RetryClass = (typeof RETRY_CLASSES)[number];

/**
 * Why an effect cannot be undone. `read`: there is no effect. `held`: the console delays the call while the user may cancel it.
 * `stop`: another operation on the same screen stops what was opened. `permanent`: it is irreversible.
 */
export const UNDO_REASONS = ['read', 'held', 'stop', 'permanent'] as const;
export type UndoReason = (typeof UNDO_REASONS)[number];

/** How to undo the effect of a call (`x-undo`). */
export type UndoTrait =
  /** Another operation deletes the created resource. Its `param` is `member` of the response; the others are given. */
  | {
      readonly kind: 'create';
      readonly by: OperationId;
      readonly param: string;
      readonly member: string;
      readonly params?: Readonly<Record<string, boolean>>;
      readonly body?: Readonly<Record<string, unknown>>;
    }
  /** The previous state is read first. The same operation then restores the changed fields, or writes all of them. */
  | { readonly kind: 'patch' | 'replace'; readonly read: OperationId }
  /** Another operation with the same parameters. */
  | { readonly kind: 'reverse'; readonly by: OperationId }
  /** A custom implementation. */
  | { readonly kind: 'special' }
  /** It cannot be undone. The deleted resource is read first, for the audit log. */
  | {
      readonly kind: 'none';
      readonly reason: UndoReason;
      readonly read?: OperationId;
      readonly fields?: string;
    };

/** The operation that reads the result of an earlier attempt of a keyed call, and its ID parameter. */
export type RetryLookup = { readonly operation: OperationId; readonly id: string };

/** The traits of an operation: the `x-` fields in its document, besides those needed for calling it. */
export type OperationTraits = {
  readonly risk: Risk;
  /** Roles that may call it (`x-roles`, an audience of the document of the console's own routes), most powerful first. */
  readonly roles: readonly Role[];
  /** Topics shown by a read, which becomes stale when one of them changes (`x-shows`). */
  readonly shows: readonly Topic[];
  /** Topics that a call changes (`x-effect`). */
  readonly effects: readonly Topic[];
  readonly stepUp: StepUp;
  readonly lock: Lock;
  readonly precondition: Precondition;
  readonly undo: UndoTrait;
  readonly retry: RetryClass;
  /** Where to read the outcome of a keyed call that failed with a conflict (`x-retry-lookup`). */
  readonly retryLookup?: RetryLookup;
};

/** The traits of every operation of the three services. */
export type TraitTable = Readonly<Record<OperationId, OperationTraits>>;
