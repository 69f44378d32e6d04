import type { components } from '@rotunda/api-client/bff-types';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { CONTENT_READS, LIVE_ACTIONS } from '#platform/audit-trail/audit-record.ts';
import type { ChainRecord } from '#platform/audit-trail/chain-record.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import { type EntrySummary, readEntrySummaries } from './entry-summary.ts';

type AuditEntry = components['schemas']['AuditEntry'];
type Outcome = components['schemas']['AuditOutcome'];

/** Actions whose records have an intent although they change nothing. */
const NOT_CHANGES = [...Object.values(LIVE_ACTIONS), ...CONTENT_READS];

/** The search criteria. Undefined fields match everything. Times are Unix milliseconds. */
export type AuditFilter = {
  actor?: string | undefined;
  operation?: string | undefined;
  /** Limits the search to changes, or to other recorded events. */
  kind?: 'changes' | 'events' | undefined;
  service?: string | undefined;
  /** A resource, including everything below it. */
  target?: string | undefined;
  outcome?: Outcome | undefined;
  from?: number | undefined;
  to?: number | undefined;
};

/** The end of a page: the time and ID of its last entry. */
export type AuditPosition = { at: number; id: string };

/**
 * Returns entries that match a filter, newest first, at most `limit`, starting after a position. Each entry includes its outcome.
 */
export async function searchAudit(
  store: Store,
  filter: AuditFilter,
  limit: number,
  after: AuditPosition | undefined,
): Promise<{ entries: AuditEntry[]; last: AuditPosition | undefined }> {
  const records = await store
    .selectFrom('audit_records as record')
    .selectAll()
    .where('kind', '<>', 'outcome')
    .where((where) => where.and(conditions(where, filter)))
    .$if(after !== undefined, (query) =>
      query.where((where) => where(where.refTuple('at', 'id'), '<', where.tuple(after?.at ?? 0, after?.id ?? ''))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const last = records.length === limit ? records.at(-1) : undefined;
  return { entries: await toEntries(store, records), last };
}

/** Returns the entry with an ID, or undefined if it is not found. */
export async function findEntry(store: Store, id: string): Promise<AuditEntry | undefined> {
  const records = await store
    .selectFrom('audit_records')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '<>', 'outcome')
    .execute();
  const [entry] = await toEntries(store, records);
  return entry;
}

type Where = ExpressionBuilder<StoreSchema & { record: StoreSchema['audit_records'] }, 'record'>;

function conditions(where: Where, filter: AuditFilter): Expression<SqlBool>[] {
  const { actor, operation, kind, service, target, outcome, from, to } = filter;
  return [
    ...(kind === 'changes' ? [where('kind', '=', 'intent'), where('action', 'not in', NOT_CHANGES)] : []),
    ...(kind === 'events' ? [where.or([where('kind', '=', 'event'), where('action', 'in', CONTENT_READS)])] : []),
    ...(actor === undefined ? [] : [where.or([where('email', '=', actor), where('subject', '=', actor)])]),
    ...(operation === undefined ? [] : [where('action', '=', operation)]),
    ...(service === undefined ? [] : [where('service', '=', service)]),
    ...(target === undefined ? [] : [isAtOrBelow(where, target)]),
    ...(outcome === undefined ? [] : [hasOutcome(where, outcome)]),
    ...(from === undefined ? [] : [where('at', '>=', from)]),
    ...(to === undefined ? [] : [where('at', '<', to)]),
  ];
}

// Resources below another one have its target and a slash as a prefix; the character after the slash ends the range.
function isAtOrBelow(where: Where, target: string): Expression<SqlBool> {
  const isBelow = where.and([where('target', '>=', `${target}/`), where('target', '<', `${target}0`)]);
  return where.or([where('target', '=', target), isBelow]);
}

function hasOutcome(where: Where, outcome: Outcome): Expression<SqlBool> {
  const ends = where.selectFrom('audit_records as end').select('end.id').whereRef('end.intent_id', '=', 'record.id');
  if (outcome === 'pending') {
    return where.and([where('kind', '=', 'intent'), where.not(where.exists(ends))]);
  }
  const known = where.exists(ends.where('end.outcome', '<>', 'unknown'));
  const ended = where.exists(ends.where('end.outcome', '=', outcome));
  // An outcome that was recorded late takes precedence over `unknown`.
  const viaIntent = outcome === 'unknown' ? where.and([ended, where.not(known)]) : ended;
  return where.or([where('outcome', '=', outcome), viaIntent]);
}

async function toEntries(store: Store, records: readonly ChainRecord[]): Promise<AuditEntry[]> {
  const intentIds = records.filter(({ kind }) => kind === 'intent').map(({ id }) => id);
  const ends = await readOutcomes(store, intentIds);
  const saved = await readEntrySummaries(store, intentIds);
  return records.map((record) => toEntry(record, ends.get(record.id), saved.get(record.id)));
}

async function readOutcomes(store: Store, intentIds: readonly string[]): Promise<Map<string, ChainRecord>> {
  if (intentIds.length === 0) return new Map();
  const ends = await store.selectFrom('audit_records').selectAll().where('intent_id', 'in', intentIds).execute();
  const ordered = ends.toSorted(
    (left, right) => Number(right.outcome === 'unknown') - Number(left.outcome === 'unknown'),
  );
  return new Map(ordered.map((end) => [end.intent_id ?? '', end]));
}

function toEntry(record: ChainRecord, end: ChainRecord | undefined, saved: EntrySummary | undefined): AuditEntry {
  const { subject, email, issuer } = record;
  return {
    id: record.id,
    at: new Date(record.at).toISOString(),
    action: record.action,
    outcome: toOutcome(record.kind === 'intent' ? end?.outcome : record.outcome),
    ...pickDefined({
      service: record.service,
      target: record.target,
      session: record.session,
      source: record.source,
      requestId: record.request_id,
      status: end?.status ?? record.status,
    }),
    ...(subject !== null && { actor: { subject, email: email ?? '', issuer: issuer ?? '' } }),
    ...saved,
    ...(end && { endedAt: new Date(end.at).toISOString() }),
    details: { ...JSON.parse(record.details), ...(end && JSON.parse(end.details)) },
  };
}

const OUTCOMES: readonly Outcome[] = ['succeeded', 'denied', 'refused', 'failed', 'unknown'];

function toOutcome(text: string | null | undefined): Outcome {
  return OUTCOMES.find((outcome) => outcome === text) ?? 'pending';
}

/** Returns the fields that have a value. */
function pickDefined<T extends Record<string, unknown>>(members: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const present = Object.entries(members).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present) as { [Name in keyof T]?: NonNullable<T[Name]> };
}
