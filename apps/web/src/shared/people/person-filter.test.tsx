import type { components } from '@rotunda/api-client/bff-types';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';

const coverage = { state: 'current', scanned: 2, total: 2, failedCount: 0, failed: [], calls: 2 } as const;
const rows: components['schemas']['PersonIndex']['rows'] = [
  { email: 'ana@example.com', name: 'Ana Banerjee', type: 'user', foundIn: ['files'], mentions: 4 },
  { email: 'pat@partner.example', name: 'Pat Partner', type: 'user', foundIn: ['calendars'], mentions: 1 },
];

async function openActivity(url = '/activity') {
  const asked: string[] = [];
  const actors: (string | null)[] = [];
  const app = await renderApp({
    url,
    responses: {},
    bff: {
      'GET /api/audit': ({ url: { searchParams } }) => {
        actors.push(searchParams.get('actor'));
        return { entries: [] };
      },
      'GET /api/indexes/people': ({ url: { searchParams } }) => {
        asked.push(searchParams.get('q') ?? '');
        return { rows, all: rows.length, coverage };
      },
    },
  });
  return { ...app, asked, actors, field: app.screen.getByRole('combobox', { name: 'Who' }) };
}

test('a filter finds a person by name, shows name and address, and requests people only once it is used', async () => {
  const { screen, field, asked, actors, address } = await openActivity();
  await expect.element(field).toBeVisible();
  expect(asked).toEqual([]);
  await field.fill('banerjee');
  await expect.element(screen.getByRole('option', { name: 'Ana Banerjee ana@example.com' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('row', { name: 'Ana Banerjee, ana@example.com' })).toBeVisible();
  await expect.poll(() => actors.at(-1)).toBe('ana@example.com');
  expect(address()).toContain('actor=ana%40example.com');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(address).not.toContain('actor');
  await expect.element(field).toHaveFocus();
});

test('the person in a link is shown by name, and removed when the filters are cleared', async () => {
  const { screen, actors } = await openActivity('/activity?actor=pat@partner.example');
  await expect.element(screen.getByRole('row', { name: 'Pat Partner, pat@partner.example' })).toBeVisible();
  expect(actors.at(-1)).toBe('pat@partner.example');
  await screen.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect.element(screen.getByRole('row', { name: /Pat Partner/ })).not.toBeInTheDocument();
  await expect.poll(() => actors.at(-1)).toBeNull();
});

test('text that is not an address is not applied if only addresses are known', async () => {
  const asked: (string | null)[] = [];
  const { screen } = await renderApp({
    url: '/access-requests',
    responses: {},
    bff: {
      'GET /api/indexes/access-requests': ({ url }) => {
        asked.push(url.searchParams.get('requester'));
        return { rows: [], all: 0, coverage };
      },
      'GET /api/indexes/people': () => ({ rows, all: rows.length, coverage }),
    },
  });
  const field = screen.getByRole('combobox', { name: 'Requester' });
  await field.fill('nobody known');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert').getByText('Not an address')).toBeVisible();
  await field.fill('bo@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.at(-1)).toBe('bo@example.com');
  await expect.element(screen.getByText('Not an address')).not.toBeInTheDocument();
  expect(asked.every((one) => one === null || one === 'bo@example.com')).toBe(true);
});
