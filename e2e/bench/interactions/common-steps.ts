import type { Locator } from '@playwright/test';
import type { InteractionRecorder } from './interaction-recorder.ts';

/** The steps for every screen: keyboard navigation in rows, filters, select controls, and leaving each of them. */
export async function runCommonSteps(walk: InteractionRecorder): Promise<void> {
  await walk.press('Tab', 'j', 'k');
  const main = walk.page.getByRole('main');
  const field = await firstUsable(main.locator('input[type=text], input[type=search], input:not([type])'));
  if (field) {
    await walk.measureStep('click a field', () => field.click());
    await walk.press('a', 'b', 'Backspace', 'Backspace', 'Escape');
    await walk.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
  const choice = await firstUsable(main.locator('button[aria-haspopup]'));
  if (choice) {
    await walk.measureStep('open a list', () => choice.click());
    await walk.press('ArrowDown', 'Escape');
  }
  await closeWindows(walk);
}

/** Closes windows that the steps left open, without measuring. */
export async function closeWindows({ page }: InteractionRecorder): Promise<void> {
  for (let tries = 0; tries < 4 && (await page.getByRole('dialog').count()) > 0; tries += 1)
    await page.keyboard.press('Escape');
}

/** Returns the first clickable element, or undefined if there is none. */
async function firstUsable(locator: Locator): Promise<Locator | undefined> {
  for (const one of await locator.all()) {
    const isUsable = (await one.isVisible()) && (await one.isEnabled()) && (await one.isEditable().catch(() => true));
    if (
      isUsable &&
      (await one.evaluate((element) => !element.closest('[inert], [aria-hidden=true], [aria-disabled=true]')))
    )
      return one;
  }
  return undefined;
}
