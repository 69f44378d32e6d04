import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { type ForgedRow, RowSeals } from './row-seals.ts';
import { SEAL_NAMES, SEALED_COLUMNS as specs } from './sealed-columns.ts';

const ring = new KeyRing([['k1', randomBytes(32)]]);
const forged: ForgedRow[] = [];
const seals = new RowSeals(ring, (row) => forged.push(row));

const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null));

/** Generates rows of a seal, with a column that the seal does not cover. */
function rows(name: (typeof SEAL_NAMES)[number]): fc.Arbitrary<Record<string, unknown>> {
  const columns = [...specs[name].key, ...specs[name].columns];
  return fc.record(Object.fromEntries([...columns, 'lease_until'].map((column) => [column, value])));
}

describe.each(SEAL_NAMES)('the seal of %s', (name) => {
  const columns: readonly string[] = [...specs[name].key, ...specs[name].columns];

  test('covers the key and every column that carries authority, and no other columns', () => {
    fc.assert(
      fc.property(rows(name), fc.constantFrom(...columns), value, (row, column, other) => {
        const seal = seals.sealStored(name, row);
        expect(seals.isValidSeal(name, row, seal)).toBe(true);
        expect(seals.isValidSeal(name, { ...row, lease_until: 'later' }, seal)).toBe(true);
        fc.pre(String(row[column]).toWellFormed() !== String(other).toWellFormed());
        expect(seals.isValidSeal(name, { ...row, [column]: other }, seal)).toBe(false);
      }),
    );
  });

  test('differs from that of swapped columns, of another table, and of another ring', () => {
    const another = new RowSeals(new KeyRing([['k1', randomBytes(32)]]), () => undefined);
    fc.assert(
      fc.property(rows(name), fc.shuffledSubarray([...columns], { minLength: 2, maxLength: 2 }), (row, pair) => {
        const [first = '', second = ''] = pair;
        const seal = seals.sealStored(name, row);
        fc.pre(row[first] !== row[second]);
        expect(seals.isValidSeal(name, { ...row, [first]: row[second], [second]: row[first] }, seal)).toBe(false);
        for (const other of SEAL_NAMES) expect(seals.isValidSeal(other, row, seal)).toBe(other === name);
        expect(another.isValidSeal(name, row, seal)).toBe(false);
      }),
    );
  });
});

describe('a seal', () => {
  const row = {
    id_hash: 'h',
    session_hash: 's',
    operation_id: 'drive.files.get',
    params: '{}',
    file_name: null,
  } as const;
  const ticket = { ...row, expires_at: 1, is_playback: null };

  test.each([[null], [''], ['k1'], ['x.k1'], [`${'A'.repeat(43)}.k1`], [`${'A'.repeat(43)}.k2`]])(
    'that was forged does not match: %j',
    (seal) => {
      forged.length = 0;
      expect(seals.hasValidSeal('download_tickets', { ...ticket, seal })).toBe(false);
      expect(forged).toEqual([{ name: 'download_tickets', key: ['h'], seal }]);
    },
  );

  test('stays valid with an older key of the ring, and names the key that made it', () => {
    const older = randomBytes(32);
    const seal = new RowSeals(new KeyRing([['old', older]]), () => undefined).seal('download_tickets', ticket);
    expect(seal).toMatch(/^[\w-]{43}\.old$/);
    const rotated = new KeyRing([
      ['new', randomBytes(32)],
      ['old', older],
    ]);
    expect(new RowSeals(rotated, () => undefined).hasValidSeal('download_tickets', { ...ticket, seal })).toBe(true);
  });

  test('stays valid when a null column is added to the sealed columns', () => {
    const { file_name: _, ...before } = ticket;
    const seal = seals.sealStored('download_tickets', { ...before, file_name: null });
    expect(seals.isValidSeal('download_tickets', ticket, seal)).toBe(true);
  });
});
