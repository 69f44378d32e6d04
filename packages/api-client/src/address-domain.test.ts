import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDomain, isInside, isOutside } from './address-domain.ts';

test('domains of addresses are compared regardless of case and composition', () => {
  expect(getDomain('Ana@Example.com')).toBe('example.com');
  expect(getDomain(' "a@b"@example.com ')).toBe('example.com');
  expect(getDomain('example.com')).toBe('example.com');
  expect(getDomain('ana@bu\u0308cher.example')).toBe(getDomain('ana@B\u00DCCHER.example'));
});

test.each([
  'ana@example.com',
  'ana@EXAMPLE.com',
  ' ana@example.com\u00A0',
  'example.com',
  'Example.COM',
  "o'neil+x@example.com",
])('%j belongs to the organisation', (address) => {
  expect(isInside(address, 'example.com')).toBe(true);
  expect(isOutside(address, 'example.com')).toBe(false);
});

test('an international domain is the same in both compositions', () => {
  expect(isInside('ana@bu\u0308cher.example', getDomain('ana@B\u00DCCHER.example'))).toBe(true);
});

test.each([
  'ana@example.co',
  'ana@mail.example.com',
  'ana@example.com.partner.example',
  'ana@notexample.com',
  'ana@ex\u0430mple.com',
  'ana@example.com.',
  'ana@xn--example-9cb.com',
  'ana@ex\u00ADample.com',
  'ana@example\u200B.com',
  'ana@ex%61mple.com',
  'example.com@partner.example',
  'partner.example',
  // Addresses that one program assigns to the organisation and another one does not.
  'pat@partner.example,ana@example.com',
  'pat@partner.example ana@example.com',
  'pat@partner.example\nana@example.com',
  'pat@partner.example>@example.com',
  '<pat@partner.example> @example.com',
  'pat@partner.example@example.com',
  '"pat@partner.example"@example.com',
  'pat@partner.example(@example.com',
  'pat\uFF20partner.example@example.com',
  'pat@partner.example:x@example.com',
  'pat\u0000@example.com',
  '@example.com',
  'ana@',
])('%j does not belong to the organisation', (address) => {
  expect(isInside(address, 'example.com')).toBe(false);
});

test('no address that contains another domain belongs to the organisation', () => {
  const around = fc.string({ maxLength: 6 });
  const property = fc.property(around, around, around, (before, between, after) => {
    const address = `${before}pat@partner.example${between}@example.com${after}`;
    expect(isInside(address, 'example.com')).toBe(false);
  });
  fc.assert(property, { numRuns: 1000 });
});

test('no address belongs to an unknown organisation', () => {
  expect(isInside('', '')).toBe(false);
  expect(isInside('ana@', '')).toBe(false);
  expect(isInside('ana@example.com', '')).toBe(false);
});

test('no address is external without an organisation or an address, and calendars and rooms are neither internal nor external', () => {
  expect(isOutside('pat@partner.example', '')).toBe(false);
  expect(isOutside('', 'example.com')).toBe(false);
  expect(isOutside('c_1@group.calendar.google.com', 'example.com')).toBe(false);
  expect(isOutside('room-1@resource.calendar.google.com', 'example.com')).toBe(false);
  expect(isOutside('resource.calendar.google.com@partner.example', 'example.com')).toBe(true);
  expect(isInside('c_1@group.calendar.google.com', 'example.com')).toBe(false);
});
