import { createScriptProject } from '../fixtures/script-project.ts';
import { createProject } from './create-project.ts';
import type { Task } from './task.ts';

const SCOPE_BASE = 'https://www.googleapis.com/auth';
/** One per run, because scopes granted to a session stay granted. */
const SCOPES = [
  'forms',
  'spreadsheets',
  'presentations',
  'documents',
  'groups',
  'script.send_mail',
  'script.external_request',
  'script.scriptapp',
];
let grants = 0;
const PLAIN = { timeZone: 'Etc/UTC' };
const RUNNABLE = { ...PLAIN, executionApi: { access: 'MYSELF' } };
const SLOW =
  'function count() { for (let step = 1; step <= 40; step += 1) { console.log(step); Utilities.sleep(500); } }';
const CHECK = `function check() { return PropertiesService.getScriptProperties().getProperty('source'); }`;

/** Creating, running and releasing scripts. */
export const projectTasks: readonly Task[] = [
  {
    title: 'Create a project and run its function',
    role: 'operator',
    before: 'not possible without editing the manifest',
    prepare: async ({ tag }) => ({
      path: '/scripts',
      run: async (user) => {
        const { page } = user;
        await user.press(page.getByRole('button', { name: 'New project' }), 'c');
        await user.type(page.getByRole('dialog').getByLabel('Name'), `New ${tag}`);
        await user.press(page.getByRole('button', { name: 'Create project' }), 'Enter');
        await user.press(page.getByRole('button', { name: 'Run', exact: true }));
        await user.press(page.getByRole('button', { name: 'Run myFunction' }), 'Control+Enter');
        await user.see(page.getByRole('region', { name: 'Outcome' }).getByText('Done'));
      },
    }),
  },
  {
    title: 'Make a project runnable that is not, and run it',
    role: 'operator',
    before: 'not possible without editing the manifest',
    prepare: async (setting) => {
      const scriptId = await createProject(setting, 'function greet() { return "Hello"; }', PLAIN);
      return {
        path: `/scripts/${scriptId}/run`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Make runnable' }));
          await user.see(page.locator('[data-op="script.scripts.run"]:not([aria-disabled=true])'));
          await user.press(page.getByRole('button', { name: 'Run greet' }), 'Control+Enter');
          await user.see(page.getByRole('region', { name: 'Outcome' }).getByText('Hello'));
        },
      };
    },
  },
  {
    title: 'Grant a scope that a run lacks, and run',
    role: 'operator',
    before: 'not possible',
    prepare: async (setting) => {
      const manifest = { ...RUNNABLE, oauthScopes: [`${SCOPE_BASE}/${SCOPES[grants % SCOPES.length]}`] };
      grants += 1;
      const scriptId = await createProject(setting, 'function greet() { return "Hello"; }', manifest);
      return {
        path: `/scripts/${scriptId}/run`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Run greet' }), 'Control+Enter');
          await user.press(page.getByRole('button', { name: 'Grant access and run again' }));
          await user.press(page.getByRole('dialog').getByRole('button', { name: 'Sign in again' }));
          await user.see(page.getByRole('region', { name: 'Outcome' }).getByText('Hello'));
        },
      };
    },
  },
  {
    title: 'Watch a run with its log, and stop it',
    role: 'operator',
    before: 'not possible',
    prepare: async (setting) => {
      const scriptId = await createProject(setting, SLOW, RUNNABLE);
      return {
        path: `/scripts/${scriptId}/run`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Run count' }), 'Control+Enter');
          await user.see(page.getByRole('list', { name: 'Log lines' }).getByText('3'));
          await user.press(page.getByRole('button', { name: 'Stop process' }));
          await user.press(page.getByRole('dialog').getByRole('button', { name: 'Stop process' }));
          await user.see(page.getByRole('region', { name: 'Outcome' }).getByText('failed'));
        },
      };
    },
  },
  {
    title: 'Roll back a deployment',
    role: 'operator',
    before: 'chose the served version; asked for an approval',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      const scriptId = await createScriptProject(operator, `Release ${tag}`);
      const { deployments = [] } = await operator.call('script.projects.deployments.list', { scriptId });
      const deploymentId = deployments.find(({ deploymentConfig }) => deploymentConfig?.versionNumber)?.deploymentId;
      const deploymentConfig = { versionNumber: 2, description: 'Production', manifestFileName: 'appsscript' };
      await operator.call(
        'script.projects.deployments.update',
        { scriptId, deploymentId: deploymentId ?? '' },
        { body: { deploymentConfig } },
      );
      return {
        path: `/scripts/${scriptId}/deployments`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Roll back', exact: true }));
          await user.press(page.getByRole('dialog').getByRole('button', { name: 'Roll back to version 1' }));
          await user.see(page.getByRole('article', { name: 'Production' }).getByText('Version 1', { exact: true }));
        },
      };
    },
  },
  {
    title: 'Run a function every hour',
    role: 'operator',
    before: 'not possible',
    prepare: async (setting) => {
      const scriptId = await createProject(setting, CHECK, PLAIN);
      return {
        path: `/scripts/${scriptId}/triggers`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'New trigger' }));
          const dialog = page.getByRole('dialog', { name: 'New trigger' });
          await user.choose(dialog.getByLabel('Repeat'), 'Hours');
          await user.press(dialog.getByRole('button', { name: 'Create trigger' }));
          await user.see(page.getByRole('row', { name: /^check, Every/ }));
        },
      };
    },
  },
  {
    title: 'Correct a script property',
    role: 'operator',
    before: 'not possible',
    prepare: async (setting) => {
      const scriptId = await createProject(setting, CHECK, PLAIN);
      const operator = await setting.clientOf('operator');
      await operator.call(
        'script.projects.properties.create',
        { scriptId },
        { body: { name: 'source', secretValue: 'a' } },
      );
      return {
        path: `/scripts/${scriptId}/properties`,
        run: async (user) => {
          const { page } = user;
          await user.open(page.getByRole('row', { name: /^source/ }));
          const dialog = page.getByRole('dialog', { name: 'Edit source' });
          await user.type(dialog.getByRole('textbox', { name: 'New value' }), 'orders');
          await user.press(dialog.getByRole('button', { name: 'Save' }));
          await user.seeGone(dialog);
        },
      };
    },
  },
];
