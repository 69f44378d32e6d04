import { isIP } from 'node:net';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { ChainRecord } from '#platform/audit-trail/chain-record.ts';

/** A record, and its intent if the record is an outcome. */
export type StreamedRecord = { record: ChainRecord; intent?: ChainRecord | undefined };

/**
 * An event of class API Activity in the Open Cybersecurity Schema Framework, https://schema.ocsf.io/1.4.0/classes/api_activity.
 */
export type OcsfEvent = Readonly<Record<string, unknown>> & { severity_id: number; time: number };

const VERSION = '1.4.0';
const CATEGORY = 6; // Application Activity
const CLASS = 6003; // API Activity
const ACTIVITIES = { create: 1, read: 2, update: 3, delete: 4, other: 99 } as const;
const STATUSES = { success: 1, failure: 2, other: 99 } as const;
const SEVERITIES = { informational: 1, low: 2 } as const;
const FAILURES: ReadonlySet<string | null> = new Set(['denied', 'refused', 'failed']);
const TRAITS: Readonly<Record<string, { risk: string } | undefined>> = operationTraits;
const VERBS: readonly [verbs: RegExp, activity: number][] = [
  [/^(create|insert|import|copy|add|start|open|begin|generate|duplicate)/i, ACTIVITIES.create],
  [/^(delete|remove|clear|empty|end|forget|purge)/i, ACTIVITIES.delete],
  [/^(update|patch|set|move|modify|change|reassign|hide|unhide|undo|replace|save)/i, ACTIVITIES.update],
  [/^(get|list|search|read|export|check|download|query)/i, ACTIVITIES.read],
];

/** Converts a record to an event. Uses the record's ID for the event, so that receivers can detect duplicates. */
export function toOcsfEvent({ record, intent = record }: StreamedRecord): OcsfEvent {
  const activity = getActivity(record.action);
  const isFailure = FAILURES.has(record.outcome);
  const { service, target } = intent;
  return {
    activity_id: activity,
    category_uid: CATEGORY,
    class_uid: CLASS,
    type_uid: CLASS * 100 + activity,
    severity_id: isFailure ? SEVERITIES.low : SEVERITIES.informational,
    time: Number(record.at),
    ...getStatus(record),
    metadata: {
      version: VERSION,
      product: { name: 'Rotunda', vendor_name: 'Rotunda' },
      uid: record.id,
      correlation_uid: intent.id,
      log_name: 'audit',
      sequence: record.number,
      event_code: record.kind,
    },
    actor: getActor(intent),
    src_endpoint: getEndpoint(intent),
    api: {
      operation: record.action,
      ...(service !== null && { service: { name: service } }),
      ...(intent.request_id !== null && { request: { uid: intent.request_id } }),
      ...(record.status !== null && { response: { code: record.status } }),
    },
    ...(target !== null && { resources: [{ uid: target }] }),
    unmapped: { writer: record.writer, mac: record.mac, details: JSON.parse(record.details) },
  };
}

function getStatus({ kind, outcome, status }: ChainRecord) {
  const id = outcome === 'succeeded' ? STATUSES.success : FAILURES.has(outcome) ? STATUSES.failure : STATUSES.other;
  return {
    status_id: id,
    status: kind === 'intent' ? 'pending' : (outcome ?? 'unknown'),
    ...(status !== null && { status_code: String(status) }),
  };
}

function getActor({ subject, email, issuer, session }: ChainRecord) {
  if (subject === null) return { app_name: 'Rotunda' };
  return {
    user: {
      uid: subject,
      ...(email !== null && { email_addr: email }),
      ...(issuer !== null && { domain: issuer }),
    },
    ...(session !== null && { session: { uid: session } }),
  };
}

/** Returns the source of a request. The address is unknown after its client has disconnected. */
function getEndpoint({ source }: ChainRecord) {
  if (source === null) return { svc_name: 'rotunda' };
  return isIP(source) === 0 ? { name: source } : { ip: source };
}

function getActivity(action: string): number {
  const verb = action.split('.').at(-1) ?? '';
  const found = VERBS.find(([verbs]) => verbs.test(verb));
  if (found) return found[1];
  return TRAITS[action]?.risk === 'read' ? ACTIVITIES.read : ACTIVITIES.other;
}
