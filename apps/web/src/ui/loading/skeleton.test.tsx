import '#styles/theme.css';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from './skeleton.tsx';

test('skeleton bars are neither visible nor announced for a fast response, and appear for a slow one', async () => {
  const screen = await render(<Skeleton label="Loading the files" rows={3} />);
  const bars = screen.container.querySelector('[data-loading]') ?? document.body;
  const [coming] = bars.getAnimations();
  if (!coming) throw new Error('nothing comes forth');
  coming.pause();
  coming.currentTime = 140;
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  coming.finish();
  await expect.element(screen.getByRole('status', { name: 'Loading the files' })).toBeVisible();
});

test('the skeleton of a list says so if loading takes longer than usual, without moving anything', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const screen = await render(<Skeleton label="Loading the files" rows={6} />);
    const text = () => screen.container.textContent;
    const heightOf = () => screen.container.getBoundingClientRect().height;
    const before = heightOf();
    expect(text()).toBe('');
    await vi.advanceTimersByTimeAsync(5_000);
    await expect.poll(text).toBe('Still loading. This takes longer than usual.');
    expect(heightOf()).toBe(before);
  } finally {
    vi.useRealTimers();
  }
});

test('without a connection the skeleton says that nothing is loading, until there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const screen = await render(<Skeleton label="Loading the files" rows={3} />);
  await expect.element(screen.getByRole('status')).toMatchTextContent(/You are offline/);
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText(/You are offline/)).not.toBeInTheDocument();
});
