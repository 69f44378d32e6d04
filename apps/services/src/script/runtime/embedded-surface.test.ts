import { describe, expect, test } from 'vitest';
import { evaluate, messageOf, run } from '#testing/run-source.ts';

describe('an API missing from the embedded script service', () => {
  test.each([
    ['FormApp.create("x")', 'FormApp.create'],
    ['SlidesApp.openById("x")', 'SlidesApp.openById'],
    ['XmlService.parse("<a/>")', 'XmlService.parse'],
    ['Session.getActiveUser().getEmail().length && Session.getUser()', 'Session.getUser'],
    ['ScriptApp.newTrigger("main").forSpreadsheet("x")', 'TriggerBuilder.forSpreadsheet'],
  ])('%s is rejected by name', async (expression, name) => {
    expect(await messageOf(expression)).toBe(`Exception: ${name} is not available in the embedded script service`);
  });

  test('has a reason in its error if the reason is not obvious', async () => {
    const refusal = 'GmailApp.search is not available in the embedded script service';
    expect(await messageOf('GmailApp.search("x")')).toBe(`Exception: ${refusal}: it has an outbox, but no mailbox`);
  });

  test('does not hide misspelt names', async () => {
    expect(await evaluate('typeof Utilities.noSuchThing')).toBe('undefined');
    expect(await messageOf('noSuchService.main()')).toContain('noSuchService');
  });

  test('does not prevent scripts from defining the same name', async () => {
    const { end } = await run('const FormApp = { create: () => 1 }; function main() { return FormApp.create(); }');
    expect(end).toEqual({ status: 'COMPLETED', resultJson: '1' });
  });
});

describe('locales', () => {
  test.each([
    ['(1234567.891).toLocaleString("de-DE")', '1.234.567,891'],
    ['(0.256).toLocaleString("en-US", { style: "percent" })', '26%'],
    ['(12n).toLocaleString("ar-EG")', '١٢'],
    ['new Date(Date.UTC(2024, 9, 27)).toLocaleDateString("de-DE", { dateStyle: "full" })', 'Sonntag, 27. Oktober 2024'],
    ['new Date(Date.UTC(2024, 6, 1, 12)).toLocaleTimeString("en-GB")', '13:00:00'],
    ['["z", "ä", "a"].sort((a, b) => a.localeCompare(b, "sv")).join("")', 'azä'],
    ['["z", "ä", "a"].sort((a, b) => a.localeCompare(b, "de")).join("")', 'aäz'],
    ['["z", "ä", "a"].sort(new Intl.Collator("sv").compare).join("")', 'azä'],
    ['"i".toLocaleUpperCase("tr")', 'İ'],
    ['new Intl.NumberFormat("ja-JP", { style: "currency", currency: "JPY" }).format(1500)', '¥1,500'],
    ['new Intl.ListFormat("fr").format(["a", "b"])', 'a et b'],
    ['new Intl.PluralRules("pl").select(3)', 'few'],
    ['new Intl.RelativeTimeFormat("es", { numeric: "auto" }).format(-1, "day")', 'ayer'],
    ['new Intl.DateTimeFormat("en-US").resolvedOptions().timeZone', 'Europe/Lisbon'],
    ['new Intl.DateTimeFormat("en", { timeZone: "Asia/Tokyo", hour: "numeric" }).format(new Date(0))', '9 AM'],
    ['[...new Intl.Segmenter("ja", { granularity: "word" }).segment("日本語です")].length > 1', true],
    ['Intl.NumberFormat("en").format(-0) + Intl.NumberFormat("en").format(Infinity)', '-0∞'],
  ])('%s', async (expression, value) => {
    const found = await evaluate(expression);
    expect(typeof found === 'string' ? found.replaceAll('￥', '¥') : found).toBe(value);
  });

  test.each([
    ['new Intl.NumberFormat("not a locale")', 'RangeError'],
    ['new Intl.DateTimeFormat("en", { timeZone: "Nowhere" })', 'RangeError'],
    ['new Intl.NumberFormat("en", { style: "currency" })', 'TypeError'],
  ])('%s throws as in other engines', async (expression, type) => {
    expect(
      await messageOf(`(() => { try { ${expression} } catch (e) { return e instanceof ${type}; } })() || fail`),
    ).toBe('COMPLETED');
  });
});

describe('a script whose promises do not settle', () => {
  test('fails if its returned promise never settles', async () => {
    const { end } = await run('async function main() { await new Promise(() => {}); }');
    expect(end).toMatchObject({ status: 'FAILED', error: { message: expect.stringContaining('never settled') } });
  });

  test.each([
    [
      'waits for itself again and again',
      'const loop = () => Promise.resolve().then(loop); function main() { loop(); }',
    ],
    ['loops in an asynchronous function', 'function main() { (async () => { for (;;) await null; })(); }'],
    [
      'gathers promises',
      'function main() { const all = []; const f = () => { all.push(new Array(1e4).fill(1)); Promise.resolve().then(f); }; f(); }',
    ],
  ])('never completes if it %s', async (_name, source) => {
    const { end } = await run(source, [], { timeoutMs: 1500 });
    expect(['TIMED_OUT', 'FAILED']).toContain(end.status);
    expect(end).toMatchObject({ error: { message: expect.stringMatching(/maximum execution time|memory/) } });
  });
});
