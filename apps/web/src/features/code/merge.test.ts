import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { countConflicts, mergeFiles, toMergedFiles } from './merge-files.ts';
import { mergeTexts, toMergedText } from './merge-texts.ts';

const text = fc.array(fc.constantFrom('a', 'b', 'c', '', '}'), { maxLength: 10 }).map((lines) => lines.join('\n'));
const merged = (base: string, mine: string, theirs: string) => toMergedText(mergeTexts(base, mine, theirs), []);
const hasConflict = (base: string, mine: string, theirs: string) =>
  mergeTexts(base, mine, theirs).some(({ kind }) => kind === 'conflict');

describe('merging texts', () => {
  test('applies changes made by only one side, and identical changes by both', () => {
    const property = fc.property(text, text, (base, changed) => {
      for (const sides of [
        [changed, base],
        [base, changed],
        [changed, changed],
      ] as const) {
        expect(hasConflict(base, ...sides)).toBe(false);
        expect(merged(base, ...sides)).toBe(changed);
      }
    });
    fc.assert(property);
  });

  test('is symmetrical in both sides', () => {
    const property = fc.property(text, text, text, (base, mine, theirs) => {
      const pieces = mergeTexts(base, mine, theirs);
      const conflicts = pieces.filter(({ kind }) => kind === 'conflict').length;
      const swapped = mergeTexts(base, theirs, mine);
      expect(toMergedText(pieces, Array(conflicts).fill('theirs'))).toBe(
        toMergedText(swapped, Array(conflicts).fill('mine')),
      );
    });
    fc.assert(property);
  });

  test('combines changes in different places', () => {
    const base = 'one\ntwo\nthree\nfour\nfive';
    expect(merged(base, base.replace('one', 'ONE'), `${base}\nsix`)).toBe('ONE\ntwo\nthree\nfour\nfive\nsix');
  });

  test('reports a conflict if both sides changed the same place differently', () => {
    const pieces = mergeTexts('a\nb\nc', 'a\nmine\nc', 'a\ntheirs\nc');
    expect(pieces).toEqual([
      { kind: 'merged', lines: ['a'] },
      { kind: 'conflict', mine: ['mine'], theirs: ['theirs'] },
      { kind: 'merged', lines: ['c'] },
    ]);
    expect(toMergedText(pieces, ['mine'])).toBe('a\nmine\nc');
    expect(toMergedText(pieces, ['theirs'])).toBe('a\ntheirs\nc');
    expect(toMergedText(pieces, ['both'])).toBe('a\nmine\ntheirs\nc');
  });
});

describe('merging long texts', () => {
  const COUNT = 100_000;
  const lines = (letter: string, changed = 'x') =>
    Array.from({ length: COUNT }, (_, index) => (index % 100 === 0 ? changed : `${letter}${index}`)).join('\n');

  test('preserves a hundred thousand common lines', () => {
    const base = lines('a');
    expect(merged(base, `${base}\nmine`, `theirs\n${base}`)).toBe(`theirs\n${base}\nmine`);
  });

  test('produces a conflict if the texts have nothing in common', () => {
    const pieces = mergeTexts(lines('a'), lines('b', 'y'), lines('c', 'z'));
    expect(pieces.map(({ kind }) => kind)).toEqual(['conflict']);
  });

  test('produces one conflict between the whole texts if the time limit is exceeded', () => {
    const pieces = mergeTexts('a\nb\nc', 'b\na\nc', 'c\nb\na', performance.now() - 1);
    expect(pieces).toEqual([{ kind: 'conflict', mine: ['b', 'a', 'c'], theirs: ['c', 'b', 'a'] }]);
  });
});

describe('merging files', () => {
  const file = (name: string, source: string): ScriptFile => ({ name, type: 'SERVER_JS', source });
  const base = [file('A', 'a'), file('B', 'b'), file('C', 'c'), file('D', 'd')];

  test('shows who changed each file', () => {
    const mine = [file('A', 'mine'), file('B', 'b'), file('C', 'mine'), file('D', 'd'), file('New', 'n')];
    const theirs = [file('A', 'a'), file('B', 'theirs'), file('C', 'theirs'), file('D', 'd')];
    const merges = mergeFiles(base, mine, theirs);
    expect(merges.map(({ title, state }) => [title, state])).toEqual([
      ['A.gs', 'mine'],
      ['B.gs', 'theirs'],
      ['C.gs', 'conflict'],
      ['D.gs', 'same'],
      ['New.gs', 'mine'],
    ]);
    expect(toMergedFiles(merges, () => ['theirs']).map(({ name, source }) => [name, source])).toEqual([
      ['A', 'mine'],
      ['B', 'theirs'],
      ['C', 'theirs'],
      ['D', 'd'],
      ['New', 'n'],
    ]);
  });

  test('deletes files that one side deleted and the other left unchanged', () => {
    const merges = mergeFiles(base, base.slice(1), base.slice(0, 3));
    expect(toMergedFiles(merges, () => []).map(({ name }) => name)).toEqual(['B', 'C']);
  });

  test('reports a conflict for the whole file if one side deleted it and the other changed it', () => {
    const merges = mergeFiles(base, base.slice(1), [file('A', 'theirs'), ...base.slice(1)]);
    const [first] = merges;
    expect(first && countConflicts(first)).toBe(1);
    expect(toMergedFiles(merges, () => ['mine']).map(({ name }) => name)).toEqual(['B', 'C', 'D']);
    expect(toMergedFiles(merges, () => ['theirs'])[0]).toEqual(file('A', 'theirs'));
  });
});
