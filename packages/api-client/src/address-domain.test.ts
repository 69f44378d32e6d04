import { expect, test } from 'vitest';
import { domainOf, isOutside } from './address-domain.ts';

test('the domain of an address is compared without differences of case or composition', () => {
  expect(domainOf('Ana@Example.com')).toBe('example.com');
  expect(domainOf(' "a@b"@example.com ')).toBe('example.com');
  expect(domainOf('example.com')).toBe('example.com');
  expect(domainOf('ana@bu\u0308cher.example')).toBe(domainOf('ana@B\u00DCCHER.example'));
});

test('an address of any other domain is outside, however alike it looks', () => {
  expect(isOutside('ana@EXAMPLE.com', 'example.com')).toBe(false);
  for (const address of [
    'ana@example.co',
    'ana@mail.example.com',
    'ana@example.com.partner.example',
    'ana@notexample.com',
    'ana@ex\u0430mple.com',
    'example.com@partner.example',
    'partner.example',
  ]) {
    expect(isOutside(address, 'example.com'), address).toBe(true);
  }
});

test('nothing is outside without an organisation or an address, and calendars and rooms are nowhere', () => {
  expect(isOutside('pat@partner.example', '')).toBe(false);
  expect(isOutside('', 'example.com')).toBe(false);
  expect(isOutside('c_1@group.calendar.google.com', 'example.com')).toBe(false);
  expect(isOutside('room-1@resource.calendar.google.com', 'example.com')).toBe(false);
  expect(isOutside('resource.calendar.google.com@partner.example', 'example.com')).toBe(true);
});
