import { createHash, createHmac, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import type { PropertyStores } from '#core/operations/script-engine.ts';
import { evaluate, messageOf, resultOf, run } from '#testing/run-source.ts';
import { formatDate } from './format-date.ts';

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

  test('signs with RSA keys', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    for (const [expression, digest] of [
      ['Utilities.computeRsaSha256Signature("Grüße", args[0])', 'RSA-SHA256'],
      ['Utilities.computeRsaSha1Signature("Grüße", args[0])', 'RSA-SHA1'],
      ['Utilities.computeRsaSignature(Utilities.RsaAlgorithm.RSA_SHA_256, "Grüße", args[0])', 'RSA-SHA256'],
    ] as const) {
      const signature = Buffer.from((await evaluate(expression, [privateKey])) as number[]);
      expect(verify(digest, Buffer.from('Grüße'), publicKey, signature)).toBe(true);
    }
    expect(await messageOf('Utilities.computeRsaSha256Signature("a", "no key")')).toBe(
      'Exception: Invalid argument: key',
    );
  });

  test('formats dates and text, parses tables, and generates unique IDs', async () => {
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
  ])('rejects %s with an exception', async (expression, message) => {
    expect(await messageOf(expression)).toContain(message);
  });
});

describe('Session', () => {
  test('returns who runs the script, for whom, and in which time zone', async () => {
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

  test('creates triggers with an interval and an optional hour of the day in the script’s time zone', async () => {
    const { end, events } = await run(`function main() {
      ${builder}.everyMinutes(30).create();
      ${builder}.everyDays(1).atHour(4).nearMinute(5).create();
      return ScriptApp.getProjectTriggers().length;
    }`);
    expect(resultOf(end)).toBe(2);
    const made = events.flatMap((event) =>
      event.kind === 'trigger' && event.change.kind === 'create' ? [event.change] : [],
    );
    expect(made.map(({ intervalMs }) => intervalMs)).toEqual([30 * MINUTE_MS, DAY_MS]);
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
  ])('rejects %s', async (expression) => {
    expect(await messageOf(expression)).toMatch(/^Exception: /);
  });
});

describe('PropertiesService', () => {
  const stores: PropertyStores = { script: { a: '1', b: '2' }, user: { c: '3' }, document: undefined };

  test('reads the stores as they were, with the changes made by the run', async () => {
    const source = `function main() {
      const script = PropertiesService.getScriptProperties();
      script.setProperty('a', 10).deleteProperty('b').setProperties({ d: '4' }).deleteProperty('none');
      PropertiesService.getUserProperties().setProperties({ e: '5' }, true);
      return [script.getProperties(), script.getKeys(), script.getProperty('b'),
        PropertiesService.getUserProperties().getProperties(), PropertiesService.getDocumentProperties()];
    }`;
    const { end, changes } = await run(source, [], { properties: stores });
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

  test('enforces its limits even if a script replaces built-in methods', async () => {
    const source = `String.prototype[Symbol.iterator] = function* () {};
      Array.prototype.reduce = () => 0;
      function main() { PropertiesService.getScriptProperties().setProperty('k', 'x'.repeat(1e6)); }`;
    const { end, changes } = await run(source);
    expect(end).toMatchObject({ error: { type: 'Exception', message: 'Argument too large: value' } });
    expect(changes).toEqual([]);
  });

  test('limits the total number of writes, whatever remains stored', async () => {
    const { end, changes } = await run(`function main() {
      const store = PropertiesService.getScriptProperties();
      for (let i = 0; i < 5000; i += 1) store.setProperty('k' + i % 2 + 'x'.repeat(2e5), i).deleteAllProperties();
    }`);
    expect(end).toMatchObject({ error: { message: expect.stringContaining('too many times') } });
    expect(changes.length).toBeLessThan(200);
  });

  test('has no document store that a script could write to without a document', async () => {
    const { end, changes } = await run(`function main() {
      Array.prototype.toJSON = () => ['document', 'k', 'v'];
      PropertiesService.getScriptProperties().setProperty('k', 'v');
    }`);
    expect(end).toMatchObject({ error: { message: 'No such store.' } });
    expect(changes).toEqual([]);
  });
});

describe('triggers', () => {
  test('are limited to twenty, even if a script replaces built-in methods', async () => {
    const { end, events } = await run(`Array.prototype.push = () => 0;
      function main() { for (;;) ScriptApp.newTrigger('main').timeBased().everyMinutes(1).create(); }`);
    expect(end).toMatchObject({ error: { message: expect.stringContaining('too many triggers') } });
    expect(events).toHaveLength(20);
  });

  test('cannot be deleted if none has that name', async () => {
    const { end, events } = await run(`function main() {
      const trigger = ScriptApp.newTrigger('main').timeBased().everyMinutes(1).create();
      Array.prototype.toJSON = () => ['x'.repeat(1e6)];
      ScriptApp.deleteTrigger(trigger);
    }`);
    expect(end.status).toBe('COMPLETED');
    expect(events).toMatchObject([{ kind: 'trigger', change: { kind: 'create' } }]);
  });
});
