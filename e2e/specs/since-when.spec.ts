import type { Client } from '@rotunda/api-client/client';
import { createScriptProject } from '../fixtures/script-project.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

/** Creates a project whose function worked until it was saved with an error. Resolves to its ID. */
async function breakProject(operator: Client): Promise<string> {
  const scriptId = await createScriptProject(operator, 'Broken by a save');
  const run = () =>
    operator.call('script.scripts.run', { scriptId }, { body: { function: 'add', parameters: [1, 2], devMode: true } });
  await run();
  const { files = [] } = await operator.call('script.projects.getContent', { scriptId });
  const broken = files.map(({ name, type, source = '' }) => ({
    name,
    type,
    source: source.replace('return { sum:', "throw new Error('order 17 has no total'); return { sum:"),
  }));
  await operator.call('script.projects.updateContent', { scriptId }, { body: { files: broken } });
  await run();
  await run();
  return scriptId;
}

test('a failed run shows since when it has failed, after which save, and links to the code diff', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const scriptId = await breakProject(operator);
  const { page } = await openAs('operator');
  await page.goto(`/processes?script=${scriptId}`);
  const table = page.getByRole('grid', { name: 'Processes' });
  await expect(table.getByRole('gridcell', { name: /^Error: order … has no total at add \(Code\)$/ })).toHaveCount(2);
  await table
    .getByRole('row', { name: /^add in Broken by a save, Failed/ })
    .first()
    .click();
  const since = page.getByRole('complementary').getByText(/^Failing since .*, first after a save of the code/);
  await expect(since).toBeVisible();
  await expect(page.getByRole('complementary').getByText(/^2 of 2 runs since then failed/)).toBeVisible();
  await since.getByRole('link', { name: 'Compare' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/throw new Error/)
      .first(),
  ).toBeVisible();
});

test('the timeline of a project shows its runs and the save between them', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const scriptId = await breakProject(operator);
  const { page } = await openAs('operator');
  await page.goto(`/processes?script=${scriptId}&mode=timeline`);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('listbox', { name: /^2 runs of add, 2 failed or timed out: Error: order …/ }),
  ).toBeVisible();
  await main.getByText('Show as a list').click();
  const list = main.getByRole('list', { name: 'Runs and changes, newest first' });
  await expect(list.getByRole('listitem').first()).toContainText('add, Failed, Error: order … has no total');
  await expect(list.getByText(/^Save of the code/).first()).toBeVisible();
});
