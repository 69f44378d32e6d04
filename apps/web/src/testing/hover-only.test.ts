import { expect, test } from 'vitest';

test('what a mouse brings into sight is in sight where there is none', () => {
  const sources = import.meta.glob<string>('../{features,shared,shell,ui}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const classes = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/(?:"|'|`)([^"'`\n]*\bhover[\w/]*:opacity-100[^"'`\n]*)/g)].map(([, text = '']) => ({
      path,
      text,
    })),
  );
  expect(classes.length).toBeGreaterThan(1);
  const hidden = classes.filter(({ text }) => !/pointer-fine:opacity-0|pointer-coarse:opacity-100/.test(text));
  expect(hidden.map(({ path }) => path)).toEqual([]);
});
