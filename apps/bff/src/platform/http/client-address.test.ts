import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAddressRange } from '#domain/address-range.ts';
import { findClientAddress, TrustedProxies } from './client-address.ts';

describe('T16: the client address of a request', () => {
  const trusted = new TrustedProxies(['10.0.0.0/8', '2001:db8::1']);

  test.each([
    ['192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', '203.0.113.9, 198.51.100.7, 10.2.3.4', '198.51.100.7'],
    ['::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['2001:db8::1', '2001:db8::2', '2001:db8::2'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', 'not an address', '10.0.0.1'],
  ])('connected from %s, forwarded for "%s": %s', (connection, forwardedFor, expected) => {
    expect(findClientAddress(connection, forwardedFor, trusted)).toBe(expected);
  });

  test('is never taken from the client itself, unless a trusted proxy forwards it', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.string(), (connection, forwardedFor) => {
        fc.pre(!connection.startsWith('10.'));
        expect(findClientAddress(connection, forwardedFor, trusted)).toBe(connection);
      }),
    );
  });
});

test('an address range is an address, or an address with a prefix length', () => {
  expect(['10.0.0.0/8', '::1', '2001:db8::/32', '127.0.0.1'].every(isAddressRange)).toBe(true);
  expect(['', '10.0.0.0/33', '10.0.0/8', '::/129', '1.2.3.4/8/9', '1.2.3.4/', 'host'].some(isAddressRange)).toBe(false);
});
