// Checks that the texts of the console and the backend agree with the numbers in them, also with 1.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { countOf } from '../packages/api-client/src/count-of.ts';
import { parseSource } from './parse-source.ts';

/** A value in a text and the text that follows it. Other values in that text are `…`. */
type Insertion = { value: string; rest: string; place: string };

/** Limits of the console, which are never 1. */
const LIMIT = /^(?:countOf\()?[A-Z][A-Z_\d]+|\blimits?\b/;
/** Values that are words or sizes, not numbers. */
const OTHER_VALUE =
  /^(?:[\w.]*(?:names?|person|who|email|requester|host|operationId|format\w+|toPercent|quote\w*)\b|.*\? ')/i;
const COUNT = /\bcountOf\(|\bcountSoFar\(|toLocaleString\(|\.(?:length|size)\b|^\w*[cC]ounts?\b|^(?:total|rest|more)\b/;
const ADJECTIVES = '(?:(?:active|earlier|failed|more|new|older|open|other|unchanged) )*';
const PLURAL_VERBS = 'are|contain|differ|do|exist|fail|have|keep|match|need|remain|stay|use|wait|were';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync(['apps/{web,bff}/src/**/*.{ts,tsx}', 'packages/api-client/src/*.ts'], { cwd: root })
  .filter((path) => !/\/testing\/|\.test\.|\.gen\./.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const insertions = sources.flatMap(({ path }) => readInsertions(path));

/** Returns the values in the texts of a source. */
function readInsertions(path: string): Insertion[] {
  const source = parseSource(root, path);
  const found: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    const parts = toParts(node);
    for (const [index, part] of parts.entries()) {
      if (typeof part === 'string') continue;
      const { line } = source.getLineAndCharacterOfPosition(part.getStart(source));
      const rest = parts.slice(index + 1).map((each) => (typeof each === 'string' ? each : '…'));
      found.push({
        value: part.getText(source),
        rest: rest.join('').replace(/\s+/g, ' '),
        place: `${path}:${line + 1}`,
      });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Returns the texts and values of a template or of an element's content, in order. */
function toParts(node: ts.Node): (string | ts.Expression)[] {
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.flatMap(({ expression, literal }) => [expression, literal.text])];
  }
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return [];
  return node.children.flatMap((child) => {
    if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? [] : [child.text];
    if (!ts.isJsxExpression(child)) return toParts(child);
    if (!child.expression) return [];
    return ts.isStringLiteral(child.expression) ? [child.expression.text] : [child.expression];
  });
}

/** Returns the plurals of all nouns that the console counts. */
function readPlurals(): string[] {
  const nouns = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bcountOf\((?:[^()\n]|\([^()\n]*\))*, '([a-z ]+)'/g)].map(([, noun = '']) => noun),
  );
  return [...new Set(nouns)].map((noun) => countOf(2, noun).slice('2 '.length));
}

const plurals = readPlurals();
const numbers = insertions.filter(({ value }) => !LIMIT.test(value) && !OTHER_VALUE.test(value));
const counts = numbers.filter(({ value }) => COUNT.test(value));

/** Returns the insertions followed by a pattern, as displayed text. */
function findFollowedBy(pattern: RegExp, among: readonly Insertion[]): string[] {
  return among
    .filter(({ rest }) => pattern.test(rest))
    .map(({ place, value, rest }) => `${place}: ${value}${rest}`.slice(0, 200));
}

test('counts and nouns are found', () => {
  expect(counts.length).toBeGreaterThan(300);
  expect(plurals).toEqual(expect.arrayContaining(['files', 'people', 'processes', 'failed runs', 'approvals']));
});

test('a noun after a number is written by countOf, which knows its singular', () => {
  expect(findFollowedBy(new RegExp(`^ ${ADJECTIVES}(?:${plurals.join('|')})\\b`), numbers)).toEqual([]);
});

test('any other plural after a number is chosen by the number', () => {
  const unchecked = counts.filter(({ value }) => !value.startsWith('countOf('));
  const rest = findFollowedBy(/^ (?!(?:is|ms|pixels|series)\b)[a-z]+s\b/, unchecked);
  // Written only if there are several reviewers.
  expect(rest.filter((place) => !place.endsWith(': total reviewers'))).toEqual([]);
});

test('a verb after a number agrees with the number', () => {
  expect(findFollowedBy(new RegExp(`^ (?:already |also |still )?(?:${PLURAL_VERBS})\\b`), numbers)).toEqual([]);
});

test('no verb or pronoun later in the sentence is plural only', () => {
  expect(findFollowedBy(/^[^.;:?!(]*\b(?:are|have|were|they|them|their|these|those)\b/, counts)).toEqual([]);
});

/** Returns the buttons of a source whose label contains a count that no condition compares, so it could be zero. */
function findCountsInButtons(path: string): string[] {
  const source = parseSource(root, path);
  const found: string[] = [];
  const visit = (node: ts.Node, isInButton: boolean): void => {
    if (isInButton && ts.isCallExpression(node) && node.expression.getText(source) === 'countOf') {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${path}:${line + 1}: ${node.getText(source)}`);
    }
    if (ts.isConditionalExpression(node) && /[<>]|===/.test(node.condition.getText(source))) return;
    if (ts.isBinaryExpression(node) && /[<>]/.test(node.left.getText(source))) return;
    const isButton = ts.isJsxElement(node) && node.openingElement.tagName.getText(source) === 'Button';
    node.forEachChild((child) => visit(child, isInButton || isButton));
  };
  visit(source, false);
  return found;
}

test('no button offers to change 0 things', () => {
  expect(sources.filter(({ path }) => path.endsWith('.tsx')).flatMap(({ path }) => findCountsInButtons(path))).toEqual(
    [],
  );
});

test.each([
  [0, '0 files', '0 processes'],
  [1, '1 file', '1 process'],
  [2, '2 files', '2 processes'],
])('%i is formatted as %s', (count, files, processes) => {
  expect([countOf(count, 'file'), countOf(count, 'process')]).toEqual([files, processes]);
});

test('a lower bound is formatted in the plural', () => {
  expect(countOf(1, 'file', true)).toBe('1+ files');
});
