import { expect, test } from 'vitest';
import { writePdfBomb } from '#testing/write-pdf-bomb.ts';
import { runConversion } from './run-conversion.ts';

const ORDER = { user: 'ana', signal: new AbortController().signal };

const markdown = {
  documentType: 'application/vnd.google-apps.document',
  title: 'T',
  modifiedAt: 0,
  sourceType: 'text/markdown',
  targetType: 'text/html',
};

test('a failed conversion reports whether it exceeded a limit or was invalid, and the next one runs', async () => {
  const bytes = Buffer.from('# Zoo');
  // Without a limit, this takes half a minute.
  const long = { ...markdown, bytes: Buffer.from('word '.repeat(2 ** 22)), targetType: 'application/pdf' };
  await expect(runConversion(async () => long, { ...ORDER, timeoutMs: 1 })).rejects.toMatchObject({ isTooMuch: true });
  const broken = runConversion(async () => ({ ...markdown, bytes, sourceType: 'application/pdf' }), ORDER);
  await expect(broken).rejects.toMatchObject({ name: 'ConversionError', isTooMuch: false });
  expect(Buffer.from(await runConversion(async () => ({ ...markdown, bytes }), ORDER)).toString()).toContain(
    '<h1>Zoo</h1>',
  );
});

test('a conversion ends when its caller disconnects, and the next one takes its slot', async () => {
  const leaving = new AbortController();
  const long = { ...markdown, bytes: Buffer.from('word '.repeat(2 ** 22)), targetType: 'application/pdf' };
  const left = runConversion(async () => long, { user: 'ana', signal: leaving.signal });
  const next = runConversion(async () => ({ ...markdown, bytes: Buffer.from('# Zoo') }), ORDER);
  leaving.abort();
  await expect(left).rejects.toThrow();
  expect(Buffer.from(await next).toString()).toContain('<h1>Zoo</h1>');
});

test('a small file that unpacks to a gigabyte exceeds the limit, and stops before it has used that memory', async () => {
  const bytes = writePdfBomb();
  expect(bytes.length).toBeLessThan(50_000);
  const bomb = { ...markdown, bytes, sourceType: 'application/pdf', targetType: 'text/plain' };
  await expect(runConversion(async () => bomb, ORDER)).rejects.toMatchObject({ isTooMuch: true });
});
