import { expect, test } from 'vitest';

// Selectors by position or emptiness can change their matches whenever a sibling is added or removed. With `*` below
// such a selector, a browser recomputes the styles of the whole page whenever a menu, window or message is added.
const BY_PLACE = /\b(?:first|last|only|odd|even|empty|nth-[\w-]+):(?:\S*:)?\[&[^\]\s]*\*\]/;
const BY_PLACE_WITHIN = /:(?:first|last|only|nth|empty)[\w-]*(?:\([^)\s]*\))?[\s_>+~]+\*/;

test('no selector makes an added element restyle the whole page', () => {
  const sources = import.meta.glob<string>(['../{features,shared,shell,ui}/**/*.tsx', '../styles/*.css'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  const wide = Object.entries(sources).filter(([, source]) => BY_PLACE.test(source) || BY_PLACE_WITHIN.test(source));
  expect(wide.map(([path]) => path)).toEqual([]);
});

// Each text is split in two, because Tailwind creates a class for every text in the sources that could be one.
test.each([
  ['last:', '[&>*]:pb-8'],
  ['md:first:hover:', '[&_*]:hidden'],
  ['[&_li:nth-child', '(n+2)>*]:hidden'],
  ['tr:last-child', ' > *'],
])('detects %s%s', (...parts) => {
  const selector = parts.join('');
  expect(BY_PLACE.test(selector) || BY_PLACE_WITHIN.test(selector)).toBe(true);
});

test.each(['last:pb-0', '[tr:last-child>&]:pb-8', '*:basis-144', '[&>:last-child:nth-child(odd)]:col-span-full'])(
  'ignores %s',
  (selector) => {
    expect(BY_PLACE.test(selector) || BY_PLACE_WITHIN.test(selector)).toBe(false);
  },
);
