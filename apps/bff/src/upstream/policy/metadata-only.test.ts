import { contentSchemas } from '@rotunda/api-client/content-schemas';
import { type FieldTree, parseFieldMask, printFieldMask } from '@rotunda/api-client/field-mask';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { operations } from '@rotunda/api-client/operations';
import { printQueryTokens, tokenizeQuery } from '@rotunda/api-client/query-tokens';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canReadContent } from '#domain/policy/content-roles.ts';
import { ProblemError } from '#domain/problem.ts';
import { toMetadataOnly } from './metadata-only.ts';

const all: readonly OperationDescriptor[] = Object.values(operations);
const { 'drive.files.list': list, 'drive.files.get': get } = operations;

function narrow(operation: typeof list | typeof get, query: Record<string, string> | string): URLSearchParams {
  return toMetadataOnly({ operationId: operation.id, operation, query: new URLSearchParams(query) });
}

/** Returns the rejection of a query, or undefined if it is accepted. */
function refusalOf(operation: typeof list | typeof get, query: Record<string, string> | string) {
  try {
    narrow(operation, query);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { code: error.code, detail: error.message };
  }
}

/**
 * Returns whether a mask selects content members of a response, computed independently from all member paths that it
 * names.
 */
function selectsContent(schema: string, tree: FieldTree): boolean {
  const known = contentSchemas[schema];
  if (!known) return false;
  if (tree === '*')
    return known.content.length > 0 || Object.values(known.below ?? {}).some((one) => selectsContent(one, '*'));
  return [...tree].some(([name, below]) => {
    if (name === '*') return true;
    if (known.content.includes(name)) return true;
    const inner = known.below?.[name];
    return inner !== undefined && selectsContent(inner, below);
  });
}

describe('field masks of users who read metadata only', () => {
  test('request the default fields of the service by name if the mask is absent', () => {
    expect(narrow(get, {}).get('fields')).toBe('kind,id,name,mimeType,resourceKey,driveId,teamDriveId');
    expect(narrow(list, {}).get('fields')).toMatch(/^kind,incompleteSearch,nextPageToken,files\(kind,id,/);
  });

  test.each([
    '*',
    'files',
    'files/*',
    'files(*)',
    'kind,*',
    ' files ( * ) , kind',
    '*,files/id',
    '*,files/thumbnailLink',
  ])('with %s request all fields by name except content', (fields) => {
    const mask = narrow(list, { fields }).get('fields') ?? '';
    expect(mask).toContain('name');
    expect(mask).not.toMatch(/thumbnailLink|exportLinks|webContentLink|contentHints|\*/);
  });

  test.each([
    'files/thumbnailLink',
    'files(thumbnailLink)',
    'files(id,thumbnailLink)',
    'files ( id , thumbnailLink )',
    'nextPageToken,files(id),files/thumbnailLink',
    'files(exportLinks/text-plain)',
    'files/webContentLink',
    'files/contentHints/indexableText',
    'files(contentHints(thumbnail(image)))',
  ])('are rejected with %s', (fields) => {
    const detail = expect.stringMatching(
      /^drive\.files\.list with fields=files\/\w+ reads .*, which requires the operator or reviewer role\.$/,
    );
    expect(refusalOf(list, { fields })).toMatchObject({ code: 'policy_denied', detail });
  });

  test.each([
    '*/thumbnailLink',
    '*(thumbnailLink)',
    'files(*/x)',
    'Files',
    'files/ThumbnailLink',
    'files/thumbnail',
    '',
  ])('are not parsed and therefore not forwarded with %j', (fields) => {
    expect(refusalOf(list, { fields })).toMatchObject({ code: 'bad_query' });
  });

  test('never select content once narrowed, however they are written', () => {
    const files = contentSchemas['drive.File'];
    const name = fc.constantFrom(
      '*',
      'files',
      'id',
      'owners',
      'labelInfo',
      ...(files?.content ?? []),
      'kind',
      'capabilities',
    );
    const separator = fc.constantFrom('/', ' / ', '(', ' ( ', ',', ' , ', ')', ' ');
    const text = fc.array(fc.oneof(name, name, separator), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom(list, get), (fields, operation) => {
        if (refusalOf(operation, { fields })) return;
        const mask = narrow(operation, { fields }).get('fields') ?? '';
        const tree = parseFieldMask(mask);
        expect(selectsContent(`drive.${operation.response}`, tree)).toBe(false);
        expect(printFieldMask(tree)).toBe(mask);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('searches of users who read metadata only', () => {
  test.each([
    "fullText contains 'x'",
    "FULLTEXT contains 'x'",
    "fulltext contains 'x'",
    "\tfullText\n contains\u00a0'x'",
    `fullText contains "x"`,
    "not fullText contains 'x'",
    "name = 'a' or (trashed = false and not(fullText contains 'x'))",
    "name contains 'it\\'s' and fullText contains 'x'",
    String.raw`name = '\\' and fullText contains 'x'`,
    String.raw`name = "\\" or fullText contains "x"`,
  ])('are rejected with %s', (q) => {
    expect(refusalOf(list, { q })).toMatchObject({
      code: 'policy_denied',
      detail: expect.stringContaining('q=fullText'),
    });
  });

  test.each([
    'ﬁllText contains "x"',
    "title contains 'x'",
    "content contains 'x'",
    "'x' in fullTexts",
    'full\u200bText contains "x"',
    "text contains 'x'",
    "name = 'open",
  ])('are not parsed and therefore not forwarded with %s', (q) => {
    expect(refusalOf(list, { q })).toMatchObject({ code: 'bad_query' });
  });

  test.each([
    ["name contains 'fullText contains'", "name contains 'fullText contains'"],
    [`name="it's" and 'root' in parents`, String.raw`name = 'it\'s' and 'root' in parents`],
    ["properties has { key='a' and value='b' }", "properties has { key = 'a' and value = 'b' }"],
    ["labels/a.b starts with 'x' or labels/a.c is not null", "labels/a.b starts with 'x' or labels/a.c is not null"],
    ['trashed != true and modifiedTime>"2026-01-01"', "trashed != true and modifiedTime > '2026-01-01'"],
  ])('with %s are forwarded as %s', (q, passed) => {
    expect(narrow(list, { q }).get('q')).toBe(passed);
  });

  test('never search content once narrowed, however they are written', () => {
    const part = fc.constantFrom(
      'fullText',
      'FullText',
      'name',
      ' contains ',
      ' = ',
      "'",
      '"',
      '\\',
      "'x'",
      '"y"',
      ' and ',
      '(',
      ')',
      ' ',
    );
    const text = fc.array(part, { maxLength: 16 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (q) => {
        if (refusalOf(list, { q })) return;
        const passed = narrow(list, { q }).get('q') ?? '';
        const words = tokenizeQuery(passed).filter(({ kind }) => kind === 'word');
        expect(words.filter(({ text: word }) => word.toLowerCase() === 'fulltext')).toEqual([]);
        expect(printQueryTokens(tokenizeQuery(passed))).toBe(passed);
        expect(passed.replaceAll(/'(?:[^'\\]|\\.)*'/gs, '').toLowerCase()).not.toContain('fulltext');
      }),
      { numRuns: 2000 },
    );
  });
});

test.each(['fields=id&fields=thumbnailLink', 'q=&q=fullText', 'f%69elds=id&fields=name'])(
  '%s names a parameter twice and is rejected',
  (query) => {
    expect(refusalOf(list, query)).toMatchObject({ code: 'bad_query', detail: expect.stringContaining('twice') });
  },
);

test('a user who reads metadata only cannot call an operation that always returns content', () => {
  const open = all.filter(({ id, content }) => {
    const rule = Object.entries(operationTraits).find(([operationId]) => operationId === id)?.[1];
    return content === 'always' && rule?.roles.some((role) => !canReadContent({ roles: [role] }));
  });
  expect(open.map(({ id }) => id)).toEqual([]);
  expect(all.filter(({ content }) => content === 'always')).not.toEqual([]);
});

test('a search with undescribed scope counts as a search of content', () => {
  const operation = operations['calendar.events.list'];
  const search = () => toMetadataOnly({ operationId: operation.id, operation, query: new URLSearchParams('q=plan') });
  expect(search).toThrow('calendar.events.list with q=plan reads the content of files');
});

test('an unreadable search is quoted from the position of the error, for twenty characters', () => {
  const q = `name = 'a' and ${'~'.repeat(40)}`;
  expect(refusalOf(list, { q })).toEqual({ code: 'bad_query', detail: `Invalid: q, at "${'~'.repeat(20)}".` });
});
