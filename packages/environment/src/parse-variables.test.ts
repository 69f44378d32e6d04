import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseVariables } from './parse-variables.ts';
import { wholeNumber } from './whole-number.ts';

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(4000),
  DATA_DIR: z.string().default('./data'),
  OUR_ADDRESS: z.string().optional(),
});
const problemsOf = (env: Record<string, string>) => parseVariables(schema, env, 'OUR_').problems;

test.each([' ', '0x10', '1e3', '4000 ', ' 4000', '4_000', '4.5', '+1', 'Infinity', '٤', '-1', '65536'])(
  '“%s” is not a port',
  (text) => expect(problemsOf({ PORT: text })).toEqual([expect.stringMatching(/^PORT: /)]),
);

test('every whole number within the bounds is valid, and every other text is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 65_535 }), (port) => {
      expect(parseVariables(schema, { PORT: String(port) }).value?.PORT).toBe(port);
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((text) => !/^-?\d+$/.test(text)),
      (text) => {
        expect(problemsOf({ PORT: text })).toEqual(['PORT: is not a whole number']);
      },
    ),
  );
});

test.each([' ', 'data ', ' data', 'data\r', 'data\n', '\u00a0data'])('%j is no text that a person means', (text) => {
  const message = 'DATA_DIR: must not begin or end with a space or line break';
  expect(problemsOf({ DATA_DIR: text })).toEqual([message]);
  expect(problemsOf({ DATA_DIR: text, PORT: 'x' })).toEqual(['PORT: is not a whole number', message]);
});

test('a list, which its schema converts, may contain spaces', () => {
  const list = z.object({ LIST: z.string().transform((text) => text.split(',').map((each) => each.trim())) });
  expect(parseVariables(list, { LIST: 'a, b\n' })).toEqual({ value: { LIST: ['a', 'b'] }, problems: [] });
});

test('an empty variable counts as unset', () => {
  expect(parseVariables(schema, { PORT: '', DATA_DIR: '' }).value).toEqual({ PORT: 4000, DATA_DIR: './data' });
});

test.each([
  ['DATA_DIRR', 'DATA_DIR'],
  ['DATADIR', 'DATA_DIR'],
  ['DATA_DRI', 'DATA_DIR'],
  ['OUR_ADRESS', 'OUR_ADDRESS'],
])('%s is recognised as a misspelling of %s', (name, meant) => {
  expect(problemsOf({ [name]: 'x' })).toEqual([`${name}: is not a variable of Rotunda; did you mean ${meant}?`]);
});

test('an unknown variable of Rotunda is reported, and one of another program is not', () => {
  expect(problemsOf({ OUR_TYPO: '1' })).toEqual(['OUR_TYPO: is not a variable of Rotunda']);
  expect(problemsOf({ PATH: '/bin', PORTS: '1', POST: '1', HOSTNAME: 'x', DATABASE: 'x' })).toEqual([]);
});

test('a name similar to a variable that is set is considered one of another program', () => {
  expect(problemsOf({ DATA_DIR: './data', DATA_DIRS: 'x' })).toEqual([]);
});
