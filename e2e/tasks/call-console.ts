import type { Page } from '@playwright/test';

/** Calls the console as the page's user, to prepare a task. */
export async function callConsole(page: Page, method: string, path: string, body: object): Promise<void> {
  const status = await page.evaluate(async ([url, init]) => (await fetch(url, init)).status, [
    path,
    { method, headers: { 'x-bff-csrf': '1', 'content-type': 'application/json' }, body: JSON.stringify(body) },
  ] as const);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}`);
}
