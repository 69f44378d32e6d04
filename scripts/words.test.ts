// Checks the texts of the console, the backend and the OpenAPI documents, and names in the code, against the word lists of docs/words.md.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseSource } from './parse-source.ts';
import { readDocumentTexts } from './read-document-texts.ts';
import { readColumnNames, readNames, type SourceName } from './read-names.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const texts = globSync(
  ['apps/{web,bff}/src/**/*.{ts,tsx}', 'apps/services/src/{identity,pages}/*.ts', ...readMailers()],
  { cwd: root },
)
  .filter((path) => !/\/testing\/|\.test\.|\.gen\./.test(path))
  .concat('packages/api-client/src/generated/audit-labels.gen.ts')
  .flatMap((path) => readTexts(path))
  .concat(['bff', 'script', 'calendar', 'drive'].flatMap(readDocumentTexts));

/** Returns the visible texts of a source: text between tags, and strings that start like a text. */
function readTexts(path: string): { place: string; text: string }[] {
  const source = parseSource(root, path);
  const found: { place: string; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    for (const text of toTexts(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ place: `${path}:${line + 1}`, text });
    }
    if (!ts.isImportDeclaration(node) && !ts.isLiteralTypeNode(node)) node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Returns the files of the services that send mail. */
function readMailers(): string[] {
  return globSync('apps/services/src/{calendar,drive}/**/*.ts', { cwd: root }).filter((path) =>
    readFileSync(join(root, path), 'utf8').includes("from '#core/mail.ts'"),
  );
}

function toTexts(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return node.text.trim() === '' ? [] : [node.text];
  const text = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : ts.isStringLiteralLike(node) && node.text;
  return text
    ? text
        .split(/<[^>]*>/)
        .map((part) => part.trim())
        .filter((part) => /^(?:…|[A-Z][a-z]*\b)/.test(part))
    : [];
}

/** Returns the texts that match a pattern, with their places. */
function findTexts(pattern: RegExp): string[] {
  return texts.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place}: ${text.trim()}`);
}

const words = readLastColumn('## Texts');
const nameWords = readLastColumn('## Names in code');
const columnWords = readLastColumn('## Names of tables and columns');

/** Returns the words in the last column of the table below a heading of docs/words.md. */
function readLastColumn(heading: string): string[] {
  const [, section = ''] = readFileSync(join(root, 'docs/words.md'), 'utf8').split(`${heading}\n`);
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| (?!-|use )/.test(line))
    .flatMap((line) => line.split('|')[3]?.split(',') ?? [])
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function readDecisionTitles(): SourceName[] {
  return globSync('docs/decisions/*.md', { cwd: root }).map((place) => {
    const [title = ''] = readFileSync(join(root, place), 'utf8').split('\n');
    return {
      words:
        title
          .toLowerCase()
          .match(/[a-z]+/g)
          ?.join('-') ?? '',
      text: title,
      place,
    };
  });
}

/** Names defined by the services' interfaces and OpenID Connect, as words. */
const GIVEN_NAMES = /(?:content|login)-hint|keep-(?:alive|forever)/g;

const names = [...readNames(root), ...readDecisionTitles()].map(withoutGivenNames);
const columns = readColumnNames(root).map(withoutGivenNames);

function withoutGivenNames(name: SourceName): SourceName {
  return { ...name, words: name.words.replaceAll(GIVEN_NAMES, '') };
}

/** Returns the names that contain words in sequence, with their places. */
function findNames(word: string, among: readonly SourceName[]): string[] {
  const pattern = new RegExp(`(?:^|-)${word.replaceAll(' ', '-')}s?(?:-|$)`);
  return among.filter((name) => pattern.test(name.words)).map(({ place, text }) => `${place}: ${text}`);
}

test('texts and words are found', () => {
  expect(texts.length).toBeGreaterThan(2_000);
  expect(words).toContain('execution');
  expect(names.length).toBeGreaterThan(20_000);
  expect(nameWords).toContain('lease lines');
  expect(columns.length).toBeGreaterThan(200);
  expect(columnWords).toContain('person');
});

test.each(words)('no text contains “%s”', (word) => {
  expect(findTexts(new RegExp(`(?<![\\w(<":-])${word}s?(?![\\w-])`, word === 'id' ? '' : 'i'))).toEqual([]);
});

test.each(nameWords)('no name in the code contains “%s”', (word) => {
  expect(findNames(word, names)).toEqual([]);
});

test.each([...nameWords, ...columnWords])('no table or column is named “%s”', (word) => {
  expect(findNames(word, columns)).toEqual([]);
});

test('no text begs, shouts or trails off', () => {
  expect(findTexts(/\b(?:please|sorry|oops)\b|[a-z]!(?:\s|$)|\.\.\./i)).toEqual([]);
});

test('a text names its subject instead of “It”', () => {
  expect(findTexts(/^It\b/)).toEqual([]);
});

test('a heading or label is a noun, not a clause', () => {
  expect(findTexts(/^(?:What|Where|Who|Whose|Whether|How) [^.?…:]*$/)).toEqual([]);
});

test('no text contains a contraction', () => {
  const contraction = /n’t\b|[a-z]’(?:re|ll|ve|d|m)\b|\b(?:it|that|there|here|what|who)’s\b/i;
  expect(findTexts(contraction)).toEqual([]);
});

test('apostrophes are curly', () => {
  expect(findTexts(/[a-z]'(?:s|t|re|ll|ve|d)\b/)).toEqual([]);
});

test('no comment contains “What … works with” or “under way”', () => {
  const found = globSync('{apps,packages}/*/{src,tests,scripts}/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
    (readFileSync(join(root, path), 'utf8').match(/(?:\/\/|\*) .*/g) ?? [])
      .filter((comment) => /\bWhat .*\bworks? with\b|\bunder way\b/.test(comment))
      .map((comment) => `${path}: ${comment}`),
  );
  expect(found).toEqual([]);
});
