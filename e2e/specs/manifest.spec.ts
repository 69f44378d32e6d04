import { findViolations, OUTER_WINDOWS } from '../fixtures/accessibility.ts';
import { createScriptProject } from '../fixtures/script-project.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('a manifest is edited in its form, completed and corrected as JSON, and saved', async ({ openAs, stack }) => {
  test.slow(); // Checks the screen in four configurations.
  const operator = await openServicesClient(stack, 'operator');
  const scriptId = await createScriptProject(operator, 'Declared machine');
  const { page } = await openAs('operator', `/scripts/${scriptId}/code?file=appsscript&edit=true`);
  const json = page.getByRole('textbox', { name: 'Text of appsscript.json' });

  await page.getByRole('checkbox', { name: 'Web app' }).check();
  await page.getByLabel('Web app access').selectOption({ label: 'Everyone in the organisation' });
  await expect(json).toContainText('"access": "DOMAIN"');
  await page.getByLabel('New scope').fill('download all');
  await page.getByRole('option', { name: 'See and download all your files' }).click();
  await expect(json).toContainText('https://www.googleapis.com/auth/drive.readonly');

  await json.press('Control+Home');
  await json.press('End');
  await json.press('Enter');
  await json.pressSequentially('"exc');
  await expect(page.getByRole('option', { name: 'exceptionLogging' })).toBeVisible();
  // The list ignores keys in its first 75 ms, when Enter is meant for a new line.
  await json.press('Shift', { delay: 150 });
  await json.press('Enter');
  await expect(page.getByLabel('Exception logging')).toHaveValue('NONE');
  await json.press('Backspace');
  await json.pressSequentially('X"');

  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('“exceptionLogging” must be one of NONE, STACKDRIVER.');
  for (const window of OUTER_WINDOWS) {
    await page.setViewportSize(window);
    await expect(problems).toBeVisible();
    expect(await findViolations(page), `${window.width} px`).toEqual([]);
  }
  await problems.getByRole('button', { name: 'Use STACKDRIVER' }).click();
  await expect(problems).toBeHidden();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const content = await operator.call('script.projects.getContent', { scriptId });
  const saved = content.files?.find(({ name }) => name === 'appsscript')?.source ?? '';
  expect(JSON.parse(saved)).toMatchObject({
    exceptionLogging: 'STACKDRIVER',
    oauthScopes: ['https://www.googleapis.com/auth/drive.readonly'],
    webapp: { access: 'DOMAIN', executeAs: 'USER_DEPLOYING' },
  });
});
