import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, matchesPassword } from './password.ts';

describe('password hashes', () => {
  test('match only their own password', async () => {
    const hash = await hashPassword('open sesame');
    expect(await matchesPassword('open sesame', hash)).toBe(true);
    expect(await matchesPassword('open sesame ', hash)).toBe(false);
    expect(await matchesPassword('', hash)).toBe(false);
  });

  test('differ for the same password and do not contain it', async () => {
    const [first, second] = await Promise.all([hashPassword('open sesame'), hashPassword('open sesame')]);
    expect(first).not.toBe(second);
    expect(first).not.toContain('sesame');
  });

  test('contain their own cost, so older hashes stay valid', async () => {
    const salt = Buffer.from('salt');
    const key = scryptSync('open sesame', salt, 32, { N: 1024, r: 8, p: 1 });
    const hash = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
    expect(await matchesPassword('open sesame', hash)).toBe(true);
  });

  test('treat the same characters in another Unicode form as the same password', async () => {
    expect(await matchesPassword('Ine\u0302s', await hashPassword('In\u00eas'))).toBe(true);
  });

  test.each(['', 'plain', 'bcrypt$1$2$3$4$5', 'scrypt$1024$8$1$c2FsdA'])(
    'in the unknown format %j match nothing',
    async (hash) => {
      expect(await matchesPassword('plain', hash)).toBe(false);
    },
  );
});
