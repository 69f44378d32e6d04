import { expect, test } from 'vitest';
import { formatCompleted, formatInProgress } from './action-text.ts';

test.each([
  ['Move 2 items to trash', 'Moving 2 items to trash', 'Moved 2 items to trash'],
  [
    'Approve Plan.txt without opening it',
    'Approving Plan.txt without opening it',
    'Approved Plan.txt without opening it',
  ],
  ['Narrow the access to Plan.txt', 'Narrowing the access to Plan.txt', 'Narrowed the access to Plan.txt'],
  ['Set the time of 3 events', 'Setting the time of 3 events', 'Set the time of 3 events'],
  ['Undo: Copy Plan.txt', 'Undoing: Copy Plan.txt', 'Undone: Copy Plan.txt'],
])('%s has texts for in progress and completed', (action, inProgress, completed) => {
  expect(formatInProgress(action)).toBe(inProgress);
  expect(formatCompleted(action)).toBe(completed);
});

test('a text without a known verb is unchanged', () => {
  expect(formatInProgress('constructor of it')).toBe('constructor of it');
  expect(formatCompleted('Nightly run')).toBe('Nightly run: completed');
});
