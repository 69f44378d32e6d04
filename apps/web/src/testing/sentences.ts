import fc from 'fast-check';
import { BURST_MS } from '#shared/shortcuts/key-burst.ts';

// Includes words that consist mostly of the console's shortcut keys.
const WORDS =
  'no the penalty and a date are not agreed as discussed in May an add ajar aka papa Anna banana hand it in x #1 can do see you Ad'.split(
    ' ',
  );

/** Sentences as users type them: English words separated by spaces, with a full stop at the end. */
export const sentences = fc
  .array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 10 })
  .map((words) => `${words.join(' ')}.`);

/**
 * At least three keys pressed by leaning on the keyboard, both shortcuts and others, excluding what a fast reviewer would press.
 */
export const scrambles = fc
  .array(fc.constantFrom(...'abcdefghilmoqrstuwyz#./* '), { minLength: 3, maxLength: 12 })
  .map((keys) => keys.join(''));

/** The pauses between the keys of a typing user, in milliseconds. */
export const typingGaps = fc.array(fc.integer({ min: 10, max: BURST_MS - 10 }), { minLength: 20, maxLength: 20 });
