import { findAllScreenPaths, openScreen } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('Enter and Escape that end an input method composition do nothing in any field of any screen', async ({
  openAs,
  stack,
}) => {
  test.slow(); // Types in each field of each screen.
  const { context, page } = await openAs('operator');
  const screens = await findAllScreenPaths(await openServicesClient(stack, 'operator'), page);
  const changes: string[] = [];
  // Screens record that they were opened, and query free/busy times by POST.
  page.on('request', (request) => {
    const isRead = request.method() === 'GET' || /\/freeBusy$|\/api\/recents\//.test(request.url());
    if (!isRead) changes.push(`${request.method()} ${request.url()}`);
  });
  const input = await context.newCDPSession(page);
  let fields = 0;
  for (const path of screens) {
    await openScreen(page, path);
    const address = page.url();
    const lines = page.getByRole('main').locator('input:not([type=checkbox], [type=radio], [type=file], [type=color])');
    for (const line of await lines.all()) {
      if (!(await line.isVisible()) || !(await line.isEditable())) continue;
      fields += 1;
      await line.focus();
      await input.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
      for (const key of ['ArrowDown', 'Enter', 'Escape']) {
        await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
        await input.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: 229 });
      }
      expect.soft(page.url(), path).toBe(address);
      // The composition is abandoned, so its text is removed first.
      await input.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    }
  }
  expect(fields).toBeGreaterThan(20);
  expect(changes).toEqual([]);
});
