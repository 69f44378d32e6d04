import axe from 'axe-core';
import { expect } from 'vitest';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// Nothing but colours differs between the themes.
const RULES_OF_THEMES = [
  ['light', { type: 'tag', values: RULES }],
  ['dark', { type: 'rule', values: ['color-contrast'] }],
] as const;

// A window keeps all behind it from screen readers, the main part and its heading among it.
const RULES_OF_PAGES = ['landmark-one-main', 'page-has-heading-one'];

/** Expects that the page as it is now breaks no WCAG 2.2 A or AA rule, in either theme. */
export async function expectAccessible(): Promise<void> {
  for (const [theme, { type, values }] of RULES_OF_THEMES) {
    document.documentElement.dataset.theme = theme;
    const isWindowOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    const rules = Object.fromEntries(RULES_OF_PAGES.map((id) => [id, { enabled: !isWindowOpen }]));
    const result = await axe.run(document, {
      runOnly: { type, values: [...values] },
      ...(type === 'tag' && { rules }),
    });
    const problems = result.violations.flatMap((violation) =>
      violation.nodes.map((node) => `${theme} ${violation.id}: ${node.html}`),
    );
    expect(problems).toEqual([]);
  }
  delete document.documentElement.dataset.theme;
}
