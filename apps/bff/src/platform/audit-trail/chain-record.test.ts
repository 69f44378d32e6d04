import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { chainRecord, macOf } from './chain-record.ts';

test.each(['a\0b', 'a\ud800b', '\udc00'])('a record of %j is the same after it was stored as UTF-8', (target) => {
  const key = randomBytes(32);
  const head = { writer: 'w', number: 0, mac: '' };
  const entry = { kind: 'intent', action: 'drive.files.delete', target, details: { target } } as const;
  const { mac, ...record } = chainRecord(key, head, 0, entry);
  expect(record.target).not.toContain('\0');
  const stored = { ...record, target: Buffer.from(record.target ?? '').toString() };
  expect(macOf(key, { ...stored, details: Buffer.from(record.details).toString() })).toBe(mac);
});
