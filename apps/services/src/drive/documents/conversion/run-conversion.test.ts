import { expect, test } from 'vitest';
import { runConversion } from './run-conversion.ts';

const markdown = {
  documentType: 'application/vnd.google-apps.document',
  title: 'T',
  modifiedAt: 0,
  sourceType: 'text/markdown',
  targetType: 'text/html',
};

test('a conversion tells whether it was too much or not what it said, and the next one is done', async () => {
  const bytes = Buffer.from('# Zoo');
  // Takes half a minute, if it is let.
  const long = { ...markdown, bytes: Buffer.from('word '.repeat(2 ** 22)), targetType: 'application/pdf' };
  await expect(runConversion(long, 1)).rejects.toMatchObject({ isTooMuch: true });
  const broken = runConversion({ ...markdown, bytes, sourceType: 'application/pdf' });
  await expect(broken).rejects.toMatchObject({ name: 'ConversionError', isTooMuch: false });
  expect(Buffer.from(await runConversion({ ...markdown, bytes })).toString()).toContain('<h1>Zoo</h1>');
});
