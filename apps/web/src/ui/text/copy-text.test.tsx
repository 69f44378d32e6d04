import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';
import { copyPreparedText, copyText } from './copy-text.ts';

afterEach(() => vi.restoreAllMocks());

function refuse(): Promise<never> {
  return Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
}

test('text that is fetched first is passed to the clipboard within the click, as WebKit requires', async () => {
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

test('a fetch error reaches the caller, and nothing is reported as copied', async () => {
  await render(<ToastRegion />);
  await expect(copyPreparedText(Promise.reject(new Error('no link')), 'Link copied')).rejects.toThrow('no link');
  await expect.element(page.getByText('Link copied')).not.toBeInTheDocument();
});

test('without ClipboardItem, fetched text is written once it has arrived', async () => {
  await render(<ToastRegion />);
  vi.stubGlobal('ClipboardItem', undefined);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copyPreparedText(Promise.resolve('later'), 'Copied');
  expect(writeText).toHaveBeenCalledWith('later');
});

test('without a clipboard API, as on an insecure origin, a selection is copied', async () => {
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

test('text that the browser does not allow to be copied is displayed for manual copying', async () => {
  await render(<ToastRegion />);
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse);
  copyText('script-1', 'Copied');
  await expect.element(page.getByText(/blocked copying.*script-1/)).toBeVisible();
});

test('the next copy notification replaces the previous one', async () => {
  await render(<ToastRegion />);
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  for (const copied of ['Script ID copied', 'Script ID copied', 'Link copied']) {
    copyText('text', copied);
    await expect.element(page.getByText(copied)).toBeVisible();
  }
  await expect.element(page.getByText('Link copied')).toBeVisible();
  expect(page.getByText(/copied$/).elements()).toHaveLength(1);
});
