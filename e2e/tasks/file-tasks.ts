import type { Client } from '@rotunda/api-client/client';
import { createTextFile } from '../fixtures/services-client.ts';
import { emailOf } from '../fixtures/sign-in.ts';
import type { Task } from './task.ts';

const FOLDER_TYPE = 'application/vnd.google-apps.folder';
const GUEST = 'guest@partner.example.org';

/** Creates a file that a guest can edit. Resolves to its ID. */
async function createShared(operator: Client, tag: string): Promise<string> {
  const file = { name: `Offer ${tag}`, mimeType: 'text/plain' };
  const { id: fileId = '' } = await operator.call('drive.files.create', {}, { body: file });
  const body = { type: 'user', role: 'writer', emailAddress: GUEST } as const;
  await operator.call('drive.permissions.create', { fileId }, { body });
  return fileId;
}

/** Tasks of file owners, with files and access to them. */
export const fileTasks: readonly Task[] = [
  {
    title: 'Move a file to a folder found by its name',
    role: 'operator',
    before: 'not possible: folder by folder, without search',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      await operator.call('drive.files.create', {}, { body: { name: `Shelf ${tag}`, mimeType: FOLDER_TYPE } });
      const fileId = await createTextFile(operator, `Moved ${tag}.txt`);
      return {
        path: `/file/${fileId}/preview`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'More actions' }));
          await user.press(page.getByRole('menuitem', { name: 'Move' }));
          const dialog = page.getByRole('dialog');
          await user.type(dialog.getByRole('searchbox', { name: 'Search folders' }), `Shelf ${tag}`);
          await user.press(dialog.getByRole('button', { name: new RegExp(`^Shelf ${tag}`) }));
          await user.press(dialog.getByRole('button', { name: 'Move here' }));
          await user.seeGone(dialog);
        },
      };
    },
  },
  {
    title: 'Copy a file',
    role: 'operator',
    before: 'the copy had the same name',
    prepare: async ({ clientOf, tag }) => {
      const fileId = await createTextFile(await clientOf('operator'), `Pattern ${tag}.txt`);
      return {
        path: `/file/${fileId}/preview`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'More actions' }));
          await user.press(page.getByRole('menuitem', { name: 'Make a copy' }));
          await user.press(page.getByRole('dialog').getByRole('button', { name: 'Make a copy' }));
          await user.see(page.getByText(`Copy of Pattern ${tag}.txt was created`));
        },
      };
    },
  },
  {
    title: 'Share a file with a colleague',
    role: 'operator',
    before: 'not measured',
    prepare: async ({ clientOf, tag }) => {
      const fileId = await createTextFile(await clientOf('operator'), `Shared ${tag}.txt`);
      return {
        path: `/file/${fileId}/sharing`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Add people' }));
          const dialog = page.getByRole('dialog');
          await user.type(dialog.getByRole('combobox', { name: 'People or groups' }), emailOf('reviewer'));
          await user.press(dialog.getByRole('button', { name: 'Share', exact: true }));
          await user.see(page.getByRole('listitem').filter({ hasText: emailOf('reviewer') }));
        },
      };
    },
  },
  {
    title: 'Check what somebody can do with a file',
    role: 'operator',
    before: 'not measured',
    prepare: async ({ clientOf, tag }) => {
      const fileId = await createShared(await clientOf('operator'), tag);
      return {
        path: `/file/${fileId}/sharing`,
        run: async (user) => {
          const { page } = user;
          await user.type(page.getByRole('combobox', { name: 'Person' }), GUEST);
          await user.see(page.getByText(new RegExp(`${GUEST} can `)));
        },
      };
    },
  },
  {
    title: 'Review access from outside, and narrow it',
    role: 'operator',
    before: 'not possible',
    prepare: async ({ clientOf, tag }) => {
      await createShared(await clientOf('operator'), tag);
      return {
        path: `/access-review?q=${encodeURIComponent(`Offer ${tag}`)}`,
        run: async (user) => {
          const { page } = user;
          const row = page.getByRole('row', { name: new RegExp(`Offer ${tag}`) });
          await user.open(row);
          await user.press(page.getByRole('button', { name: 'Narrow to Reader' }), 'w');
          await user.seeGone(row);
        },
      };
    },
  },
  {
    title: 'Restore an earlier revision',
    role: 'operator',
    before: 'not measured',
    prepare: async ({ clientOf, tag }) => {
      const operator = await clientOf('operator');
      const fileId = await createTextFile(operator, `Restored ${tag}.txt`, 'The first text.');
      const { headRevisionId: revisionId = '' } = await operator.call('drive.files.get', {
        fileId,
        fields: 'headRevisionId',
      });
      await operator.call('drive.revisions.update', { fileId, revisionId }, { body: { keepForever: true } });
      const media = { content: 'The second text.', contentType: 'text/plain' };
      await operator.call('drive.files.update', { fileId }, { media });
      return {
        path: `/file/${fileId}/revisions`,
        run: async (user) => {
          const { page } = user;
          await user.press(page.getByRole('button', { name: 'Restore revision 1', exact: true }));
          await user.see(page.getByRole('listitem', { name: 'Revision 3' }));
        },
      };
    },
  },
];
