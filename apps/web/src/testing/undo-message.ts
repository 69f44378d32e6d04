import { page } from 'vitest/browser';

/** Takes back what a passing message tells of; the message is named, as others may stand beside it. */
export async function undoMessage(message: string | RegExp): Promise<void> {
  await page.getByRole('group', { name: message }).getByRole('button', { name: 'Undo' }).click();
}
