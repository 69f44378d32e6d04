import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';
import { copyPreparedText, copyText } from './copy-text.ts';

afterEach(() => vi.restoreAllMocks());

function refuse(): Promise<never> {
  return Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
}

test('text that is fetched first is handed to the clipboard within the press, as WebKit demands', async () => {
  await render(<ToastRegion />);
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const { promise, resolve } = Promise.withResolvers<string>();
  const copying = copyPreparedText(promise, 'Link copied');
  expect(write).toHaveBeenCalledTimes(1);
  resolve('https://rotunda.example/processes');
  await copying;
  const [item] = write.mock.calls[0]?.[0] ?? [];
  expect(await (await item?.getType('text/plain'))?.text()).toBe('https://rotunda.example/processes');
  await expect.element(page.getByText('Link copied')).toBeVisible();
});

test('the error of what could not be fetched reaches the caller, and nothing is said to be copied', async () => {
  await render(<ToastRegion />);
  await expect(copyPreparedText(Promise.reject(new Error('no link')), 'Link copied')).rejects.toThrow('no link');
  await expect.element(page.getByText('Link copied')).not.toBeInTheDocument();
});

test('without ClipboardItem, fetched text is written once it is there', async () => {
  await render(<ToastRegion />);
  vi.stubGlobal('ClipboardItem', undefined);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copyPreparedText(Promise.resolve('later'), 'Copied');
  expect(writeText).toHaveBeenCalledWith('later');
});

test('without a clipboard of the platform, as on an origin that is not secure, a selection is copied', async () => {
  const view = await render(
    <>
      <button type="button">Copy</button>
      <ToastRegion />
    </>,
  );
  await view.getByRole('button').click();
  const copy = vi.spyOn(document, 'execCommand').mockReturnValue(true);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse);
  copyText('by selection', 'Copied');
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(copy).toHaveBeenCalledWith('copy');
  await expect.element(view.getByRole('button', { name: 'Copy' })).toHaveFocus();
});

test('what the browser lets nobody copy is shown, to be copied by hand', async () => {
  await render(<ToastRegion />);
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse);
  copyText('script-1', 'Copied');
  await expect.element(page.getByText(/did not let the console copy.*script-1/)).toBeVisible();
});

test('what is copied next takes the place of what was said of the copy before it', async () => {
  await render(<ToastRegion />);
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  for (const copied of ['Script ID copied', 'Script ID copied', 'Link copied']) {
    copyText('text', copied);
    await expect.element(page.getByText(copied)).toBeVisible();
  }
  await expect.element(page.getByText('Link copied')).toBeVisible();
  expect(page.getByText(/copied$/).elements()).toHaveLength(1);
});
