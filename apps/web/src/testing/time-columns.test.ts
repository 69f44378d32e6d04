import { expect, test } from 'vitest';

// The longest date, such as `20 Sept 2026`, and the padding of its cell.
const DATE_PX = 112;

test('columns of times have room for a whole date', () => {
  const sources = import.meta.glob<string>('../features/**/*-columns.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const widths = Object.entries(sources).flatMap(([path, source]) =>
    source
      .split(/\n {4}\{\n/)
      .filter((column) => column.includes('<RelativeTime '))
      .map((column) => ({ path, px: Number(/width: '(?:minmax\()?(\d+)px/.exec(column)?.[1]) })),
  );
  expect(widths.length).toBeGreaterThan(20);
  expect(widths.filter(({ px }) => !(px >= DATE_PX))).toEqual([]);
});
