import { openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { operatorSession } from '#testing/stub-services.ts';
import { DEVICE_CACHE } from './device-cache-name.ts';
import { discardDeviceCache } from './restore-from-device.ts';

const session = { ...operatorSession, deviceCacheKey: btoa('k'.repeat(32)) };

afterEach(async () => {
  await discardDeviceCache();
  localStorage.clear();
});

async function hasCache(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === DEVICE_CACHE);
}

async function countStored(): Promise<number> {
  const database = await openDB(DEVICE_CACHE);
  const count = await database.count('reads');
  database.close();
  return count;
}

test('a screen opened before shows its cached list before the service responds, then the new one in place', async () => {
  const names = ['Plan.txt'];
  let released = Promise.resolve();
  const responses = {
    'drive.files.list': async () => {
      await released;
      return { files: names.map((name, at) => sampleFile({ id: `f-${at}`, name })) };
    },
  };
  const first = await renderApp({ url: '/files', responses, session });
  await expect.element(first.screen.getByRole('row', { name: /Plan\.txt/ })).toBeVisible();
  await expect.poll(hasCache).toBe(true);
  // Switching to another tab stores everything.
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(countStored).toBeGreaterThan(0);
  await first.screen.unmount();
  const response = Promise.withResolvers<void>();
  released = response.promise;
  names.push('Budget.txt');
  const second = await renderApp({ url: '/files', responses, session });
  await expect.element(second.screen.getByRole('row', { name: /Plan\.txt/ })).toBeVisible();
  await expect.element(second.screen.getByRole('row', { name: /Budget\.txt/ })).not.toBeInTheDocument();
  response.resolve();
  await expect.element(second.screen.getByRole('row', { name: /Budget\.txt/ })).toBeVisible();
});

test('the user disables the device cache, which deletes it', async () => {
  const { screen } = await renderApp({ url: '/settings/data', responses: {}, session });
  const setting = screen.getByRole('checkbox', { name: 'Cache lists and details on this device' });
  await expect.element(setting).toBeChecked();
  await expect.poll(hasCache).toBe(true);
  await setting.click();
  await expect.element(setting).not.toBeChecked();
  await expect.poll(hasCache).toBe(false);
});

test('if the configuration disables the cache, the setting says so and nothing is cached', async () => {
  const { screen } = await renderApp({ url: '/settings/data', responses: {} });
  const setting = screen.getByRole('checkbox', { name: 'Cache lists and details on this device' });
  await expect.element(setting).not.toBeChecked();
  await expect.element(setting).toHaveAccessibleDescription('Turned off in the configuration of this console.');
  expect(await hasCache()).toBe(false);
});
