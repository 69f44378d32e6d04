import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { serviceError } from '#testing/stub-services.ts';
import { folders, responses } from './testing/stub-folders.ts';

test.each([1280, 390])(
  'in a folder with a very long name, the path can be typed at a width of %i pixels',
  async (width) => {
    await page.viewport(width, 800);
    const longName = 'very long name '.repeat(20);
    const { screen } = await renderApp({
      url: '/files/legal',
      responses: {
        ...responses,
        'drive.files.get': ({ pathParams }) => {
          const folder = folders.get(pathParams.fileId ?? '');
          return folder ? { ...folder, name: longName } : serviceError(404, 'notFound', 'File not found.');
        },
      },
    });
    const path = screen.getByRole('navigation', { name: 'Location' });
    const button = path.getByRole('button', { name: 'Type a path' });
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(width);
  },
);
