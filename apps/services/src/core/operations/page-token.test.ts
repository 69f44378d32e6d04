import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { PageTokens } from './page-token.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

const LIST = { id: 'drive.files.list', service: 'drive' } as const;
const tokens = (filter: unknown, operation: { id: string; service: 'drive' | 'calendar' | 'script' } = LIST) =>
  new PageTokens(services.db, operation, filter);
const invalid = expect.objectContaining({ httpStatus: 400 });

describe('page tokens', () => {
  test('a token returns its cursor', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null))), (cursor) => {
        expect(tokens('q').read(tokens('q').write(cursor))).toEqual(cursor);
      }),
    );
  });

  test('a missing token means the first page', () => {
    expect(tokens('q').read(undefined)).toBeUndefined();
  });

  test('a token is valid only for its filter', () => {
    const token = tokens({ q: 'trashed = true' }).write([1]);
    expect(() => tokens({ q: 'trashed = false' }).read(token)).toThrow(invalid);
  });

  test('a token is valid only for its operation', () => {
    const token = tokens('q').write([1]);
    expect(() => tokens('q', { id: 'drive.drives.list', service: 'drive' }).read(token)).toThrow(invalid);
  });

  test('a token with any changed bit is rejected', () => {
    const token = tokens('q').write(['name', 42]);
    const bytes = Buffer.from(token, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => tokens('q').read(changed.toString('base64url'))).toThrow(invalid);
    }
  });

  test('arbitrary text is rejected', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => tokens('q').read(text)).toThrow(invalid);
      }),
    );
  });

  test('each service words the error in its own way', () => {
    const refusal = (service: 'drive' | 'calendar' | 'script') => () => tokens('q', { id: 'x', service }).read('?');
    expect(refusal('drive')).toThrow(expect.objectContaining({ message: 'Invalid Value' }));
    expect(refusal('calendar')).toThrow(expect.objectContaining({ message: 'Invalid page token value.' }));
    expect(refusal('script')).toThrow(expect.objectContaining({ statusName: 'INVALID_ARGUMENT' }));
  });
});
