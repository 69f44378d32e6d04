import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AuditRecord } from '#platform/audit-trail/audit-record.ts';
import { type ChainRecord, createChainRecord } from '#platform/audit-trail/chain-record.ts';
import { toOcsfEvent } from './ocsf-event.ts';

function record(content: AuditRecord, number = 1): ChainRecord {
  return createChainRecord(Buffer.alloc(32), { writer: 'w', number: number - 1, mac: '' }, 1_000, content);
}

test('an outcome is the event described by its intent, with both IDs', () => {
  const intent = record({
    kind: 'intent',
    action: 'drive.files.update',
    service: 'drive',
    target: 'f1',
    requestId: 'r1',
    subject: 's1',
    email: 'ana@example.com',
    issuer: 'https://issuer.example',
    source: '192.0.2.7',
  });
  const outcome = record({ kind: 'outcome', action: 'drive.files.update', outcome: 'denied', status: 403 }, 2);
  expect(toOcsfEvent({ record: outcome, intent })).toMatchObject({
    class_uid: 6003,
    category_uid: 6,
    activity_id: 3,
    type_uid: 600_303,
    severity_id: 2,
    time: 1_000,
    status_id: 2,
    status: 'denied',
    status_code: '403',
    metadata: { uid: 'w.2', correlation_uid: 'w.1', sequence: 2, product: { name: 'Rotunda' } },
    actor: { user: { uid: 's1', email_addr: 'ana@example.com', domain: 'https://issuer.example' } },
    src_endpoint: { ip: '192.0.2.7' },
    api: { operation: 'drive.files.update', service: { name: 'drive' }, request: { uid: 'r1' } },
    resources: [{ uid: 'f1' }],
  });
});

test('an intent is pending, and an automatic action has the console as its actor', () => {
  expect(toOcsfEvent({ record: record({ kind: 'intent', action: 'drive.files.delete' }) })).toMatchObject({
    activity_id: 4,
    status_id: 99,
    status: 'pending',
    actor: { app_name: 'Rotunda' },
    src_endpoint: { svc_name: 'rotunda' },
  });
});

test.each([
  ['drive.files.create', 1],
  ['script.processes.listScriptProcesses', 2],
  ['calendar.freebusy.query', 2],
  ['drive.files.copy', 1],
  ['session.begin', 1],
  ['people.roles.set', 3],
  ['script.scripts.run', 99],
])('%s has the activity %i', (action, activity) => {
  expect(toOcsfEvent({ record: record({ kind: 'event', action, outcome: 'succeeded' }) })).toMatchObject({
    activity_id: activity,
  });
});

const text = z.string().min(1);
/** The requirements of OCSF 1.4.0 for the attributes of the class API Activity that the console sends. */
const apiActivity = z
  .strictObject({
    activity_id: z.union([z.int().min(0).max(4), z.literal(99)]),
    category_uid: z.literal(6),
    class_uid: z.literal(6003),
    type_uid: z.int(),
    severity_id: z.union([z.int().min(0).max(6), z.literal(99)]),
    time: z.int().positive(),
    status_id: z.union([z.int().min(0).max(2), z.literal(99)]),
    status: text,
    status_code: text.optional(),
    metadata: z.strictObject({
      version: z.literal('1.4.0'),
      product: z.strictObject({ name: text, vendor_name: text }),
      uid: text,
      correlation_uid: text,
      log_name: text,
      event_code: text,
      sequence: z.int(),
    }),
    actor: z
      .strictObject({
        app_name: text.optional(),
        user: z.strictObject({ uid: text, email_addr: z.email().optional(), domain: text.optional() }).optional(),
        session: z.strictObject({ uid: text }).optional(),
      })
      .refine((actor) => Object.keys(actor).length > 0),
    src_endpoint: z.union([
      z.strictObject({ ip: z.union([z.ipv4(), z.ipv6()]) }),
      z.strictObject({ svc_name: text }),
      z.strictObject({ name: text }),
    ]),
    api: z.strictObject({
      operation: text,
      service: z.strictObject({ name: text }).optional(),
      request: z.strictObject({ uid: text }).optional(),
      response: z.strictObject({ code: z.int() }).optional(),
    }),
    resources: z.array(z.strictObject({ uid: text })).optional(),
    unmapped: z.looseObject({}),
  })
  .refine((event) => event.type_uid === event.class_uid * 100 + event.activity_id);

const anaAtWork = { subject: 's1', email: 'ana@example.com', issuer: 'https://issuer.example', sessionId: 'a1b2' };

test.each<[string, AuditRecord]>([
  ['of a background task', { kind: 'event', action: 'watches.renew', outcome: 'succeeded' }],
  ['of a person', { kind: 'intent', action: 'drive.files.delete', ...anaAtWork, source: '192.0.2.7', target: 'f1' }],
  ['over IPv6', { kind: 'event', action: 'session.begin', ...anaAtWork, source: '2001:db8::7', outcome: 'succeeded' }],
  ['of a client that has left', { kind: 'event', action: 'session.begin', source: 'unknown', outcome: 'failed' }],
  ['of a stranger', { kind: 'event', action: 'session.begin', source: '192.0.2.7', outcome: 'refused', status: 401 }],
  ['without a known end', { kind: 'outcome', action: 'drive.files.update', outcome: 'unknown', service: 'drive' }],
])('an event %s has everything that OCSF 1.4.0 requires and nothing it does not define', (_name, content) => {
  const event = JSON.parse(JSON.stringify(toOcsfEvent({ record: record(content) })));
  expect(apiActivity.safeParse(event).error?.issues ?? []).toEqual([]);
});
