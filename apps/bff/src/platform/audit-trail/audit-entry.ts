import type { components } from '@rotunda/api-client/bff-types';

/** How an action ended, as far as is known. */
export type AuditOutcome = Exclude<components['schemas']['AuditOutcome'], 'pending'>;

/** Who acts, in which request. Members are undefined where nobody is signed in or nothing was asked. */
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
  /** What else may be kept. Never tokens, bodies or free text. */
  details?: Readonly<Record<string, unknown>>;
};

/** What channels are on record as that the backend opens and stops for those who look at something. */
export const LIVE_ACTIONS = { watch: 'live.watch', stop: 'live.stop' } as const;

/** How an action ended. */
export type AuditResult = {
  outcome: AuditOutcome;
  /** HTTP status of the response. */
  status?: number | undefined;
  details?: Readonly<Record<string, unknown>>;
};

/**
 * One entry of the trail. An `intent` is written before something is done and its `outcome` after; an `event` stands for
 * itself.
 */
export type AuditEntry = AuditActor &
  AuditAction &
  Partial<AuditResult> & { kind: 'intent' | 'outcome' | 'event'; intentId?: string };
