import { type OperationId, operations } from '@rotunda/api-client/operations';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { operatorSession, type StubResponses } from '#testing/stub-services.ts';
import type { ScriptProperty } from './queries.ts';

const ALL = Object.values(operations).map(({ id }): OperationId => id);
const URL = '/scripts/orders/properties';
const SECRET = 'sk-4711';

/** Returns services with properties that calls change. */
function withProperties(first: Record<string, string> = { API_KEY: SECRET }): StubResponses {
  const values = new Map(Object.entries(first));
  const describe = (name: string): ScriptProperty => ({
    name,
    valueBytes: values.get(name)?.length ?? 0,
    updateTime: '2026-01-04T03:00:00.000Z',
    lastModifyUser: { email: 'ana@example.com', name: 'Ana Silva' },
  });
  const read = (name = '') => ({ ...describe(name), secretValue: values.get(name) ?? '' });
  const write = (name: string, body: unknown) => {
    values.set(name, Object(body).secretValue);
    return read(name);
  };
  return {
    'script.projects.get': () => ({ scriptId: 'orders', title: 'Order sync' }),
    'drive.files.get': () => sampleFile({ id: 'orders' }),
    'script.projects.properties.list': () => ({ properties: [...values.keys()].sort().map(describe) }),
    'script.projects.properties.get': ({ pathParams }) => read(pathParams.propertyName),
    'script.projects.properties.create': ({ body }) => write(Object(body).name, body),
    'script.projects.properties.update': ({ pathParams, body }) => write(pathParams.propertyName ?? '', body),
    'script.projects.properties.delete': ({ pathParams }) => {
      values.delete(pathParams.propertyName ?? '');
      return {};
    },
  };
}

test('values are hidden until requested, and the user who changed them is shown', async () => {
  const { screen, services } = await renderApp({ url: URL, responses: withProperties() });
  const row = screen.getByRole('row', { name: 'API_KEY' });
  await expect.element(row.getByText('Hidden')).toBeVisible();
  await expect.element(row.getByText('Ana Silva')).toBeVisible();
  expect(services.callsOf('script.projects.properties.get')).toEqual([]);
  await expectAccessible();
  row.element().focus();
  await userEvent.keyboard('.');
  await screen.getByRole('menuitem', { name: /^Show value/ }).click();
  await expect.element(row.getByText(SECRET)).toBeVisible();
});

test.each([
  [{ API_KEY: SECRET }, '0 of 500 KB used.'],
  [
    Object.fromEntries(Array.from({ length: 55 }, (_, n) => [`order.${n}`, 'x'.repeat(9_200)])),
    '494 of 500 KB used, almost full.',
  ],
])('the used storage is shown beside its limit: %#', async (values, usage) => {
  const { screen } = await renderApp({ url: URL, responses: withProperties(values) });
  await expect.element(screen.getByText(usage)).toBeVisible();
});

test('a changed value and a deleted property are restored with undo', async () => {
  const { screen, services } = await renderApp({ url: URL, responses: withProperties() });
  const row = screen.getByRole('row', { name: 'API_KEY' });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Edit API_KEY' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect.element(save).toHaveAccessibleDescription(/Enter a new value first/);
  await dialog.getByRole('textbox', { name: 'New value' }).fill('sk-0815');
  await expectAccessible();
  await save.click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => services.callsOf('script.projects.properties.update').map(({ body }) => Object(body).secretValue))
    .toEqual(['sk-0815', SECRET]);
  row.element().focus();
  await userEvent.keyboard('.');
  await screen.getByRole('menuitem', { name: /^Delete/ }).click();
  await expect.element(screen.getByText('No script properties')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).last().click();
  await expect.element(row).toBeVisible();
  expect(services.callsOf('script.projects.properties.create')[0]?.body).toEqual({
    name: 'API_KEY',
    secretValue: SECRET,
  });
});

test('a property is added, and a name in use is rejected before it is sent', async () => {
  const { screen, services } = await renderApp({ url: URL, responses: withProperties() });
  await expect.element(screen.getByRole('row', { name: 'API_KEY' })).toBeVisible();
  await userEvent.keyboard('n');
  const dialog = screen.getByRole('dialog', { name: 'New property' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('API_KEY');
  await expect.element(name).toHaveAccessibleDescription(/A property with this name already exists/);
  await name.fill('source');
  await dialog.getByRole('textbox', { name: 'Value' }).fill('f1');
  await dialog.getByRole('button', { name: 'Add property' }).click();
  await expect.element(screen.getByRole('row', { name: 'source' })).toBeVisible();
  expect(services.callsOf('script.projects.properties.create')).toHaveLength(1);
});

test('support staff see the properties, and no values', async () => {
  const isRefused = /properties\.(?:get|create|update|delete)$/;
  const allowed = ALL.filter((id) => !isRefused.test(id));
  const session = { ...operatorSession, roles: ['support' as const], operations: allowed };
  const { screen } = await renderApp({ url: URL, responses: withProperties(), session });
  const row = screen.getByRole('row', { name: 'API_KEY' });
  await expect.element(row.getByText('Hidden')).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('.');
  const item = screen.getByRole('menuitem', { name: /^Show value/ });
  await expect.element(item).toHaveAttribute('aria-disabled', 'true');
  await expect.element(item).toMatchTextContent(/requires the Operator role/);
});
