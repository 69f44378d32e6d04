import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KeyRing, SealBrokenError, seal, unseal } from './key-ring.ts';

const ring = new KeyRing([['k1', randomBytes(32)]]);

describe('a sealed record', () => {
  test('opens to the sealed content, and never shows it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, unit: 'grapheme' }), fc.string(), (text, binding) => {
        const sealed = seal(ring, 'credential', binding, text.toWellFormed());
        expect(sealed.includes(Buffer.from(text))).toBe(false);
        expect(unseal(ring, 'credential', binding, sealed)).toBe(text.toWellFormed());
      }),
    );
  });

  test('does not open in place of another record', () => {
    const sealed = seal(ring, 'credential', 'row 1', 'secret');
    expect(() => unseal(ring, 'credential', 'row 2', sealed)).toThrow(SealBrokenError);
    expect(() => unseal(ring, 'sign-in', 'row 1', sealed)).toThrow(SealBrokenError);
  });

  test('does not open after any single bit has changed', () => {
    const sealed = seal(ring, 'credential', 'row', 'secret');
    fc.assert(
      fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
        const changed = Buffer.from(sealed);
        changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        expect(() => unseal(ring, 'credential', 'row', changed)).toThrow(SealBrokenError);
      }),
    );
  });

  test('opens with an older key of the ring, and not without that key', () => {
    const older = randomBytes(32);
    const sealed = seal(new KeyRing([['old', older]]), 'credential', 'row', 'secret');
    const rotated = new KeyRing([
      ['new', randomBytes(32)],
      ['old', older],
    ]);
    expect(unseal(rotated, 'credential', 'row', sealed)).toBe('secret');
    expect(() => unseal(ring, 'credential', 'row', sealed)).toThrow('unknown key old');
  });
});
