import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ChainRecord, computeMac, createChainRecord, isSigned } from './chain-record.ts';

test.each(['a\0b', 'a\ud800b', '\udc00'])('a record of %j is unchanged after it is stored as UTF-8', (target) => {
  const key = randomBytes(32);
  const head = { writer: 'w', number: 0, mac: '' };
  const entry = { kind: 'intent', action: 'drive.files.delete', target, details: { target } } as const;
  const { mac, ...record } = createChainRecord(key, head, 0, entry);
  expect(record.target).not.toContain('\0');
  const stored = { ...record, target: Buffer.from(record.target ?? '').toString() };
  expect(computeMac(key, { ...stored, details: Buffer.from(record.details).toString() })).toBe(mac);
});

const KEY = Buffer.alloc(32, 1);
const RECORD = createChainRecord(KEY, { writer: 'w', number: 1, mac: 'first' }, 7, {
  kind: 'event',
  action: 'session.begin',
  sessionId: '0123456789abcdef',
});

/** Computes the MAC over the values of a record, independently of the implementation. */
function signed(...before: readonly unknown[]): string {
  const [identity, nothing] = [
    ['w.2', 'w', 2, 7, 'event'],
    [null, null, null, null, null],
  ];
  const values = [...before, ...identity, ...nothing, '0123456789ab', null, 'session.begin', ...nothing.slice(1)];
  return createHmac('sha256', KEY)
    .update(JSON.stringify([...values, '{}', 'first']))
    .digest('hex');
}

test('a record is signed with all its content, and from the second format on with its format', () => {
  expect(RECORD).toMatchObject({ format: 2, mac: signed('audit_records', 2) });
  expect(isSigned(KEY, RECORD)).toBe(true);
  expect(isSigned(KEY, { ...RECORD, format: 1, mac: signed() })).toBe(true);
  expect(isSigned(KEY, { ...RECORD, format: 1 })).toBe(false);
  expect(isSigned(Buffer.alloc(32), RECORD)).toBe(false);
});

test('a record with an unknown format, or with a value its format does not cover, is not signed', () => {
  expect(computeMac(KEY, { ...RECORD, format: 3 })).toBeUndefined();
  expect(isSigned(KEY, { ...RECORD, format: 3 })).toBe(false);
  const withColumn = (note: string | null): ChainRecord => Object.assign({ note }, RECORD);
  expect(isSigned(KEY, withColumn('written later'))).toBe(false);
  expect(isSigned(KEY, withColumn(null))).toBe(true);
});
