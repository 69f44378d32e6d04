import { expect, test } from 'vitest';
import { isUnconfirmed } from '#shared/api/unconfirmed-items.ts';
import { sampleFile } from '#testing/sample-files.ts';
import { applyFileChanges } from './apply-file-changes.ts';

const notes = sampleFile({ id: 'notes', name: 'Notes.txt' });
const plan = sampleFile({ id: 'plan', name: 'Plan.txt' });
const namesOf = (files: readonly { name?: string }[]) => files.map(({ name }) => name);

test('a file is listed with the name and star that are being sent, and marked', () => {
  const shown = applyFileChanges(
    [notes, plan],
    [
      { kind: 'update', fileId: 'notes', body: { name: 'Minutes.txt' } },
      { kind: 'update', fileId: 'notes', body: { starred: true } },
    ],
    { isOfFolder: true },
  );
  expect(shown).toEqual([{ ...notes, name: 'Minutes.txt', starred: true }, plan]);
  expect(shown.map(isUnconfirmed)).toEqual([true, false]);
});

test('a file moved to or from the trash leaves the list', () => {
  const change = { kind: 'update', fileId: 'notes', body: { trashed: true } } as const;
  expect(namesOf(applyFileChanges([notes, plan], [change], { isOfFolder: false }))).toEqual(['Plan.txt']);
  const trashed = { ...notes, trashed: true };
  expect(namesOf(applyFileChanges([trashed], [change], { isOfFolder: false }))).toEqual(['Notes.txt']);
  const restored = { ...change, body: { trashed: false } };
  expect(applyFileChanges([trashed], [restored], { isOfFolder: false })).toEqual([]);
});

test('a moved file leaves its folder, and stays in lists across folders', () => {
  const move = { kind: 'move', fileId: 'notes', from: ['a'], to: 'b' } as const;
  expect(namesOf(applyFileChanges([notes, plan], [move], { isOfFolder: true }))).toEqual(['Plan.txt']);
  expect(namesOf(applyFileChanges([notes, plan], [move], { isOfFolder: false }))).toEqual(['Notes.txt', 'Plan.txt']);
});
