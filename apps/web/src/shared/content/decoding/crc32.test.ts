import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';

test('the checksum of the standard’s sample matches the standard', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe('cbf43926');
  expect(crc32(new Uint8Array())).toBe('00000000');
});
