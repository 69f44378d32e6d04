import { createScriptProject } from '../fixtures/script-project.ts';
import { createTextFile } from '../fixtures/services-client.ts';
import type { Task } from './task.ts';

/** Handing over, undoing, and working during a restart of the console. */
export const consoleTasks: readonly Task[] = [
  {
    title: 'Copy a link to what a list shows, for a colleague',
    role: 'operator',
    before: 'opened with an error above the list',
    prepare: async () => ({
      path: '/processes?status=["FAILED"]&from=-7d',
      run: async (user) => {
        const { page } = user;
        await user.see(page.getByRole('row', { name: /Failed/ }));
        await user.press(page.getByRole('button', { name: 'Copy link' }), 'C');
        await user.see(page.getByText(/^Link copied|^Copied/));
      },
    }),
  },
  {
    title: 'Save code while the console restarts',
    role: 'operator',
    before: 'not possible: “Opening…” forever',
    prepare: async ({ clientOf, restartConsole, tag }) => {
      const scriptId = await createScriptProject(await clientOf('operator'), `Restart ${tag}`);
      return {
        path: `/scripts/${scriptId}/code?edit=true`,
        run: async (user) => {
          const { page } = user;
          const text = page.getByRole('textbox', { name: 'Text of Code.gs' });
          await user.see(text);
          await text.focus();
          await page.keyboard.type('// checked\n');
          restartConsole();
          await user.press(page.getByRole('button', { name: 'Save', exact: true }), 'Control+s');
          await user.press(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
          await user.see(page.getByText('Saved', { exact: true }));
        },
      };
    },
  },
  {
    title: 'Find what changed since yesterday',
    role: 'operator',
    before: 'empty list “since token 2889”',
    prepare: async ({ clientOf, tag }) => {
      await createTextFile(await clientOf('operator'), `Changed ${tag}.txt`);
      return {
        path: '/',
        run: async (user) => {
          const { page } = user;
          await user.goTo('Changes');
          await user.see(page.getByText(`Changed ${tag}.txt`));
        },
      };
    },
  },
  {
    title: 'Find a change in the activity log, and undo it',
    role: 'operator',
    before: 'named by operation ID',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      const fileId = await createTextFile(operator, `Plan ${tag}.txt`);
      return {
        path: `/file/${fileId}/preview`,
        run: async (user) => {
          const { page } = user;
          await page.evaluate(renameFile, { fileId, name: `Renamed ${tag}.txt` });
          await user.goTo('Activity');
          await user.open(page.getByRole('row', { name: /^Changed a file by operator@example\.com/ }));
          await user.press(page.getByRole('complementary').getByRole('button', { name: 'Undo' }));
          await user.press(page.getByRole('dialog').getByRole('button', { name: 'Undo' }));
          await user.see(page.getByText('Undone by operator@example.com'));
        },
      };
    },
  },
];

/** Changes a file like a screen does. Runs in the page. */
async function renameFile({ fileId, name }: { fileId: string; name: string }): Promise<void> {
  await fetch(`/api/drive/v3/files/${fileId}?supportsAllDrives=true`, {
    method: 'PATCH',
    headers: { 'x-bff-csrf': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
}
