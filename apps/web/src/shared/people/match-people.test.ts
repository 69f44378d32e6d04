import { expect, test } from 'vitest';
import { matchPeople } from './match-people.ts';
import type { KnownPerson } from './person.ts';

const people: KnownPerson[] = [
  { email: 'mariana@example.com', name: 'Mariana Costa', type: 'user' },
  { email: 'ana.banerjee@example.com', name: 'Ana Banerjee', type: 'user' },
  { email: 'zoe@partner.example', name: 'Zoë Müller', type: 'user' },
  { email: 'legal@example.com', name: 'Legal', type: 'group' },
  { email: 'b.anders@example.com', type: 'user' },
];

test.each([
  ['ana', 'ana.banerjee@example.com'],
  ['ban', 'ana.banerjee@example.com'],
  ['banerjee ana', 'ana.banerjee@example.com'],
  ['zoe mul', 'zoe@partner.example'],
  ['partner', 'zoe@partner.example'],
  ['LEGAL@', 'legal@example.com'],
  ['anders', 'b.anders@example.com'],
  ['mariana@example.com', 'mariana@example.com'],
])('%s finds %s first', (text, email) => {
  expect(matchPeople(people, text)[0]?.email).toBe(email);
});

test('a match within a name ranks lower than a match at its beginning', () => {
  expect(matchPeople(people, 'ana').map(({ name }) => name)).toEqual(['Ana Banerjee', 'Mariana Costa']);
});

test.each(['`', '"', "'", 'xyz', 'ana xyz'])('%s finds no one', (text) => {
  expect(matchPeople(people, text)).toEqual([]);
});

test('an empty text finds everyone in the given order', () => {
  expect(matchPeople(people, ' ')).toEqual(people);
});
