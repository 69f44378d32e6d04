import axe from 'axe-core';
import { expect } from 'vitest';
import { shownWords } from '#ui/text/shown-words.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LIGHT = ['light', { type: 'tag', values: RULES }] as const;
// Nothing but colours differs between the themes.
const DARK = ['dark', { type: 'rule', values: ['color-contrast'] }] as const;
/** `pnpm test:screens` looks at the colours of both themes as well: with every change that would take a fifth of the time of all tests. */
const isLong = Boolean(import.meta.env.VITE_LONG_TESTS);
const RULES_OF_THEMES = isLong ? [LIGHT, DARK] : [LIGHT];

// A window keeps all behind it from screen readers, the main part and its heading among it.
const RULES_OF_PAGES = ['landmark-one-main', 'page-has-heading-one'];

/** How long parts may take to fit themselves to another width of the window, on a busy machine. */
const SETTLED_WITHIN_MS = 3_000;

/** Expects that the page breaks no WCAG 2.2 A or AA rule once it is still, and that what shows no words says on being pointed at what it does. */
export async function expectAccessible(): Promise<void> {
  for (const [theme, runOnly] of RULES_OF_THEMES) {
    document.documentElement.dataset.theme = theme;
    const deadline = performance.now() + SETTLED_WITHIN_MS;
    let problems: string[];
    let startedAt: number;
    // Not `expect.poll`, which fails when one run takes longer than its timeout. The run that decides begins after the deadline:
    // on a busy machine the first one can take longer than that, and sees the page while it changes.
    do {
      startedAt = performance.now();
      problems = await findProblems(theme, runOnly);
    } while (problems.length > 0 && startedAt < deadline);
    expect(problems).toEqual([]);
  }
  delete document.documentElement.dataset.theme;
}

async function findProblems(theme: string, { type, values }: (typeof RULES_OF_THEMES)[number][1]): Promise<string[]> {
  const wordless = wordlessWithoutTooltip();
  if (wordless.length > 0) {
    // A page that still changes is looked at again.
    await new Promise(requestAnimationFrame);
    return wordless;
  }
  const isWindowOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  const rules = Object.fromEntries(RULES_OF_PAGES.map((id) => [id, { enabled: !isWindowOpen }]));
  const result = await axe.run(document, {
    runOnly: { type, values: [...values] },
    // What passes is not described node by node, which takes longer than the rules do.
    resultTypes: ['violations'],
    ...(type === 'tag' && { rules: { ...rules, 'color-contrast': { enabled: isLong } } }),
  });
  return result.violations.flatMap((violation) =>
    violation.nodes.map(({ html, failureSummary }) => `${theme} ${violation.id}: ${html}: ${failureSummary}`),
  );
}

/** Buttons and links in sight that neither show words nor have a tooltip or title. */
function wordlessWithoutTooltip(): string[] {
  return (
    [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // Popovers have a button for screen readers alone.
      .filter((control) => control.offsetWidth > 1)
      .filter((control) => shownWords(control) === '' && control.closest('[data-tooltip], [title]') === null)
      .map((control) => control.outerHTML.slice(0, 200))
  );
}
