import { expect, test } from 'vitest';
import { completeAddresses } from './complete-addresses.ts';

const people = ['ana@example.com', 'bo@example.com'];

test('an empty field may become the address of anybody', () => {
  expect(completeAddresses('', people)).toEqual(people);
});

test('after the last separator comes someone who is not named yet', () => {
  expect(completeAddresses('Ana@example.com, b', people)).toEqual(['Ana@example.com, bo@example.com']);
  expect(completeAddresses('ana@example.com;bo@example.com ', people)).toEqual([]);
});
