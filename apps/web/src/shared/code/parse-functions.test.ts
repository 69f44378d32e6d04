import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPrivate, parseFunctions } from './parse-functions.ts';

test('top-level functions are found with their lines, and no others', () => {
  const source = `const arrow = () => 1;
function main() {
  function inner() {}
}
async function load(url) {}
function* each() {}
// function commented() {}
const text = 'function quoted() {}';
class Report { run() {} }
if (true) { function conditional() {} }
function hidden_() {}`;
  expect(parseFunctions(source).map(({ name, line }) => [name, line])).toEqual([
    ['main', 2],
    ['load', 5],
    ['each', 6],
    ['hidden_', 11],
  ]);
});

test('parameters keep their names; those with defaults and rest parameters are optional', () => {
  const [found] = parseFunctions('function f(a, b = { c: 1 }, { d, e }, [g], ...rest) {}');
  expect(found?.parameters.map(({ name, isOptional }) => [name, isOptional])).toEqual([
    ['a', false],
    ['b', true],
    ['{ d, e }', false],
    ['[g]', false],
    ['rest', true],
  ]);
});

test('the comment above a function describes the function and its parameters', () => {
  const source = `/**
 * Sends the mail.
 * To one person.
 *
 * Slowly.
 * @param {string} to - who gets it
 * @param {number} [copies=1] how many
 */
function send(to, copies) {}`;
  expect(parseFunctions(source)).toEqual([
    {
      name: 'send',
      line: 9,
      summary: 'Sends the mail. To one person.',
      parameters: [
        { name: 'to', type: 'string', description: 'who gets it', isOptional: false },
        { name: 'copies', type: 'number', description: 'how many', isOptional: true },
      ],
    },
  ]);
});

test('of functions with the same name the last one counts', () => {
  const found = parseFunctions('function a(x) {}\nfunction b() {}\nfunction a(y, z) {}');
  expect(found.map(({ name, line }) => [name, line])).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
});

test('a name that ends with an underscore is private', () => {
  expect(parseFunctions('function a() {}\nfunction b_() {}').map(isPrivate)).toEqual([false, true]);
});

test('functions are found whatever their names are', () => {
  const name = fc.stringMatching(/^[a-zA-Z$_][a-zA-Z0-9$_]{0,12}$/).map((text) => `${text}é`);
  const property = fc.property(fc.uniqueArray(name), fc.array(name), (names, parameters) => {
    const source = names.map((each) => `function ${each}(${parameters.join(', ')}) { return 1; }`).join('\n');
    const found = parseFunctions(source);
    expect(found.map((each) => each.name)).toEqual(names);
    for (const each of found) expect(each.parameters.map((parameter) => parameter.name)).toEqual(parameters);
  });
  fc.assert(property);
});

test('any text is accepted, and line numbers stay within it', () => {
  const piece = fc.constantFrom(
    'function ',
    'f',
    '(',
    ')',
    '{',
    '}',
    '/** @param {a} b c */',
    '`',
    '${',
    '\n',
    '=',
    ',',
    '...',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  const property = fc.property(text, (source) => {
    const lines = source.split('\n').length;
    for (const { line } of parseFunctions(source)) {
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(lines);
    }
  });
  fc.assert(property, { numRuns: 300 });
});
