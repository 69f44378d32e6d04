import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailtoAddress } from './mailto-address.ts';

test('the address of an email contains recipient, subject and body', () => {
  const address = mailtoAddress('ana@example.com', { subject: 'A & B', body: 'line\nnext' });
  expect(address).toBe('mailto:ana%40example.com?subject=A%20%26%20B&body=line%0Anext');
  expect(mailtoAddress('ana@example.com', { subject: 'A' })).toBe('mailto:ana%40example.com?subject=A');
});

test('any text can be a subject and a body, which is shortened', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\u{1f600}', '\ud83d', '\ude00', '&'), maxLength: 4_000 });
  fc.assert(
    fc.property(text, text, (subject, body) => {
      const address = new URL(mailtoAddress('ana@example.com', { subject, body }));
      expect(address.searchParams.get('subject')).toBe(subject.toWellFormed());
      expect(address.searchParams.get('body')).toBe(body.slice(0, 1_500).toWellFormed());
    }),
  );
});
