import { findAllScreenPaths, openScreen } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';
import { findClippedTexts } from '../fixtures/text-spacing.ts';

// Tracing takes a screenshot at each step.
test.use({ trace: 'off' });

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('no text of any screen is cut off or covered with increased line, word and letter spacing', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  test.slow(); // Checks each screen in two window sizes.
  const { page } = await openAs('operator');
  const screens = await findAllScreenPaths(operator, page);
  expect(screens.length).toBeGreaterThan(45);
  for (const path of screens) {
    await openScreen(page, path);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      expect.soft(await findClippedTexts(page), `${path} at ${window.width} px`).toEqual({ cut: [], overlapping: [] });
    }
  }
});
