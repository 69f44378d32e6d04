import { page } from 'vitest/browser';

/** Undoes the action of a toast. The message is given because there may be others. */
export async function undoMessage(message: string | RegExp): Promise<void> {
  await page.getByRole('group', { name: message }).getByRole('button', { name: 'Undo' }).click();
}
