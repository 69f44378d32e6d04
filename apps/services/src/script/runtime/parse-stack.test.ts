import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStack } from './parse-stack.ts';

describe('parseStack', () => {
  test('returns the frames in script files, innermost first', () => {
    const stack = `    at inner (Code:4:19)
    at forEach (native)
    at <anonymous> (lib/More:2:4)
    at <eval> (Code:5:28)
    at callFunction (internal:main.js:48:14)
`;
    expect(parseStack(stack, ['Code', 'lib/More'])).toEqual([
      { function: 'inner', file: 'Code', lineNumber: 4 },
      { function: '(anonymous)', file: 'lib/More', lineNumber: 2 },
      { function: '(anonymous)', file: 'Code', lineNumber: 5 },
    ]);
  });

  test('finds the line of a syntax error', () => {
    expect(parseStack('    at Code:3:14\n', ['Code'])).toEqual([
      { function: '(anonymous)', file: 'Code', lineNumber: 3 },
    ]);
  });

  test('stops after fifty frames', () => {
    expect(parseStack('    at f (Code:1:1)\n'.repeat(5000), ['Code'])).toHaveLength(50);
  });

  test('parses files of any name, even if one name ends with another', () => {
    const names = fc.string({ minLength: 1 }).filter((name) => !/[\n\r]/.test(name));
    fc.assert(
      fc.property(names, names, fc.nat(), (file, prefix, lineNumber) => {
        const fileNames = [file, `${prefix} (${file}`];
        for (const each of fileNames) {
          const [frame] = parseStack(`    at run (${each}:${lineNumber}:7)\n`, fileNames);
          expect(frame).toMatchObject({ file: each, lineNumber });
        }
      }),
    );
  });
});
