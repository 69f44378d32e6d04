import { expect, test } from 'vitest';

test('content revealed by hovering is visible without a mouse', () => {
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
