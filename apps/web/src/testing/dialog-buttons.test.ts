import { expect, test } from 'vitest';

test('the buttons of every dialog stay visible while its content scrolls', () => {
  const sources = import.meta.glob<string>('../{features,shared,shell,ui}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const dialogs = Object.entries(sources).filter(([, source]) => /<Dialog\b[^>]*\bisOpen\b/.test(source));
  expect(dialogs.length).toBeGreaterThan(80);
  const rows = dialogs.filter(([, source]) => /className="[^"]*\bflex\b[^"]*\bjustify-end\b/.test(source));
  expect(rows.map(([path]) => path)).toEqual([]);
});
