import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinTerms, kinds, viewQuery, withField, withoutTerm } from './query-chips.ts';
import { readQueryTerms } from './query-terms.ts';

const value = fc.string({ minLength: 1, maxLength: 12 });
const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const term = fc.oneof(
  value.map((text) => `name contains ${quote(text)}`),
  value.map((text) => `${quote(text)} in owners`),
  value.map((text) => `not ${quote(text)} in parents`),
  fc.tuple(value, value).map(([one, other]) => `(name = ${quote(one)} or fullText contains ${quote(other)})`),
  fc.tuple(value, value).map(([key, text]) => `properties has { key=${quote(key)} and value=${quote(text)} }`),
  fc.constantFrom('starred = true', 'labels/l1.f1 is not null', "labels/l1.f2 starts with 'x'", 'labels/l1.f3 >= 5'),
);

test('joined conditions are parsed back as written, whatever their values', () => {
  fc.assert(
    fc.property(fc.array(term, { minLength: 1, maxLength: 6 }), (terms) => {
      expect(readQueryTerms(terms.join(' and ')).map(({ text }) => text)).toEqual(terms);
    }),
  );
});

test('a field changes its own condition and leaves the text of the others unchanged', () => {
  fc.assert(
    fc.property(fc.array(term, { maxLength: 4 }), value, (terms, owner) => {
      const others = terms.filter((text) => !text.endsWith(' in owners'));
      const changed = withField(terms.join(' and '), 'owner', owner);
      expect(viewQuery(changed).fields.owner).toBe(owner);
      expect(withField(changed, 'owner', undefined)).toBe(joinTerms(others));
    }),
  );
});

test('every selectable file type is read back from its condition', () => {
  for (const { value: kind } of kinds) {
    expect(viewQuery(withField("name contains 'a'", 'kind', kind)).fields).toEqual({ kind });
  }
});

test('a search with or is one condition, and remains one next to others', () => {
  const text = "name = 'a' or name = 'b'";
  expect(viewQuery(text).rest).toHaveLength(1);
  expect(withField(text, 'visibility', 'limited')).toBe("(name = 'a' or name = 'b') and visibility = 'limited'");
});

test('a flag alone is a condition', () => {
  const { rest, problem } = viewQuery("trashed and (starred or not sharedWithMe) and name = 'a'");
  expect(problem).toBeUndefined();
  expect(rest.map((each) => each.text)).toEqual(['trashed', '(starred or not sharedWithMe)', "name = 'a'"]);
});

test('a condition without a field can be removed', () => {
  const text = "starred = true and 'ana@example.com' in owners";
  const { rest } = viewQuery(text);
  expect(rest.map((each) => each.text)).toEqual(['starred = true']);
  expect(withoutTerm(text, rest[0] ?? { text: '', start: 0, end: 0 })).toBe("'ana@example.com' in owners");
});

test.for([
  ["name = 'a' and colour = 'red'", 'colour', 'colour is not a search term'],
  ["name is 'a'", 'is', 'name must be followed by contains, =, !='],
  ["name contains 'a' and", 'd', 'A condition is missing'],
  ["starred = 'yes'", "'yes'", 'starred must be followed by true or false'],
  ["modifiedTime > '2026", "'2026", 'Missing closing quote'],
  ["(name = 'a'", "'", 'Conditions must be joined by and, or by or'],
  ["'a' in everything", 'everything', 'in must be followed by parents, owners, writers, readers, labels'],
  ["name = 'a' # 1", '# 1', '# is unexpected here'],
  ["name = 'a' name = 'b'", 'name', 'Conditions must be joined by and, or by or'],
])('%s has an error at %s', ([text = '', part, message]) => {
  const { problem } = viewQuery(text);
  expect(problem?.message).toBe(message);
  expect(text.slice(problem?.start, problem?.end)).toBe(part);
});

test('no text makes the parser fail in any other way', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      viewQuery(text);
    }),
  );
});
