import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PropertyStores, ScriptEnd } from '#core/script-engine.ts';
import { formatDate } from './format-date.ts';
import type { RunEvent } from './run-messages.ts';
import { runScript } from './run-script.ts';

const LIMITS = { timeoutMs: 10_000, memoryBytes: 48 * 1024 * 1024 };
const NO_PROPERTIES: PropertyStores = { script: {}, user: {}, document: undefined };

async function run(source: string, parameters: readonly unknown[] = [], properties = NO_PROPERTIES) {
  const events: RunEvent[] = [];
  const end = await runScript(
    {
      files: [{ name: 'Code', source }],
      functionName: 'main',
      scriptId: 'script',
      triggers: [],
      parameters,
      timeZone: 'Europe/Lisbon',
      activeUser: 'ana@example.com',
      effectiveUser: 'bo@example.com',
      properties,
    },
    LIMITS,
    (event) => events.push(event),
  );
  const logs = events.flatMap((event) => (event.kind === 'log' ? [`${event.entry.level} ${event.entry.text}`] : []));
  const changes = events.flatMap((event) => (event.kind === 'property' ? [event.change] : []));
  return { end, events, logs, changes };
}

/** The value of an expression of the script. */
async function evaluate(expression: string, parameters?: readonly unknown[]): Promise<unknown> {
  const { end } = await run(`function main(...args) { return ${expression}; }`, parameters);
  return resultOf(end);
}

function resultOf(end: ScriptEnd): unknown {
  if (end.status !== 'COMPLETED') throw new Error(JSON.stringify(end));
  return end.resultJson === undefined ? undefined : JSON.parse(end.resultJson);
}

async function messageOf(expression: string): Promise<string> {
  const { end } = await run(`function main() { return ${expression}; }`);
  return 'error' in end ? `${end.error.type}: ${end.error.message}` : end.status;
}

describe('values', () => {
  test('go in and come out as they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ noUnicodeString: false }), async (value) => {
        // Zero has no sign in JSON.
        const expected: unknown = JSON.parse(JSON.stringify(value));
        expect(await evaluate('args[0]', [value])).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  test('of asynchronous functions are those that they settle with', async () => {
    const { end } = await run('async function main() { await null; return [await 1, await Promise.resolve(2)]; }');
    expect(resultOf(end)).toEqual([1, 2]);
    const failed = await run('async function main() { await null; throw new RangeError("late"); }');
    expect(failed.end).toMatchObject({ status: 'FAILED', error: { type: 'RangeError', message: 'late' } });
  });

  test('nested deeper than a hundred levels are refused, as are those that hold themselves', async () => {
    const nested = (depth: number) => `Array.from({ length: ${depth} }).reduce((inner) => [inner], 1)`;
    expect(await messageOf(nested(100))).toBe('COMPLETED');
    expect(await messageOf(nested(101))).toContain('not a supported return type');
    expect(await messageOf('((all) => { all.push(all); return all; })([])')).toContain('not a supported return type');
  });

  test('nested too deeply behind the back of the service are refused, too', async () => {
    const source = `function main() {
      const deep = Array.from({ length: 1000 }).reduce((inner) => [inner], 1);
      Array.prototype.toJSON = () => { delete Array.prototype.toJSON; return deep; };
      return [];
    }`;
    const { end } = await run(source);
    expect(end).toMatchObject({ error: { message: expect.stringContaining('not a supported return type') } });
  });

  test('larger than five million characters are refused', async () => {
    expect(await messageOf('"x".repeat(5e6)')).toBe(
      'ScriptError: The script completed but the returned value is too large.',
    );
  });
});

describe('the sandbox', () => {
  test('has no way to the host', async () => {
    const names = ['process', 'require', 'fetch', 'globalThis.constructor.constructor("return this")().process'];
    expect(await evaluate(`[${names.map((name) => `typeof ${name}`).join()}]`)).toEqual(names.map(() => 'undefined'));
  });

  test.each(['undefined', '5', '(delete Object.prototype.toJSON, { type: 5, message: null })'])(
    'answers for a script that has errors written as %s',
    async (written) => {
      const { end } = await run(
        `function main() { Object.prototype.toJSON = () => ${written}; throw new Error('x'); }`,
      );
      expect(end).toMatchObject({ status: 'FAILED', error: { message: expect.stringContaining('cannot be read') } });
    },
  );

  test('cannot import files', async () => {
    const source = `async function main(name) { try { await import(name); return 'imported'; } catch { return 'refused'; } }`;
    for (const name of ['node:fs', './main.js', '/etc/passwd', 'Code', 'internal:../guest.ts']) {
      const { end } = await run(source, [name]);
      expect(resultOf(end)).toBe('refused');
    }
  });

  test('lets scripts replace what is global, without losing its own way', async () => {
    const source = `JSON.stringify = JSON.parse = Object.assign = Reflect.apply = () => { throw new Error('replaced'); };
      const Logger = { mine: true };
      function main(x) { console.log('x'); return { x, mine: Logger.mine }; }`;
    const { end, logs } = await run(source, [1]);
    expect(resultOf(end)).toEqual({ x: 1, mine: true });
    expect(logs).toEqual(['DEBUG x']);
  });

  test('tells of errors that are awkward to read', async () => {
    const thrown = ['null', 'undefined', 'Symbol("s")', 'new Proxy({}, { get() { throw 1; } })', '{ toString: 1 }'];
    for (const each of thrown) {
      const { end } = await run(`function main() { throw ${each}; }`);
      expect(end).toMatchObject({ status: 'FAILED', error: { stack: [] } });
    }
  });
});

describe('dates', () => {
  test('are in the time zone of the script, summer and winter', async () => {
    const july = 'new Date(Date.UTC(2026, 6, 1, 12))';
    const dates = [`${july}.getHours()`, `${july}.getTimezoneOffset()`, 'new Date(2026, 0, 1).toISOString()'];
    expect(await evaluate(`[${dates.join()}]`)).toEqual([13, -60, '2026-01-01T00:00:00.000Z']);
    expect(await evaluate(`new Date(2026, 6, 1).toISOString()`)).toBe('2026-06-30T23:00:00.000Z');
    expect(await evaluate(`${july}.toString()`)).toContain('Wed Jul 01 2026 13:00:00 GMT+0100');
  });

  test('outside of scripts stay as they are', async () => {
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

  test('stop at a size that can be kept', async () => {
    const { logs } = await run('function main() { for (let i = 0; i < 5000; i += 1) console.log("x".repeat(20000)); }');
    expect(logs.length).toBeLessThan(100);
    expect(logs[0]?.length).toBeLessThan(17_000);
    expect(logs.at(-1)).toBe('WARNING Logging output too large. Truncating output.');
  });
});

describe('Utilities', () => {
  test('encodes and decodes base64 as signed bytes', async () => {
    expect(await evaluate('Utilities.base64Encode("é?>")')).toBe(Buffer.from('é?>').toString('base64'));
    expect(await evaluate('Utilities.base64EncodeWebSafe([-1, -17])')).toBe('_-8=');
    expect(await evaluate('Utilities.base64Encode("é😀x", Utilities.Charset.US_ASCII)')).toBe(btoa('??x'));
    expect(await evaluate('Utilities.base64Decode("w6k=")')).toEqual([-61, -87]);
    expect(await evaluate('Utilities.base64DecodeWebSafe("_-8")')).toEqual([-1, -17]);
  });

  test('computes digests and signatures', async () => {
    const signed = (bytes: Buffer) => [...new Int8Array(bytes)];
    expect(await evaluate('Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, "text")')).toEqual(
      signed(createHash('sha256').update('text').digest()),
    );
    expect(await evaluate('Utilities.computeHmacSha256Signature("text", "key")')).toEqual(
      signed(createHmac('sha256', 'key').update('text').digest()),
    );
    const algorithm = 'Utilities.MacAlgorithm.HMAC_SHA_1';
    expect(await evaluate(`Utilities.computeHmacSignature(${algorithm}, [1, -1], [7])`)).toEqual(
      signed(
        createHmac('sha1', Buffer.from([7]))
          .update(Buffer.from([1, 255]))
          .digest(),
      ),
    );
  });

  test('formats dates and text, reads tables, and makes unique ids', async () => {
    expect(await evaluate('Utilities.formatDate(new Date(0), "Europe/Lisbon", "yyyy-MM-dd HH:mm")')).toBe(
      '1970-01-01 01:00',
    );
    expect(await evaluate('Utilities.formatString("%05.1f|%-4s|%3d|%x|%%", -3.14159, "a", 7, 255)')).toBe(
      '-03.1|a   |  7|ff|%',
    );
    expect(await evaluate('Utilities.parseCsv("a;b\\nc;d", ";")')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(await evaluate('Utilities.getUuid()')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  test.each([
    ['Utilities.sleep(-1)', 'Exception: The parameters (Number)'],
    ['Utilities.sleep(300001)', 'Exception: Argument too large'],
    ['Utilities.formatDate("2026", "GMT", "y")', 'Exception: The parameters (String,String,String)'],
    ['Utilities.formatDate(new Date(0), "Nowhere", "y")', 'Exception: Invalid argument'],
    ['Utilities.computeDigest("NONE", "x")', 'Exception: Invalid argument: NONE'],
    ['Utilities.base64Decode("a!")', 'Exception: Could not decode string.'],
    ['Utilities.base64Encode({})', 'Exception: The parameters (Object)'],
    ['Utilities.parseCsv("\\"")', 'Exception: Could not parse text.'],
  ])('refuses %s with an exception', async (expression, message) => {
    expect(await messageOf(expression)).toContain(message);
  });
});

describe('Session', () => {
  test('tells who runs the script, for whom, and in which time zone', async () => {
    const calls = ['getActiveUser().getEmail()', 'getEffectiveUser().getEmail()', 'getScriptTimeZone()'];
    expect(await evaluate(`[${calls.map((call) => `Session.${call}`).join()}]`)).toEqual([
      'ana@example.com',
      'bo@example.com',
      'Europe/Lisbon',
    ]);
  });
});

describe('ScriptApp', () => {
  const builder = 'ScriptApp.newTrigger("main").timeBased()';

  test('makes triggers with an interval and, if wanted, an hour of the day in the time zone of the script', async () => {
    const { end, events } = await run(`function main() {
      ${builder}.everyMinutes(30).create();
      ${builder}.everyDays(1).atHour(4).nearMinute(5).create();
      return ScriptApp.getProjectTriggers().length;
    }`);
    expect(resultOf(end)).toBe(2);
    const made = events.flatMap((event) =>
      event.kind === 'trigger' && event.change.kind === 'create' ? [event.change] : [],
    );
    expect(made.map(({ intervalMs }) => intervalMs)).toEqual([1_800_000, 86_400_000]);
    const first = made[1]?.firstRunMs ?? 0;
    expect(first).toBeGreaterThan(Date.now());
    expect(formatDate(first, 'Europe/Lisbon', 'HH:mm:ss')).toBe('04:05:00');
  });

  test.each([
    'ScriptApp.newTrigger()',
    `${builder}.create()`,
    `${builder}.everyMinutes(2)`,
    `${builder}.everyHours(0.5)`,
    `${builder}.everyDays(1).atHour(24)`,
    'ScriptApp.deleteTrigger({})',
    'ScriptApp.newTrigger("x".repeat(257)).timeBased().everyHours(1).create()',
  ])('refuses %s', async (expression) => {
    expect(await messageOf(expression)).toMatch(/^Exception: /);
  });
});

describe('PropertiesService', () => {
  const stores: PropertyStores = { script: { a: '1', b: '2' }, user: { c: '3' }, document: undefined };

  test('reads the stores as they were, with the changes of the run', async () => {
    const source = `function main() {
      const script = PropertiesService.getScriptProperties();
      script.setProperty('a', 10).deleteProperty('b').setProperties({ d: '4' }).deleteProperty('none');
      PropertiesService.getUserProperties().setProperties({ e: '5' }, true);
      return [script.getProperties(), script.getKeys(), script.getProperty('b'),
        PropertiesService.getUserProperties().getProperties(), PropertiesService.getDocumentProperties()];
    }`;
    const { end, changes } = await run(source, [], stores);
    expect(resultOf(end)).toEqual([{ a: '10', d: '4' }, ['a', 'd'], null, { e: '5' }, null]);
    expect(changes).toEqual([
      { store: 'script', key: 'a', value: '10' },
      { store: 'script', key: 'b', value: null },
      { store: 'script', key: 'd', value: '4' },
      { store: 'user', key: 'c', value: null },
      { store: 'user', key: 'e', value: '5' },
    ]);
  });

  test('has the limits of the platform', async () => {
    const store = 'PropertiesService.getScriptProperties()';
    expect(await messageOf(`${store}.setProperty('k', 'é'.repeat(4609))`)).toBe('Exception: Argument too large: value');
    const fill = `Array.from({ length: 60 }, (_, i) => ${store}.setProperty('k' + i, 'x'.repeat(9000))).length`;
    expect(await messageOf(fill)).toContain('property storage quota');
    expect(await messageOf(`${store}.setProperty('k')`)).toContain("don't match the method signature");
    const toggle = `Array.from({ length: 6000 }, (_, i) => ${store}.setProperty('k', i)).length`;
    expect(await messageOf(toggle)).toContain('too many times');
  });

  test('keeps its limits when a script replaces what could count', async () => {
    const source = `String.prototype[Symbol.iterator] = function* () {};
      Array.prototype.reduce = () => 0;
      function main() { PropertiesService.getScriptProperties().setProperty('k', 'x'.repeat(1e6)); }`;
    const { end, changes } = await run(source);
    expect(end).toMatchObject({ error: { type: 'Exception', message: 'Argument too large: value' } });
    expect(changes).toEqual([]);
  });

  test('bounds what is written in all, whatever is left of it', async () => {
    const { end, changes } = await run(`function main() {
      const store = PropertiesService.getScriptProperties();
      for (let i = 0; i < 5000; i += 1) store.setProperty('k' + i % 2 + 'x'.repeat(2e5), i).deleteAllProperties();
    }`);
    expect(end).toMatchObject({ error: { message: expect.stringContaining('too many times') } });
    expect(changes.length).toBeLessThan(200);
  });

  test('has no document store that the script could write without a document', async () => {
    const { end, changes } = await run(`function main() {
      Array.prototype.toJSON = () => ['document', 'k', 'v'];
      PropertiesService.getScriptProperties().setProperty('k', 'v');
    }`);
    expect(end).toMatchObject({ error: { message: 'No such store.' } });
    expect(changes).toEqual([]);
  });
});

describe('triggers', () => {
  test('are no more than twenty, also when a script replaces what could count', async () => {
    const { end, events } = await run(`Array.prototype.push = () => 0;
      function main() { for (;;) ScriptApp.newTrigger('main').timeBased().everyMinutes(1).create(); }`);
    expect(end).toMatchObject({ error: { message: expect.stringContaining('too many triggers') } });
    expect(events).toHaveLength(20);
  });

  test('cannot be removed when there are none of that name', async () => {
    const { end, events } = await run(`function main() {
      const trigger = ScriptApp.newTrigger('main').timeBased().everyMinutes(1).create();
      Array.prototype.toJSON = () => ['x'.repeat(1e6)];
      ScriptApp.deleteTrigger(trigger);
    }`);
    expect(end.status).toBe('COMPLETED');
    expect(events).toMatchObject([{ kind: 'trigger', change: { kind: 'create' } }]);
  });
});
