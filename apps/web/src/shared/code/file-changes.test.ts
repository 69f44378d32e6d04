import { expect, test } from 'vitest';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { findFileChanges, sumChanges } from './file-changes.ts';

const file = (name: string, source: string, type: ScriptFile['type'] = 'SERVER_JS'): ScriptFile => ({
  name,
  type,
  source,
});

test('added, removed and changed files are distinguished, and equal ones omitted', () => {
  const before = [file('Same', 'a'), file('Changed', 'a\nb'), file('Gone', 'x\ny\nz')];
  const after = [file('Same', 'a'), file('Changed', 'a\nc'), file('New', 'n')];
  const changes = findFileChanges(before, after);
  expect(changes.map(({ title, kind, added, removed }) => [title, kind, added, removed])).toEqual([
    ['Changed.gs', 'changed', 1, 1],
    ['New.gs', 'added', 1, 0],
    ['Gone.gs', 'removed', 0, 3],
  ]);
  expect(sumChanges(changes)).toEqual({ added: 2, removed: 4 });
});

test('a file with a new name is a renamed one if most of its lines are the same', () => {
  const source = 'one\ntwo\nthree\nfour\nfive';
  const [change] = findFileChanges([file('Old', source)], [file('New', `${source}\nsix`)]);
  expect(change).toMatchObject({ kind: 'renamed', title: 'Old.gs → New.gs', added: 1, removed: 0 });
});

test('files of different types are never the same file', () => {
  const changes = findFileChanges([file('Page', 'a', 'HTML')], [file('Page', 'a')]);
  expect(changes.map(({ title, kind }) => [title, kind])).toEqual([
    ['Page.gs', 'added'],
    ['Page.html', 'removed'],
  ]);
});

test('a thousand files with both a new name and new content are reported as removed and added', () => {
  const files = (letter: string) =>
    Array.from({ length: 1000 }, (_, at) => file(`${letter}${at}`, Array(200).fill(`${letter}${at}`).join(' \n')));
  const changes = findFileChanges(files('a'), files('b'));
  expect(changes.map(({ kind }) => kind)).toEqual([...Array(1000).fill('added'), ...Array(1000).fill('removed')]);
});

test('after the time limit renamed files are not detected, and no file is lost', () => {
  const options = { endsAt: performance.now() - 1 };
  const changes = findFileChanges(
    [file('Old', 'a'), file('Same', 'b')],
    [file('New', 'a'), file('Same', 'b')],
    options,
  );
  expect(changes.map(({ title, kind }) => [title, kind])).toEqual([
    ['New.gs', 'added'],
    ['Old.gs', 'removed'],
  ]);
});
