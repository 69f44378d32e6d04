import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BurstKey, isIntendedChange, isNavigationKey, isText, type KeyKind } from './key-burst.ts';

/** Returns the keys of a text, on a screen with these keys for changes and these other keys. */
function keys(text: string, changes = 'ad#', others = 'mrsie./'): BurstKey[] {
  const kindOf = (key: string): KeyKind => {
    if (changes.includes(key)) return 'change';
    if (isNavigationKey(key)) return 'move';
    return others.includes(key) ? 'other' : 'unbound';
  };
  return [...text].map((key) => ({ key, kind: kindOf(key) }));
}

const everyKeyChanges = (text: string) => keys(text, 'abcdefghilmoqrstuwyzABCDEFGHILMOQRSTUWYZ', ' .,;:!?’');

test.each(['a', '#', 'ja', 'na', 'an', 'aj', 'aa', 'ra', 'aja', 'ajaja', 'jjja', 'jjx#', 'kka', 'ajd', 'jajja', 'nna'])(
  '“%s” is recognised as fast use of shortcuts',
  (text) => {
    expect(isIntendedChange(keys(text))).toBe(true);
    expect(isText(keys(text))).toBe(false);
  },
);

test.each(['ad', 'a ', 'to', 'aaa', 'and', 'nana', 'aka', 'ajar', 'dad', 'pap', 'a penalty', 'no, ', 'jaja!', '#1a'])(
  '“%s” triggers no shortcut',
  (text) => {
    expect(isIntendedChange(keys(text))).toBe(false);
  },
);

test('navigation shortcuts are never text, however fast', () => {
  for (const text of ['jjj', 'kkk', 'mrs', 'jkx', 'nnn']) expect(isText(keys(text)), text).toBe(false);
});

test('a burst recognised as text remains text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 2, maxLength: 8 }), fc.string({ maxLength: 4 }), (beginning, rest) => {
      fc.pre(!isIntendedChange(keys(beginning)));
      expect(isIntendedChange(keys(beginning + rest))).toBe(false);
    }),
  );
});

test('no English word of three or more letters triggers a decision, whatever shortcuts its letters have', () => {
  for (const word of ENGLISH) {
    expect(isIntendedChange(keys(word)), word).toBe(false);
    expect(isIntendedChange(everyKeyChanges(word)), word).toBe(false);
  }
});

// English words that consist mostly of the console's shortcut keys.
const ENGLISH =
  'and add ads aka and ana dad dada ajar ask sad sand band panda pad paddy papa nap nan nana nanna Anna Dan Nadia jam jab jar java Jan Japan pajama kayak Kafka mama madam man map mad dam damp spa spam span snap sap jade adjacent deadpan banana drama karma dark park jaded the penalty date agreed not are'.split(
    ' ',
  );
