import { expect, test } from 'vitest';
import { cdp, commands, page } from 'vitest/browser';
import { renderApp } from '../render-app.tsx';
import { compareLayouts } from './compare-layouts.ts';
import { readAppearances, readBoxes } from './read-layout.ts';
import { readMotions } from './read-motions.ts';
import { readUnreadable } from './read-unreadable.ts';
import { VIEWS } from './views.ts';

const ALL_WIDTHS = [1440, 1100, 768, 390] as const;
/** `pnpm test:screens` also compares the widths in between. Each of them takes as long again. */
const WIDTHS =
  import.meta.env.VITE_LONG_TESTS || import.meta.env.VITE_KEEP_LAYOUTS ? ALL_WIDTHS : ([1440, 390] as const);
const THEMES = ['light', 'dark'] as const;
/** In pixels, and in steps of a colour channel. */
const TOLERANCE = 3;
const SETTLED_WITHIN_MS = 10_000;
const retained = import.meta.glob<string>('./kept/*.txt', { query: '?raw', import: 'default', eager: true });
const UPDATE_HINT = 'If this is intended, run the test once with VITE_KEEP_LAYOUTS=1';
/** Set manually to store the current layouts. */
const isRetaining = import.meta.env.VITE_KEEP_LAYOUTS === '1';

test.for(Object.entries(VIEWS))('%s has the same layout and appearance as its snapshot', async ([name, view]) => {
  const { url, ready, responses = {}, bff = {} } = view;
  const { screen, services, queryClient } = await renderApp({ url, responses, bff });
  await expect.element(screen.getByText(ready).first()).toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await document.fonts.ready;
  // No element is hovered. The pointer is moved by the debugger, because a hover waits until the page is stable.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 });
  if (isRetaining) await commands.writeFile(`src/testing/layouts/kept/${name}.txt`, await readAllWidths());
  else {
    const differences = async () =>
      compareLayouts(selectWidths(retained[`./kept/${name}.txt`] ?? ''), await readAllWidths(), TOLERANCE);
    // Retries, because elements may still adapt to a new width on a busy machine.
    await expect.poll(differences, { message: UPDATE_HINT, timeout: SETTLED_WITHIN_MS }).toEqual([]);
  }
  expect(readMotions(), 'visible motion although reduced motion is requested').toEqual([]);
  await forceColors('active');
  expect(readUnreadable(), 'text in the colour of its background with forced colours').toEqual([]);
  await forceColors('none');
  expect(services.unhandled).toEqual([]);
});

/** Makes the browser emulate forced colours, or ends the emulation. */
async function forceColors(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  expect(matchMedia('(forced-colors: active)').matches).toBe(value === 'active');
}

/** Returns the position of each element at each width, and its appearance in each theme. */
async function readAllWidths(): Promise<string> {
  const sections: string[] = [];
  for (const width of WIDTHS) {
    await page.viewport(width, 900);
    await settle();
    sections.push(`# ${width} px wide`, ...readBoxes());
    if (width !== WIDTHS[0]) continue;
    for (const theme of THEMES) {
      document.documentElement.dataset.theme = theme;
      await settle();
      sections.push(`# ${theme}`, ...readAppearances());
    }
    delete document.documentElement.dataset.theme;
  }
  return `${sections.join('\n')}\n`;
}

/** Returns the sections of a stored layout for the compared widths and the themes. */
function selectWidths(layout: string): string {
  const isExcluded = (part: string) =>
    ALL_WIDTHS.some((width) => part.startsWith(`${width} px wide\n`) && !WIDTHS.some((one) => one === width));
  const parts = layout.split(/^# /m).filter((part) => !isExcluded(part));
  return parts.join('# ');
}

/** Waits until nothing is loading and the layout has been stable for a while. */
async function settle(): Promise<void> {
  await expect
    .poll(
      () => document.querySelectorAll('main [aria-busy="true"], main [role="status"][aria-label^="Loading"]').length,
    )
    .toBe(0);
  let before = '';
  for (let still = 0; still < 2; ) {
    await new Promise((resolve) => setTimeout(resolve, 40));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    );
    const now = readBoxes().join();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
