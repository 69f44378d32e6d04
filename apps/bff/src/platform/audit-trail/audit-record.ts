import type { components } from '@rotunda/api-client/bff-types';

/** How an action ended, as far as is known. */
export type AuditOutcome = Exclude<components['schemas']['AuditOutcome'], 'pending'>;

/** The user who acts, and the request. Fields are undefined without a session or a request. */
export type AuditActor = {
  requestId?: string | undefined;
  issuer?: string | undefined;
  subject?: string | undefined;
  email?: string | undefined;
  /** Name of the session: the hash of its id, of which the first digits are kept. */
  sessionId?: string | undefined;
  /** Network address. */
  source?: string | undefined;
};

/** What is done, to what. */
export type AuditAction = {
  /** Operation id, or a name of the console's own such as `session.begin`. */
  action: string;
  service?: string | undefined;
  /** Id of the resource that is acted on. */
  target?: string | undefined;
  /** Further details. Never tokens, bodies or free text. */
  details?: Readonly<Record<string, unknown>>;
};

/** Audit action names for watch channels that the BFF opens and stops for open pages. */
export const LIVE_ACTIONS = { watch: 'live.watch', stop: 'live.stop' } as const;

/** Operations that read content: their records have an intent if the content is played, range by range. */
export const CONTENT_READS = ['drive.files.get', 'drive.revisions.get', 'drive.files.export'] as const;

/** How an action ended. */
export type AuditResult = {
  outcome: AuditOutcome;
  /** HTTP status of the response. */
  status?: number | undefined;
  details?: Readonly<Record<string, unknown>>;
};

/**
 * What a record of the audit trail says. An `intent` is written before an action and its `outcome` after it; an `event` stands
 * alone. An `AuditEntry` of the API is an intent with its outcome, or an event.
 */
export type AuditRecord = AuditActor &
  AuditAction &
  Partial<AuditResult> & { kind: 'intent' | 'outcome' | 'event'; intentId?: string };
