import { expect, test } from 'vitest';
import { matchChosenFiles } from './match-chosen-files.ts';
import type { Upload } from './upload.ts';

function upload(name: string, members: Partial<Upload> = {}): Upload {
  const identity = { id: name, batchId: 'b', requestKey: name, name, isFolder: false };
  return { ...identity, folders: ['Top'], sizeBytes: 3, modifiedMs: 5, state: 'interrupted', sentBytes: 0, ...members };
}

function chosen(name: string, text = 'abc', lastModified = 5, folders: readonly string[] = ['Top']) {
  return { file: new File([text], name, { lastModified }), folders };
}

const needsContent = ({ state }: Upload) => state === 'interrupted';
const namesOf = (uploads: readonly { upload: Upload }[]) => uploads.map((each) => each.upload.name);

test('files with the same path, size and modified time are found, and the others are distinguished', () => {
  const uploads = ['same', 'longer', 'later', 'gone'].map((name) => upload(name));
  const files = [chosen('same'), chosen('longer', 'abcd'), chosen('later', 'abc', 6), chosen('new')];
  const match = matchChosenFiles(uploads, needsContent, { files });
  expect(namesOf(match.found)).toEqual(['same']);
  expect(namesOf(match.changed)).toEqual(['longer', 'later']);
  expect(match.missing.map(({ name }) => name)).toEqual(['gone']);
  expect(match.added.map(({ file }) => file.name)).toEqual(['new']);
  expect(match.isUnrelated).toBe(false);
});

test('files that have arrived are not sent again, unless they have changed since', () => {
  const uploads = [upload('arrived', { state: 'done' }), upload('edited', { state: 'done' })];
  const match = matchChosenFiles(uploads, needsContent, { files: [chosen('arrived'), chosen('edited', 'other text')] });
  expect(match).toMatchObject({ found: [], changed: [], missing: [], isUnrelated: false });
  expect(match.added.map(({ file }) => file.name)).toEqual(['edited']);
});

test('files with the same name in other folders are different files', () => {
  const uploads = [upload('a', { folders: ['Top', 'one'] })];
  const match = matchChosenFiles(uploads, needsContent, { files: [chosen('a', 'abc', 5, ['Top', 'two'])] });
  expect(match.found).toEqual([]);
  expect(match.isUnrelated).toBe(true);
});

test('a renamed folder counts as the same folder, and new files are added under its former name', () => {
  const uploads = [upload('a'), upload('b')];
  const files = ['a', 'c'].map((name) => chosen(name, 'abc', 5, ['Renamed']));
  const match = matchChosenFiles(uploads, needsContent, { files });
  expect(namesOf(match.found)).toEqual(['a']);
  expect(match.added).toMatchObject([{ folders: ['Top'] }]);
});

test('skipped files are not offered as new', () => {
  const files = ['same', 'skipped', 'new'].map((name) => chosen(name));
  const match = matchChosenFiles([upload('same')], needsContent, { files }, ['Top/skipped']);
  expect(match.added.map(({ file }) => file.name)).toEqual(['new']);
});

test('an upload started by another browser is matched by name and size', () => {
  const uploads = [upload('a', { folders: [], modifiedMs: undefined })];
  const match = matchChosenFiles(uploads, needsContent, { files: [chosen('a', 'abc', 77, [])] });
  expect(namesOf(match.found)).toEqual(['a']);
});
