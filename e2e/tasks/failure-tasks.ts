import { createProject } from './create-project.ts';
import type { Setting, Task } from './task.ts';

const FAILING = /^exportOne in Invoice export \(Nordics\)/;

/** The failed runs of the function that the demo's release broke. */
const FAILED_RUNS = '/processes?status=["FAILED"]&fn=exportOne&project=Invoice+export+(Nordics)';
const RUNNABLE = { timeZone: 'Etc/UTC', executionApi: { access: 'MYSELF' } };

/** Creates a project whose function has failed once, with a unique error. Resolves to its ID. */
async function failOnce(setting: Setting): Promise<string> {
  const source = `function fail() { throw new RangeError('No ${setting.tag} is left'); }`;
  const scriptId = await createProject(setting, source, RUNNABLE);
  const operator = await setting.clientOf('operator');
  await operator.call('script.scripts.run', { scriptId }, { body: { function: 'fail', devMode: true } });
  return scriptId;
}

/** Finding out why scripts fail, and running them again. */
export const failureTasks: readonly Task[] = [
  {
    title: 'Find why a function fails, from Home to the line of code',
    role: 'support',
    before: '3 steps from the list',
    prepare: async () => ({
      path: '/',
      run: async (user) => {
        const { page } = user;
        await user.press(page.getByRole('link', { name: FAILING }));
        await user.open(page.getByRole('row', { name: FAILING }));
        const stack = page.getByRole('complementary').getByRole('list', { name: 'Stack' });
        await user.press(stack.getByRole('link').first());
        await user.see(page.getByRole('textbox', { name: /^Text of Ledger/ }).or(page.getByText('has no amount')));
      },
    }),
  },
  {
    title: 'Find since when a function fails, and after which change',
    role: 'support',
    before: 'not possible',
    prepare: async () => ({
      path: '/processes',
      run: async (user) => {
        const { page } = user;
        await user.goTo('Home', 'g h');
        await user.see(page.getByText(/Failing since .*, first after the deployment of version 3/));
      },
    }),
  },
  {
    title: 'Compare the last good code of a function with the first bad one',
    role: 'support',
    before: 'not possible',
    prepare: async () => ({
      path: '/',
      run: async (user) => {
        const { page } = user;
        const since = page.getByRole('listitem').filter({ hasText: 'Invoice export (Nordics)' });
        await user.press(since.getByRole('link', { name: 'Compare' }));
        await user.see(page.getByRole('table', { name: /^Changes of / }));
      },
    }),
  },
  {
    title: 'Group failures by error, and mute one for the team',
    role: 'operator',
    before: 'not possible',
    prepare: async (setting) => {
      const scriptId = await failOnce(setting);
      return {
        path: `/processes?script=${scriptId}`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Errors', exact: true }), 'E');
          await user.press(page.getByRole('button', { name: /^Actions for RangeError: No/ }), 'j .');
          await user.press(page.getByRole('menuitem', { name: 'Mute for the team' }));
          await user.see(page.getByRole('button', { name: /1 muted error/ }));
        },
      };
    },
  },
  {
    title: 'Compare two runs with their errors and logs',
    role: 'support',
    before: 'not possible: logs were left out',
    prepare: async () => ({
      path: FAILED_RUNS,
      run: async (user) => {
        const { page } = user;
        const runs = page.getByRole('row', { name: FAILING });
        await user.select(runs.first());
        await user.select(runs.nth(1));
        await user.act('Compare');
        await user.see(page.getByRole('dialog', { name: 'Compare runs' }).getByRole('heading', { name: 'Logs' }));
      },
    }),
  },
  {
    title: 'Run all failed runs of a project again',
    role: 'operator',
    before: 'not possible',
    prepare: async (setting) => {
      const scriptId = await failOnce(setting);
      return {
        path: `/processes?script=${scriptId}&status=["FAILED"]`,
        run: async (user) => {
          const { page } = user;
          await user.select(page.getByRole('row', { name: /^fail in Project/ }));
          await user.act('Run again');
          const dialog = page.getByRole('dialog');
          await user.press(dialog.getByRole('button', { name: /^Run 1 process/ }));
          await user.see(dialog.getByRole('listitem', { name: /^fail/ }).getByText(/RangeError/));
        },
      };
    },
  },
  {
    title: 'Export failed runs with their errors and logs',
    role: 'support',
    before: 'not possible: lists were exported without errors',
    prepare: async () => ({
      path: FAILED_RUNS,
      run: async (user) => {
        const { page } = user;
        await user.see(page.getByRole('row', { name: FAILING }));
        await user.press(page.getByRole('button', { name: 'Export', exact: true }));
        await user.press(page.getByRole('menuitem', { name: /^With errors and logs/ }));
        const download = page.waitForEvent('download');
        await user.press(page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }));
        await download;
      },
    }),
  },
];
