import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageHead } from './page-head.tsx';

test.each([['New event'], ['Nordic invoices: why the export fails']])(
  '“%s” is beside the link to its parent on a phone',
  async (title) => {
    await page.viewport(390, 844);
    const screen = await render(<PageHead title={title} back={<a href="/calendar">Back</a>} />);
    const [back, heading] = [screen.getByRole('link'), screen.getByRole('heading', { name: title })];
    await expect.element(heading).toBeVisible();
    expect(heading.element().getBoundingClientRect().top).toBeLessThan(back.element().getBoundingClientRect().bottom);
  },
);
