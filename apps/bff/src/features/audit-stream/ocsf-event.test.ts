import { expect, test } from 'vitest';
import type { AuditRecord } from '#platform/audit-trail/audit-record.ts';
import { type ChainRecord, chainRecord } from '#platform/audit-trail/chain-record.ts';
import { toOcsfEvent } from './ocsf-event.ts';

function record(content: AuditRecord, number = 1): ChainRecord {
  return chainRecord(Buffer.alloc(32), { writer: 'w', number: number - 1, mac: '' }, 1_000, content);
}

test('an outcome is the event of what its intent says, with the ID of both', () => {
  const intent = record({
    ...{ kind: 'intent', action: 'drive.files.update', service: 'drive', target: 'f1', requestId: 'r1' },
    ...{ subject: 's1', email: 'ana@example.com', issuer: 'https://issuer.example', source: '192.0.2.7' },
  });
  const outcome = record({ kind: 'outcome', action: 'drive.files.update', outcome: 'denied', status: 403 }, 2);
  expect(toOcsfEvent({ record: outcome, intent })).toMatchObject({
    ...{ class_uid: 6003, category_uid: 6, activity_id: 3, type_uid: 600_303, severity_id: 2, time: 1_000 },
    ...{ status_id: 2, status: 'denied', status_code: '403' },
    metadata: { uid: 'w.2', correlation_uid: 'w.1', sequence: 2, product: { name: 'Rotunda' } },
    actor: { user: { uid: 's1', email_addr: 'ana@example.com', domain: 'https://issuer.example' } },
    src_endpoint: { ip: '192.0.2.7' },
    api: { operation: 'drive.files.update', service: { name: 'drive' }, request: { uid: 'r1' } },
    resources: [{ uid: 'f1' }],
  });
});

test('an intent is pending, and what the console does by itself has the console as its actor', () => {
  expect(toOcsfEvent({ record: record({ kind: 'intent', action: 'drive.files.delete' }) })).toMatchObject({
    ...{ activity_id: 4, status_id: 99, status: 'pending', actor: { app_name: 'Rotunda' } },
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
