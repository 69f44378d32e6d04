import type { Client } from '@rotunda/api-client/client';
import { openServicesClient } from '../fixtures/services-client.ts';
import { emailOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const MANIFEST = JSON.stringify({ timeZone: 'UTC', webapp: { access: 'DOMAIN', executeAs: 'USER_DEPLOYING' } });

/** Deploys a web app of the operator with one page. Resolves to its URL. */
async function deploy(operator: Client, { code, page }: { code: string; page: string }): Promise<string> {
  const { scriptId = '' } = await operator.call('script.projects.create', {}, { body: { title: 'Web app' } });
  const files = [
    { name: 'appsscript', type: 'JSON', source: MANIFEST } as const,
    { name: 'Code', type: 'SERVER_JS', source: code } as const,
    { name: 'page', type: 'HTML', source: page } as const,
  ];
  await operator.call('script.projects.updateContent', { scriptId }, { body: { files } });
  await operator.call('script.projects.versions.create', { scriptId }, { body: {} });
  const body = { versionNumber: 1, manifestFileName: 'appsscript' };
  const { entryPoints = [] } = await operator.call('script.projects.deployments.create', { scriptId }, { body });
  return entryPoints.find(({ webApp }) => webApp)?.webApp?.url ?? '';
}

const SHOW_PAGE = `function doGet() { return HtmlService.createTemplateFromFile('page').evaluate().setTitle('Orders'); }`;

test('a web app page calls functions of its script, with forms, files, user objects and failures', async ({
  openAs,
  stack,
}) => {
  const url = await deploy(await openServicesClient(stack, 'operator'), {
    code: `${SHOW_PAGE}
      function order(form) { return form.item + ' × ' + form.count + ', ' + form.note.getDataAsString(); }
      function double(values) { return values.map((value) => value * 2); }
      function fail() { throw new Error('out of stock'); }
      function who() { return Session.getActiveUser().getEmail(); }`,
    page: `<h1>Orders</h1>
      <form id="order"><label>Item <input name="item"></label><label>Count <input name="count"></label>
        <label>Note <input type="file" name="note"></label><button>Order</button></form>
      <ul id="results" aria-label="Results"></ul>
      <script>
        const show = (text) => { const item = document.createElement('li'); item.textContent = text; results.append(item); };
        order.onsubmit = (event) => {
          event.preventDefault();
          google.script.run.withSuccessHandler((text) => show('ordered: ' + text)).order(order);
        };
        const runner = google.script.run.withUserObject('the doubles').withSuccessHandler((value, about) => show(about + ': ' + value));
        runner.double([1, 2.5]);
        google.script.run.withFailureHandler((error) => show('failed: ' + error.message)).fail();
        google.script.run.withSuccessHandler(show).who();
        try { google.script.run.double(new Date()); } catch (error) { show(error.message); }
        google.script.history.push({ step: 1 }, { tab: 'all' }, 'top');
        google.script.url.getLocation((where) => show('at ' + where.parameter.tab + ' ' + where.hash));
      </script>`,
  });
  const { page } = await openAs('operator');
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.getByLabel('Item').fill('Tea');
  await page.getByLabel('Count').fill('2');
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('loose leaves') };
  await page.getByLabel('Note').setInputFiles(note);
  await page.getByRole('button', { name: 'Order' }).click();
  const results = page.getByRole('list', { name: 'Results' });
  for (const text of [
    'the doubles: 2,5',
    'failed: Error: out of stock',
    emailOf('operator'),
    'Failed due to illegal value in property: 0',
    'at all top',
    'ordered: Tea × 2, loose leaves',
  ]) {
    await expect(results.getByRole('listitem').filter({ hasText: text })).toHaveText(text);
  }
});

test('a web app page can access neither cookies nor routes of the console and of the identity provider', async ({
  openAs,
  stack,
  browser,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const probe = JSON.stringify({ console: stack.consoleOrigin, services: stack.servicesOrigin });
  const url = await deploy(operator, {
    code: SHOW_PAGE,
    page: `<h1>Probe</h1><pre id="found"></pre>
      <script>
        const { console: consoleOrigin, services } = ${probe};
        const tryTo = async (name, act) => { try { return name + ': ' + (await act()); } catch (error) { return name + ': refused'; } };
        const read = (address, init) => tryTo(address, async () => (await fetch(address, init)).text());
        const withCookies = { credentials: 'include' };
        Promise.all([
          tryTo('cookies', () => document.cookie),
          tryTo('storage', () => localStorage.length),
          read(consoleOrigin + '/api/session', withCookies),
          read(services + '/oidc/me', withCookies),
          read(services + '/oidc/mail', withCookies),
          read(services + '/drive/v3/files', withCookies),
        ]).then((lines) => { found.textContent = lines.join('\\n') + '\\norigin: ' + self.origin; });
      </script>`,
  });
  const { context } = await openAs('operator');
  // Rejected pages write to the browser's console, which the fixture would attribute to the console's own pages.
  const visiting = await browser.newContext({ storageState: await context.storageState() });
  const page = await visiting.newPage();
  await page.goto(url);
  await expect(page.getByText('origin: null')).toBeVisible();
  const lines = ((await page.locator('pre').textContent()) ?? '').split('\n');
  expect(lines.slice(0, -1).filter((line) => !line.endsWith(': refused'))).toEqual([]);
  await visiting.close();
});
