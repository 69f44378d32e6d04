import { expect, test } from 'vitest';
import { findErrorRemedy } from './error-remedy.ts';

test.each([
  ['You have exceeded the property storage quota. Please remove some properties and try again.', /Delete properties/],
  ['No item with the given ID could be found.', /access to the file/],
  ['Specified permissions are not sufficient to call UrlFetchApp.fetch.', /scope/],
  ['Service invoked too many times for one day: email.', /tomorrow/],
  ['Service invoked too many times in a short time: properties.', /Wait between calls/],
])('%s has a remedy of its own', (message, remedy) => {
  expect(findErrorRemedy(message)).toMatch(remedy);
});

test('errors of a script have no remedy that applies to all of them', () => {
  expect(findErrorRemedy('total is not a function')).toBeUndefined();
  expect(findErrorRemedy(undefined)).toBeUndefined();
});
