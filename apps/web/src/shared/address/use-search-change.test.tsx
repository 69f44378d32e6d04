import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const responses: StubResponses = {
  'script.processes.list': () => ({
    processes: [sampleProcess(), sampleProcess({ processId: 'p2', functionName: 'mailDigest' })],
  }),
  'script.processes.listScriptProcesses': () => ({}),
  'script.projects.deployments.list': () => ({}),
};

async function renderFailed() {
  const app = await renderApp({ url: '/processes', responses });
  const row = (name: string) => app.screen.getByRole('row', { name: `${name} in Order sync, Failed` });
  await expect.element(row('syncOrders')).toBeVisible();
  await userEvent.keyboard('f');
  await expect.poll(app.address).toBe('/processes?status=%5B%22FAILED%22%5D');
  await expect.element(row('syncOrders')).toBeVisible();
  row('syncOrders').element().focus();
  await userEvent.keyboard(' ');
  const panel = app.screen.getByRole('complementary');
  await expect.element(panel).toBeVisible();
  return { ...app, row, panel };
}

test('Back closes the panel and preserves the filter, however many rows it was moved along', async () => {
  const { address, goBack, row, panel } = await renderFailed();
  await userEvent.keyboard('j');
  await expect.poll(address).toContain('peek=p2');
  goBack();
  await expect.element(panel).not.toBeInTheDocument();
  expect(address()).toBe('/processes?status=%5B%22FAILED%22%5D');
  await expect.element(row('mailDigest')).toHaveFocus();
});

test('after the panel was closed with a key, Back goes to the page before it', async () => {
  const { address, goBack, panel } = await renderFailed();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(address()).toBe('/processes?status=%5B%22FAILED%22%5D');
  goBack();
  await expect.poll(address).toBe('/processes');
});

test('a panel opened by an address closes in place', async () => {
  const { screen, address } = await renderApp({ url: '/processes?peek=p2', responses });
  await expect.element(screen.getByRole('complementary')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/processes');
});
