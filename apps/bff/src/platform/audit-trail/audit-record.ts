import type { components } from '@rotunda/api-client/bff-types';

/** The outcome of an action, if known. */
export type AuditOutcome = Exclude<components['schemas']['AuditOutcome'], 'pending'>;

/** The user who acts, and the request. Fields are undefined if there is no session or request. */
export type AuditActor = {
  requestId?: string | undefined;
  issuer?: string | undefined;
  subject?: string | undefined;
  email?: string | undefined;
  /** The identifier of the session: the hash of its ID, truncated when stored. */
  sessionId?: string | undefined;
  /** The network address of the client. */
  source?: string | undefined;
};

/** The action, and its target. */
export type AuditAction = {
  /** An operation ID, or one of the console's own names such as `session.begin`. */
  action: string;
  service?: string | undefined;
  /** The ID of the target resource. */
  target?: string | undefined;
  /** Additional details. Never tokens, bodies or free text. */
  details?: Readonly<Record<string, unknown>>;
};

/** Audit action names for watch channels that the BFF opens and stops for open pages. */
export const LIVE_ACTIONS = { watch: 'live.watch', stop: 'live.stop' } as const;

/** Operations that read content: their records have an intent if the content is played, range by range. */
export const CONTENT_READS = ['drive.files.get', 'drive.revisions.get', 'drive.files.export'] as const;

/** The result of an action. */
export type AuditResult = {
  outcome: AuditOutcome;
  /** HTTP status of the response. */
  status?: number | undefined;
  details?: Readonly<Record<string, unknown>>;
};

/**
 * A record of the audit trail. An `intent` is written before an action and its `outcome` after it; an `event` stands alone. An
 * `AuditEntry` of the API is an intent with its outcome, or an event.
 */
export type AuditRecord = AuditActor &
  AuditAction &
  Partial<AuditResult> & { kind: 'intent' | 'outcome' | 'event'; intentId?: string };
