import '../../styles/theme.css';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addDownloads } from './download-queue.ts';
import { DownloadTray } from './download-tray.tsx';

test('completed downloads disappear after six seconds, but not while hovered, and not next to a failed one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => {
    click.mockRestore();
    vi.useRealTimers();
  });
  let isRefused = true;
  vi.stubGlobal('fetch', async () =>
    isRefused ? new Response('', { status: 503 }) : Response.json({ url: '#saved' }),
  );
  await render(
    <div className="p-80">
      <DownloadTray />
    </div>,
  );
  addDownloads([{ fileId: 'f1', name: 'Plan.pdf' }]);
  const tray = page.getByRole('region', { name: 'Downloads' });
  const again = tray.getByRole('button', { name: 'Try Plan.pdf again' });
  await expect.element(again).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(again).toBeVisible();
  isRefused = false;
  await again.click();
  await expect.element(tray.getByText('1 of 1 download started')).toBeVisible();
  await userEvent.hover(tray.getByText('Plan.pdf'));
  vi.advanceTimersByTime(60_000);
  await expect.element(tray.getByText('Plan.pdf')).toBeVisible();
  await userEvent.unhover(tray);
  vi.advanceTimersByTime(6_000);
  await expect.element(tray).not.toBeInTheDocument();
});
