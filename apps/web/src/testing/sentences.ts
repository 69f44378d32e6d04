import fc from 'fast-check';
import { BURST_MS } from '#shared/shortcuts/key-burst.ts';

// Among them those that are made of keys of the console more than of others.
const WORDS =
  'no the penalty and a date are not agreed as discussed in May an add ajar aka papa Anna banana hand it in x #1 can do see you Ad'.split(
    ' ',
  );

/** Sentences as people type them: English words, a space between them and a stop at the end. */
export const sentences = fc
  .array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 10 })
  .map((words) => `${words.join(' ')}.`);

/** Keys of the console, and others, as somebody leans on the keyboard: three at least, and not the work of a quick reviewer. */
export const scrambles = fc
  .array(fc.constantFrom(...'abcdefghilmoqrstuwyz#./* '), { minLength: 3, maxLength: 12 })
  .map((keys) => keys.join(''));

/** Pauses between the keys of somebody who types, in milliseconds. */
export const typingGaps = fc.array(fc.integer({ min: 10, max: BURST_MS - 10 }), { minLength: 20, maxLength: 20 });
