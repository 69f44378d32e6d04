import { expect, test } from 'vitest';
import { addSoftHyphens } from './soft-hyphens.ts';

const broken = (text: string) => addSoftHyphens(text).replaceAll('\u00AD', '·');

test('words may break before the consonant that begins a syllable', () => {
  expect(broken('Interview with customers')).toBe('In·ter·view with cus·to·mers');
  expect(broken('Retrospective')).toBe('Ret·ros·pec·tive');
  expect(broken('Geschäftsführung')).toBe('Ge·schäfts·füh·rung');
});

test('no letter is left alone, and digraphs stay together', () => {
  expect(broken('Ahead of time: a photograph')).toBe('Ahead of time: a pho·tog·raph');
  expect(broken('Architecture')).toBe('Ar·chi·tec·ture');
});

test('short words, numbers and other scripts are unchanged', () => {
  for (const text of ['Call 12', 'Q3 2027', '日本語の会議', 'اجتماع الفريق']) expect(addSoftHyphens(text)).toBe(text);
});
