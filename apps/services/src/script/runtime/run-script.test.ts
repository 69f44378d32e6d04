import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate, messageOf, resultOf, run } from '#testing/run-source.ts';

describe('values', () => {
  test('are passed in and returned unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ noUnicodeString: false }), async (value) => {
        // JSON does not preserve the sign of zero.
        const expected: unknown = JSON.parse(JSON.stringify(value));
        expect(await evaluate('args[0]', [value])).toEqual(expected);
      }),
      { numRuns: process.env.LONG_TESTS ? 40 : 10 },
    );
  });

  test('of asynchronous functions are those their promises settle with', async () => {
    const { end } = await run('async function main() { await null; return [await 1, await Promise.resolve(2)]; }');
    expect(resultOf(end)).toEqual([1, 2]);
    const failed = await run('async function main() { await null; throw new RangeError("late"); }');
    expect(failed.end).toMatchObject({ status: 'FAILED', error: { type: 'RangeError', message: 'late' } });
  });

  test('nested deeper than a hundred levels are rejected, and so are circular ones', async () => {
    const nested = (depth: number) => `Array.from({ length: ${depth} }).reduce((inner) => [inner], 1)`;
    expect(await messageOf(nested(100))).toBe('COMPLETED');
    expect(await messageOf(nested(101))).toContain('not a supported return type');
    expect(await messageOf('((all) => { all.push(all); return all; })([])')).toContain('not a supported return type');
  });

  test('nested too deeply through a manipulated toJSON are also rejected', async () => {
    const source = `function main() {
      const deep = Array.from({ length: 1000 }).reduce((inner) => [inner], 1);
      Array.prototype.toJSON = () => { delete Array.prototype.toJSON; return deep; };
      return [];
    }`;
    const { end } = await run(source);
    expect(end).toMatchObject({ error: { message: expect.stringContaining('not a supported return type') } });
  });

  test('larger than five million characters are rejected', async () => {
    expect(await messageOf('"x".repeat(5e6)')).toBe(
      'ScriptError: The script completed but the returned value is too large.',
    );
  });
});

describe('the sandbox', () => {
  test('has no access to the host', async () => {
    const names = ['process', 'require', 'fetch', 'globalThis.constructor.constructor("return this")().process'];
    expect(await evaluate(`[${names.map((name) => `typeof ${name}`).join()}]`)).toEqual(names.map(() => 'undefined'));
  });

  test.each(['undefined', '5', '(delete Object.prototype.toJSON, { type: 5, message: null })'])(
    'fails a script whose errors are serialised as %s',
    async (written) => {
      const { end } = await run(
        `function main() { Object.prototype.toJSON = () => ${written}; throw new Error('x'); }`,
      );
      expect(end).toMatchObject({ status: 'FAILED', error: { message: expect.stringContaining('cannot be read') } });
    },
  );

  test('cannot import files', async () => {
    const source = `async function main(name) { try { await import(name); return 'imported'; } catch { return 'refused'; } }`;
    for (const name of ['node:fs', './main.js', '/etc/passwd', 'Code', 'internal:../sandbox-bridge.ts']) {
      const { end } = await run(source, [name]);
      expect(resultOf(end)).toBe('refused');
    }
  });

  test('lets scripts replace globals without affecting its own code', async () => {
    const source = `JSON.stringify = JSON.parse = Object.assign = Reflect.apply = () => { throw new Error('replaced'); };
      const Logger = { mine: true };
      function main(x) { console.log('x'); return { x, mine: Logger.mine }; }`;
    const { end, logs } = await run(source, [1]);
    expect(resultOf(end)).toEqual({ x: 1, mine: true });
    expect(logs).toEqual(['DEBUG x']);
  });

  test('reports errors that are hard to read', async () => {
    const thrown = ['null', 'undefined', 'Symbol("s")', 'new Proxy({}, { get() { throw 1; } })', '{ toString: 1 }'];
    for (const each of thrown) {
      const { end } = await run(`function main() { throw ${each}; }`);
      expect(end).toMatchObject({ status: 'FAILED', error: { stack: [] } });
    }
  });
});

describe('dates', () => {
  test('use the time zone of the script, summer and winter', async () => {
    const july = 'new Date(Date.UTC(2026, 6, 1, 12))';
    const dates = [`${july}.getHours()`, `${july}.getTimezoneOffset()`, 'new Date(2026, 0, 1).toISOString()'];
    expect(await evaluate(`[${dates.join()}]`)).toEqual([13, -60, '2026-01-01T00:00:00.000Z']);
    expect(await evaluate(`new Date(2026, 6, 1).toISOString()`)).toBe('2026-06-30T23:00:00.000Z');
    expect(await evaluate(`${july}.toString()`)).toContain('Wed Jul 01 2026 13:00:00 GMT+0100');
  });

  test('outside scripts are unaffected', async () => {
    const date = new Date(Date.UTC(2026, 6, 1));
    const before = date.getTimezoneOffset();
    await run('function main() { throw new Error(); }');
    expect(date.getTimezoneOffset()).toBe(before);
  });
});

describe('console and Logger', () => {
  test('write entries with their levels', async () => {
    const source = `function main() {
      console.log('a %s b %d %%', { x: 1 }, 2.5, 'rest');
      console.info([1, 'two']);
      console.warn(null, undefined, 10n);
      console.error(new TypeError('no'));
      Logger.log('%s of %s', 1, 'two').log({ a: 1 });
      return Logger.getLog();
    }`;
    const { end, logs } = await run(source);
    expect(logs.slice(0, 3)).toEqual(['DEBUG a {"x":1} b 2 % rest', 'INFO [1,"two"]', 'WARNING null undefined 10']);
    expect(logs[3]).toMatch(/^ERROR TypeError: no\n {4}at main \(Code:5:\d+\)/);
    expect(logs.slice(4)).toEqual(['INFO 1 of two', 'INFO {"a":1}']);
    expect(resultOf(end)).toBe('1 of two\n{"a":1}\n');
  });

  test('stop at a size limit', async () => {
    const { logs } = await run('function main() { for (let i = 0; i < 300; i += 1) console.log("x".repeat(20000)); }');
    expect(logs.length).toBeLessThan(100);
    expect(logs[0]?.length).toBeLessThan(17_000);
    expect(logs.at(-1)).toBe('WARNING Logging output too large. Truncating output.');
  });
});
