import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VIEWS, type View } from './layouts/views.ts';
import { renderApp } from './render-app.tsx';

const changes: View = {
  url: '/changes?from=7',
  ready: 'Contract.txt',
  responses: {
    'drive.drives.list': () => ({ drives: [] }),
    'drive.changes.list': () => ({
      changes: ['Price list.pdf', 'Contract.txt'].map((name) => ({
        changeType: 'file',
        fileId: name,
        time: '2026-11-20T10:00:00.000Z',
        file: { id: name, name },
      })),
      newStartPageToken: '9',
    }),
  },
};
const { processes, projects, files, approvals, 'access-requests': requests } = VIEWS;
const lists = { processes, projects, files, approvals, 'access requests': requests, changes };

test.for(Object.entries(lists))(
  'in %s, the filters and the top of the list stay in place when something opens next to them',
  async ([, list]) => {
    if (!list) throw new Error('there is no such view');
    await page.viewport(1440, 900);
    const { screen } = await renderApp({ url: list.url, responses: list.responses ?? {}, bff: list.bff ?? {} });
    await expect.element(screen.getByText(list.ready).first()).toBeVisible();
    // The fallback font makes some buttons a pixel wider or narrower.
    await document.fonts.ready;
    const places = readPlaces();
    const lines = readLines();

    screen.getByRole('row').nth(1).element().focus();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('button', { name: 'Close panel' })).toBeVisible();
    expect(readPlaces()).toEqual(places);
    expect(readLines()).toEqual(lines);

    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Close panel' })).not.toBeInTheDocument();
    await userEvent.keyboard('`');
    await expect.element(screen.getByRole('complementary', { name: 'Calls' })).toBeVisible();
    expect(readLines()).toEqual(lines);

    await userEvent.keyboard('`');
    await expect.element(screen.getByRole('complementary', { name: 'Calls' })).not.toBeInTheDocument();
    expect(readLines()).toEqual(lines);
  },
);

/** Returns the positions of the buttons above the list and its filters. */
function readPlaces(): string[] {
  return boxesOf('main header:has(h1) button, main search :is(button, input)').map(
    ({ x, y }) => `${Math.round(x)} ${Math.round(y)}`,
  );
}

/** Returns the vertical positions of the filters and the list. */
function readLines(): number[] {
  return boxesOf('main search :is(button, input), main [role=grid]').map(({ y }) => Math.round(y));
}

function boxesOf(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
}
