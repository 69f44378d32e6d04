import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import type { StubResponses } from '#testing/stub-services.ts';

const responses: StubResponses = {
  'drive.about.get': () => ({
    user: { displayName: 'Olga', emailAddress: 'operator@example.com', permissionId: 'p-1' },
  }),
  'calendar.settings.list': () => ({ items: [{ id: 'weekStart', value: '1' }] }),
};

afterEach(() => localStorage.clear());

const scroller = () => document.querySelector('main [data-scroll-restoration-id="screen"]') ?? document.body;

async function openScrolledSettings() {
  await page.viewport(1440, 360);
  const app = await renderApp({ url: '/settings', responses });
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect.poll(() => scroller().scrollHeight).toBeGreaterThan(700);
  const scrolled = new Promise((resolve) => scroller().addEventListener('scroll', resolve, { once: true }));
  scroller().scrollTo({ top: 200 });
  await scrolled;
  return app;
}

/** Follows the link without scrolling to it, as a shortcut or the palette does. */
async function openReviews(screen: Awaited<ReturnType<typeof renderApp>>['screen']) {
  const link = screen.getByRole('link', { name: 'Reviews' });
  const element = link.element();
  if (element instanceof HTMLElement) element.click();
  await expect.element(link).toHaveAttribute('aria-current', 'page');
}

test('another tab opens at its top, even if the previous one was scrolled', async () => {
  const { screen } = await openScrolledSettings();
  await openReviews(screen);
  await expect.poll(() => scroller().scrollTop).toBe(0);
});

test('going back restores the scroll position', async () => {
  const { screen, goBack } = await openScrolledSettings();
  await openReviews(screen);
  await expect.poll(() => scroller().scrollTop).toBe(0);
  goBack();
  await expect.element(screen.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => scroller().scrollTop).toBe(200);
});
