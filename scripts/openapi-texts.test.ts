// Checks the form of the texts in the OpenAPI documents. words.test.ts checks their words.
import { expect, test } from 'vitest';
import { type DocumentText, readDocumentTexts } from './read-document-texts.ts';

const own = readDocumentTexts('bff');
const all = [...own, ...['script', 'calendar', 'drive'].flatMap(readDocumentTexts)];
const ownSummaries = own.filter(({ kind }) => kind === 'summary');
const summaries = all.filter(({ kind }) => kind === 'summary');
const descriptions = all.filter(({ kind }) => kind === 'description');

/** Returns the texts that do not match a pattern, with their places. */
function findOthers(texts: readonly DocumentText[], pattern: RegExp): string[] {
  return texts.filter(({ text }) => !pattern.test(text)).map(({ place, text }) => `${place}: ${text}`);
}

test('texts are found', () => {
  expect(summaries.length).toBeGreaterThan(200);
  expect(descriptions.length).toBeGreaterThan(1800);
});

test('a summary is an imperative phrase of at most 80 characters without a full stop', () => {
  expect(findOthers(summaries, /^(?=.{1,80}$)[A-Z][a-z]*(?:[^\Ws]|ss),? .*[^.]$/)).toEqual([]);
});

test('no two operations of the console have the same summary', () => {
  const texts = ownSummaries.map(({ text }) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});

test('a description consists of sentences', () => {
  expect(findOthers(descriptions, /^[A-Z\d`].*\.$/)).toEqual([]);
});

test('a description begins with what the field is, not with a question', () => {
  expect(findOthers(descriptions, /^(?!(?:Who|Whose|What|Which|When|Where|Since|Until|How)\b)/)).toEqual([]);
});

test('a boolean is described by “Whether”, by what a filter returns, or as obsolete', () => {
  const booleans = descriptions.filter(({ isBoolean }) => isBoolean);
  expect(booleans.length).toBeGreaterThan(50);
  expect(findOthers(booleans, /^(?:(?:Whether|If true,|Former) |(?:Ignored|Deprecated)\.)/)).toEqual([]);
});
