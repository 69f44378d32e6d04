import axe from 'axe-core';
import { expect } from 'vitest';
import { readVisibleText } from '#ui/text/visible-text.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LIGHT = ['light', { type: 'tag', values: RULES }] as const;
// The themes differ only in their colours.
const DARK = ['dark', { type: 'rule', values: ['color-contrast'] }] as const;
/**
 * `pnpm test:screens` checks the colours of both themes and the sizes of controls. Doing so on every change would take a fifth of
 * the time of all tests; the end-to-end tests check both on some screens.
 */
const isLong = Boolean(import.meta.env.VITE_LONG_TESTS);
const RULES_OF_THEMES = isLong ? [LIGHT, DARK] : [LIGHT];

// A dialog hides everything behind it from screen readers, including the main landmark and its heading.
const RULES_OF_PAGES = ['landmark-one-main', 'page-has-heading-one'];

/** The main navigation is the same on all screens, and a quarter of the elements on most: `shell.test.tsx` checks it. */
const NAVIGATION = 'nav[aria-label="Main"]';

/** The maximum time that elements may take to adapt to another window width on a busy machine. */
const SETTLED_WITHIN_MS = 3_000;

/**
 * Expects that the page violates no WCAG 2.2 A or AA rule once it is stable, and that controls without visible text have a
 * tooltip. Checks the main navigation only if requested.
 */
export async function expectAccessible({ hasNavigation = isLong } = {}): Promise<void> {
  for (const [theme, runOnly] of RULES_OF_THEMES) {
    document.documentElement.dataset.theme = theme;
    const deadline = performance.now() + SETTLED_WITHIN_MS;
    let problems: string[];
    let startedAt: number;
    // Does not use `expect.poll`, which fails if one run takes longer than its timeout. The decisive run starts after the
    // deadline: on a busy machine, the first run can take longer and sees the page while it changes.
    do {
      startedAt = performance.now();
      problems = await findProblems(theme, runOnly, hasNavigation);
    } while (problems.length > 0 && startedAt < deadline);
    expect(problems).toEqual([]);
  }
  delete document.documentElement.dataset.theme;
}

async function findProblems(
  theme: string,
  { type, values }: (typeof RULES_OF_THEMES)[number][1],
  hasNavigation: boolean,
): Promise<string[]> {
  const wordless = wordlessWithoutTooltip();
  if (wordless.length > 0) {
    // A page that is still changing is checked again.
    await new Promise(requestAnimationFrame);
    return wordless;
  }
  const isWindowOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  const rules = Object.fromEntries(RULES_OF_PAGES.map((id) => [id, { enabled: !isWindowOpen }]));
  const checked = hasNavigation ? document : { include: ['html'], exclude: [NAVIGATION] };
  const result = await axe.run(checked, {
    runOnly: { type, values: [...values] },
    // Passing checks are not reported node by node, which takes longer than the rules themselves.
    resultTypes: ['violations'],
    // Without this, each run parses all style sheets again, which no active rule reads and takes two fifths of its time.
    preload: { assets: ['media'] },
    ...(type === 'tag' && {
      rules: { ...rules, 'color-contrast': { enabled: isLong }, 'target-size': { enabled: isLong } },
    }),
  });
  return result.violations.flatMap((violation) =>
    violation.nodes.map(({ html, failureSummary }) => `${theme} ${violation.id}: ${html}: ${failureSummary}`),
  );
}

/** Returns the visible buttons and links that have neither text nor a tooltip or title. */
function wordlessWithoutTooltip(): string[] {
  return (
    [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // Popovers have a button only for screen readers.
      .filter((control) => control.offsetWidth > 1)
      .filter((control) => readVisibleText(control) === '' && control.closest('[data-tooltip], [title]') === null)
      .map((control) => control.outerHTML.slice(0, 200))
  );
}
