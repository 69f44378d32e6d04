import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../{features,shared,shell,ui}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('the buttons of every dialog stay visible while its content scrolls', () => {
  const dialogs = Object.entries(sources).filter(([, source]) => /<Dialog\b[^>]*\bisOpen\b/.test(source));
  expect(dialogs.length).toBeGreaterThan(80);
  const rows = dialogs.filter(([, source]) => /className="[^"]*\bflex\b[^"]*\bjustify-end\b/.test(source));
  expect(rows.map(([path]) => path)).toEqual([]);
});

test('dialogs with an action end with Cancel, and those without one with Close or Done', () => {
  const feet = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/<Dialog(Buttons|Foot)\b[\s\S]*?<\/Dialog\1>/g)].map(([foot]) => ({ path, foot })),
  );
  expect(feet.length).toBeGreaterThan(60);
  const unlike = feet.filter(({ foot }) => {
    const [, label] = /<DialogClose\b[^>]*[^/]>\s*(\w+|\{)/.exec(foot) ?? [];
    return /<DialogClose\b/.test(foot) && (label === 'Cancel' || (!/<Button\b/.test(foot) && label === undefined));
  });
  expect(unlike.map(({ path }) => path)).toEqual([]);
});
