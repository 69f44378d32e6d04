import type { Client } from '@rotunda/api-client/client';
import { callConsole } from './call-console.ts';
import type { Task } from './task.ts';

const FOLDER_TYPE = 'application/vnd.google-apps.folder';
const GUEST = 'petra@partner.example';
const DAY_MS = 86_400_000;

type Created = { name: string; mimeType: string; parents?: string[] };

/** Creates a file or folder. Resolves to its ID. */
async function create(operator: Client, body: Created): Promise<string> {
  const { id = '' } = await operator.call('drive.files.create', {}, { body });
  return id;
}

/** Shares a file with a guest as a reader. */
async function shareWithGuest(operator: Client, fileId: string): Promise<void> {
  const body = { type: 'user', role: 'reader', emailAddress: GUEST } as const;
  await operator.call('drive.permissions.create', { fileId, sendNotificationEmail: false }, { body });
}

function nextMonth(): string {
  return new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
}

/** Bulk changes of access, and finding unusual access. */
export const accessTasks: readonly Task[] = [
  {
    title: 'Set an expiry date for guests on everything in a folder',
    role: 'operator',
    before: 'not possible: file by file',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      const folder = `Offers ${tag}`;
      const parents = [await create(operator, { name: folder, mimeType: FOLDER_TYPE })];
      for (const name of ['Bridge', 'Tunnel']) {
        await shareWithGuest(operator, await create(operator, { name, mimeType: 'text/plain', parents }));
      }
      return {
        path: `/files?q=${encodeURIComponent(folder)}`,
        run: async (user) => {
          const { page } = user;
          await user.select(page.getByRole('row', { name: folder }));
          await user.act('Change access');
          const dialog = page.getByRole('dialog', { name: `Change access to ${folder}` });
          await user.type(dialog.getByRole('textbox', { name: 'Access expires after' }), nextMonth());
          await user.press(dialog.getByRole('button', { name: 'Preview' }));
          await user.press(dialog.getByRole('button', { name: 'Change 2 permissions' }));
          await user.see(page.getByRole('button', { name: 'Undo 2 done' }));
        },
      };
    },
  },
  {
    title: 'Find items whose access differs from that of their folder',
    role: 'operator',
    before: 'not possible',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      const folderId = await create(operator, { name: `Budget ${tag}`, mimeType: FOLDER_TYPE });
      const more = { mimeType: 'text/plain', parents: [folderId] };
      await create(operator, { name: 'Usual', ...more });
      await shareWithGuest(operator, await create(operator, { name: 'Unusual', ...more }));
      return {
        path: `/files/${folderId}`,
        run: async (user) => {
          const { page } = user;
          await user.see(page.getByRole('row', { name: 'Usual, file', exact: true }));
          await user.press(page.getByRole('button', { name: /^(More filters|Filters)/ }));
          await user.press(page.getByRole('checkbox', { name: 'Access differs from the folder' }));
          await user.seeGone(page.getByRole('row', { name: 'Usual, file', exact: true }));
          await user.see(page.getByRole('row', { name: 'Unusual, file' }));
        },
      };
    },
  },
  {
    title: 'Label a file by the name of the label',
    role: 'operator',
    before: 'not possible: by its ID alone',
    prepare: async ({ clientOf, tag }) => {
      const fileId = await create(await clientOf('operator'), { name: `Payroll ${tag}`, mimeType: 'text/plain' });
      const name = `Private ${tag}`;
      return {
        path: `/file/${fileId}/labels`,
        run: async (user) => {
          const { page } = user;
          await callConsole(page, 'PATCH', '/api/preferences/team', { labelNames: { confidentiality: name } });
          await page.reload();
          await page.getByRole('option', { name }).waitFor({ state: 'attached' });
          await user.choose(page.getByLabel('Label', { exact: true }), name);
          await user.press(page.getByRole('button', { name: 'Add label' }));
          await user.see(page.getByRole('region', { name: `Label ${name}` }));
        },
      };
    },
  },
  {
    title: 'Accept an access request with an expiry date',
    role: 'operator',
    before: 'not measured',
    prepare: async () => ({
      path: '/access-requests',
      run: async (user) => {
        const { page } = user;
        const first = page.getByRole('grid', { name: 'Access requests' }).getByRole('row').nth(1);
        await first.waitFor({ timeout: 60_000 });
        const row = page.getByRole('row', { name: (await first.getAttribute('aria-label')) ?? '', exact: true });
        await user.open(row);
        await user.type(page.getByRole('textbox', { name: 'Access expires after (optional)' }), nextMonth());
        await user.press(page.getByRole('complementary').getByRole('button', { name: 'Accept' }));
        await user.seeGone(row);
      },
    }),
  },
];
