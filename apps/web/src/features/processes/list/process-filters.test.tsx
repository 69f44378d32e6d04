import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const responses: StubResponses = { 'script.processes.list': () => ({ processes: [sampleProcess()] }) };

test('filters are suggested and selected by keyboard, and each is a token that can be changed and removed', async () => {
  const { screen, services, address } = await renderApp({ url: '/processes', responses });
  const field = screen.getByRole('combobox', { name: 'Filter' });
  await expect.element(screen.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await userEvent.keyboard('/{ArrowDown}{Enter}');
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  await expect.element(list.getByRole('option', { name: /Failed.*Failed with an error/ })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
  await expect.poll(address).toBe('/processes?status=%5B%22RUNNING%22%2C%22FAILED%22%5D');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  const token = screen.getByRole('button', { name: 'Status Running, Failed, change' });
  await expect.element(token).toBeVisible();

  await userEvent.keyboard('syncOrders');
  await screen.getByRole('option', { name: 'Function syncOrders' }).click();
  await expect
    .poll(() => services.callsOf('script.processes.list').at(-1)?.query.get('userProcessFilter.functionName'))
    .toBe('syncOrders');
  await screen.getByRole('button', { name: 'Function syncOrders, change' }).click();
  await expect.element(field).toHaveValue('fn:syncOrders');
  await field.fill('');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.poll(address).toBe('/processes?status=%5B%22RUNNING%22%2C%22FAILED%22%5D');
  await expect.element(field).toHaveFocus();
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/processes');
  await expect.element(token).not.toBeInTheDocument();
});

test('a filter typed with a colon suggests its values, and leaves no text behind', async () => {
  const { screen, address } = await renderApp({ url: '/processes', responses });
  const field = screen.getByRole('combobox', { name: 'Filter' });
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  for (const [typed, value, chip] of [
    ['type:', /^Type Trigger/, 'Type Trigger, change'],
    ['status:tim', /^Status Timed out/, 'Status Timed out, change'],
  ] as const) {
    await field.click();
    await userEvent.keyboard(typed);
    await list.getByRole('option', { name: value }).first().click();
    await expect.element(screen.getByRole('button', { name: chip })).toBeVisible();
    await expect.element(field).toHaveValue('');
    // More values of the same filter can be selected.
    await expect.element(list.getByRole('option', { name: value }).first()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
  }
  await screen.getByRole('button', { name: 'Type Trigger, change' }).click();
  await expect.element(field).toHaveValue('');
  await list.getByRole('option', { name: 'Type Web app' }).click();
  await expect.poll(address).toContain('type=%5B%22TRIGGER%22%2C%22WEBAPP%22%5D');
});

test('several filters are typed at once; invalid ones stay and are named', async () => {
  const { screen, address } = await renderApp({ url: '/processes', responses });
  const field = screen.getByRole('combobox', { name: 'Filter' });
  await field.fill('status:failed type:TRIGGER from:-24h to:soon');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Not a time. Enter 2026-11-23, 2026-11-23T09:30 or -24h');
  await expect.element(field).toHaveValue('to:soon');
  expect(address()).toBe('/processes?status=%5B%22FAILED%22%5D&type=%5B%22TRIGGER%22%5D&from=-24h');
  await expect.element(screen.getByRole('button', { name: 'Time: Last 24 hours' })).toBeVisible();
});

test('a period stays relative until it is moved or fixed, and typed periods are offered again', async () => {
  const { screen, services, address } = await renderApp({ url: '/processes', responses });
  // The errors of failed runs are requested with fields.
  const lastList = () => services.callsOf('script.processes.list').findLast(({ query }) => !query.has('fields'));
  const lastStart = () => Date.parse(lastList()?.query.get('userProcessFilter.startTime') ?? '');
  await screen.getByRole('button', { name: 'Time: Any time' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Time' });
  await expect.element(dialog).toMatchTextContent(/Started from any time/);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Last 24 hours' }).click();
  await expect.poll(address).toBe('/processes?from=-24h');
  const button = screen.getByRole('button', { name: 'Time: Last 24 hours' });
  await expect.element(button).toHaveFocus();
  expect(Math.abs(lastStart() + 86_400_000 - Date.now())).toBeLessThan(60_000);

  await userEvent.keyboard('<');
  await expect.poll(address).toMatch(/from=.*Z.*&to=.*Z/);
  await expect.poll(() => Math.abs(lastStart() + 2 * 86_400_000 - Date.now())).toBeLessThan(60_000);
  await screen.getByRole('button', { name: /^Time: / }).click();
  await dialog.getByRole('textbox', { name: 'From and to' }).fill('-1h..-7d');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toMatchTextContent(/earliest first/);
  await dialog.getByRole('textbox', { name: 'From and to' }).fill('-36h..now');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/processes?from=-36h');
  await screen.getByRole('button', { name: 'Time: Last 36 hours' }).click();
  await expect.element(dialog.getByRole('list', { name: 'Recent' })).toMatchTextContent(/Last 36 hours/);
  await dialog.getByRole('button', { name: 'Use absolute times' }).click();
  await expect.poll(address).toMatch(/from=.*Z.*&to=.*Z/);
});
