import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFunctions, ScriptSyntaxError } from './parse-script.ts';

const faultOf = (source: string): ScriptSyntaxError => {
  try {
    parseFunctions(source);
  } catch (error) {
    if (error instanceof ScriptSyntaxError) return error;
    throw error;
  }
  throw new Error(`no fault in ${source}`);
};

describe('the functions of a script', () => {
  test('are those declared at its top level, including private and asynchronous ones', () => {
    const source = `
      function main() { function inner() {} }
      async function load() {}
      function* each() {}
      function hidden_() {}
      const arrow = () => 1;
      var assigned = function named() {};
      class Report { run() {} }
      if (true) { function conditional() {} }
      // function commented() {}
      const text = 'function quoted() {}';`;
    expect(parseFunctions(source).map(({ name }) => name)).toEqual(['main', 'load', 'each', 'hidden_']);
  });

  test('list their parameters, with destructured ones as written', () => {
    const source = 'function f(a, b = 1 + 2, { c, d = [1] }, [e] = [], ...rest) {}';
    expect(parseFunctions(source)).toEqual([{ name: 'f', parameters: ['a', 'b', '{ c, d = [1] }', '[e]', 'rest'] }]);
  });

  test('with the same name count once, as the last of them', () => {
    expect(parseFunctions('function a(x) {} function b() {} function a(y, z) {}')).toEqual([
      { name: 'a', parameters: ['y', 'z'] },
      { name: 'b', parameters: [] },
    ]);
  });

  test('are found whatever their names are', () => {
    const name = fc.stringMatching(/^[a-zA-Z$_][a-zA-Z0-9$_]{0,12}$/).map((text) => `${text}é`);
    const property = fc.property(fc.uniqueArray(name), fc.array(name), (names, parameters) => {
      const source = names.map((each) => `function ${each}(${parameters.join(', ')}) { return 1; }`).join('\n');
      expect(parseFunctions(source)).toEqual(names.map((each) => ({ name: each, parameters })));
    });
    fc.assert(property);
  });
});

describe('an invalid script', () => {
  test.each([
    ['function main( {', 1, 'Unexpected token'],
    ['let a = 1;\nlet b = 2;\nlet a = 3;', 3, "Identifier 'a' has already been declared"],
    ['var text = "no end', 1, 'Unterminated string constant'],
    ['function f() {\n  return 1;\n', 3, 'Unexpected token'],
    ['import x from "y";', 1, "'import' and 'export' may appear only with 'sourceType: module'"],
    ['return 1;', 1, "'return' outside of function"],
    ['await load();', 1, 'Unexpected token'],
  ])('%j is rejected with the line and the reason', (source, lineNumber, message) => {
    expect(faultOf(source)).toMatchObject({ lineNumber, message });
  });

  test.each(['(', '{', '[', '-', '`${', 'a=>'])('is rejected if %s is nested too deeply to parse', (piece) => {
    expect(faultOf(piece.repeat(200_000)).message).toBe('Not enough stack space to parse input');
  });

  test('is rejected if a regular expression is nested too deeply to parse', () => {
    const pattern = '('.repeat(100_000) + ')'.repeat(100_000);
    expect(faultOf(`/${pattern}/`).message).toBe('Not enough stack space to parse input');
  });

  test('never fails in any other way, whatever the text', () => {
    const piece = fc.constantFrom(
      'function ',
      'f',
      '(',
      ')',
      '{',
      '}',
      '`',
      '${',
      '/',
      '*',
      "'",
      '\n',
      '=>',
      '…',
      '\0',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    const property = fc.property(text, (source) => {
      try {
        parseFunctions(source);
      } catch (error) {
        expect(error).toBeInstanceOf(ScriptSyntaxError);
      }
    });
    fc.assert(property, { numRuns: 500 });
  });
});
