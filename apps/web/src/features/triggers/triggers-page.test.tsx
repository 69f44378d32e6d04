import { type OperationId, operations } from '@rotunda/api-client/operations';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { operatorSession, type StubResponses } from '#testing/stub-services.ts';
import type { Trigger } from './queries.ts';

const ALL = Object.values(operations).map(({ id }): OperationId => id);
const URL = '/scripts/orders/triggers';
const NIGHTLY: Trigger = {
  triggerId: 't1',
  functionName: 'syncOrders',
  schedule: { repeat: 'DAYS', interval: 1 },
  nextRunTime: '2027-01-05T03:00:00.000Z',
  disabled: false,
  owner: { email: 'ana@example.com', name: 'Ana Silva' },
  lastRun: { processId: 'p1', processStatus: 'FAILED', startTime: '2026-01-04T03:00:00.000Z' },
};

/** Returns services with triggers that calls change. */
function withTriggers(first: Trigger[] = [NIGHTLY]): StubResponses {
  let triggers = first;
  let deleted: Trigger[] = [];
  const find = (id: string | undefined) => triggers.find(({ triggerId }) => triggerId === id) ?? {};
  return {
    'script.projects.get': () => ({ scriptId: 'orders', title: 'Order sync' }),
    'drive.files.get': () => sampleFile({ id: 'orders' }),
    'script.projects.getContent': () => ({
      scriptId: 'orders',
      files: [{ name: 'Code', type: 'SERVER_JS', source: 'function main() {}\nfunction own_() {}' }],
    }),
    'script.projects.triggers.list': () => ({ triggers }),
    'script.projects.triggers.get': ({ pathParams }) => find(pathParams.triggerId),
    'script.projects.triggers.create': ({ body }) => {
      const made: Trigger = { triggerId: 't2', ...Object(body) };
      triggers = [...triggers, made];
      return made;
    },
    'script.projects.triggers.update': ({ pathParams, body }) => {
      triggers = triggers.map((each) =>
        each.triggerId === pathParams.triggerId ? { ...each, ...Object(body) } : each,
      );
      return find(pathParams.triggerId);
    },
    'script.projects.triggers.delete': ({ pathParams }) => {
      deleted = triggers.filter(({ triggerId }) => triggerId === pathParams.triggerId);
      triggers = triggers.filter(({ triggerId }) => triggerId !== pathParams.triggerId);
      return {};
    },
    'script.projects.triggers.undelete': () => {
      triggers = [...triggers, ...deleted];
      return deleted[0] ?? {};
    },
  };
}

test('a trigger shows its schedule, its runs, and that its function is missing', async () => {
  const { screen } = await renderApp({ url: URL, responses: withTriggers() });
  const row = screen.getByRole('row', { name: /^syncOrders, Every day/ });
  await expect.element(row).toBeVisible();
  await expect.element(row.getByText('Failed')).toBeVisible();
  await expect.element(row.getByText('not in the latest code')).toBeVisible();
  await expect.element(row.getByText('Ana Silva')).toBeVisible();
  await expectAccessible();
});

test('a trigger is created by keyboard alone, disabled, and enabled again with undo', async () => {
  const { screen, services } = await renderApp({ url: URL, responses: withTriggers([]) });
  await expect.element(screen.getByText('No triggers')).toBeVisible();
  await userEvent.keyboard('n');
  const dialog = screen.getByRole('dialog', { name: 'New trigger' });
  await expect.element(dialog.getByRole('combobox', { name: 'Function' })).toHaveValue('main');
  await dialog.getByLabelText('Repeat').selectOptions('HOURS');
  await dialog.getByLabelText('Every').fill('2');
  await expectAccessible();
  dialog.getByRole('button', { name: 'Create trigger' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const row = screen.getByRole('row', { name: /^main, Every 2 hours/ });
  await expect.element(row).toBeVisible();
  expect(services.callsOf('script.projects.triggers.create')[0]?.body).toEqual({
    functionName: 'main',
    schedule: { repeat: 'HOURS', interval: 2 },
  });
  await expect.element(dialog).not.toBeInTheDocument();
  row.element().focus();
  await userEvent.keyboard('.');
  await screen.getByRole('menuitem', { name: /^Disable/ }).click();
  await expect.element(row.getByText('Disabled')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(row.getByText('Enabled')).toBeVisible();
});

test('a deleted trigger is restored with undo', async () => {
  const { screen, services } = await renderApp({ url: URL, responses: withTriggers() });
  const row = screen.getByRole('row', { name: /^syncOrders/ });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('.');
  await screen.getByRole('menuitem', { name: /^Delete/ }).click();
  await expect.element(screen.getByText('No triggers')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row).toBeVisible();
  expect(services.callsOf('script.projects.triggers.undelete')).toHaveLength(1);
});

test('support staff see the triggers and why they cannot change them', async () => {
  const allowed = ALL.filter((id) => !/triggers\.(?:create|update|delete|undelete)$/.test(id));
  const session = { ...operatorSession, roles: ['support' as const], operations: allowed };
  const { screen } = await renderApp({ url: URL, responses: withTriggers(), session });
  await expect.element(screen.getByRole('row', { name: /^syncOrders/ })).toBeVisible();
  const button = screen.getByRole('button', { name: 'New trigger' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription(/requires the Operator role/);
});

test('a service without triggers has no tab for them, and its address says so', async () => {
  const notOffered = ALL.filter((id) => id.includes('.triggers.'));
  const allowed = ALL.filter((id) => !id.includes('.triggers.'));
  const session = { ...operatorSession, operations: allowed, notOffered };
  const { screen } = await renderApp({ url: URL, responses: withTriggers(), session });
  await expect.element(screen.getByText(/does not offer this/).first()).toBeVisible();
  const tabs = screen.getByRole('navigation', { name: 'Project' });
  await expect.element(tabs.getByRole('link', { name: 'Properties' })).toBeVisible();
  await expect.element(tabs.getByRole('link', { name: 'Triggers' })).not.toBeInTheDocument();
});
