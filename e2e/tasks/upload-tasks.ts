import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Task } from './task.ts';

const WHOLE = '**/api/upload/drive/v3/files*';
const FILES = 40;
const STORED = 10;

/** Uploading files from a device. */
export const uploadTasks: readonly Task[] = [
  {
    title: 'Continue the upload of a folder after the page was closed',
    role: 'operator',
    before: 'not possible: of 301 files 12 were stored, and 288 were named nowhere',
    prepare: async ({ directory, tag }) => {
      const root = join(directory, `Photos ${tag}`);
      await mkdir(root, { recursive: true });
      for (let file = 0; file < FILES; file += 1) await writeFile(join(root, `${file}.txt`), `Photo ${file}`);
      return {
        path: '/files',
        run: async (user) => {
          const { page } = user;
          let sent = 0;
          page.on('dialog', (dialog) => void dialog.accept());
          await page.route(WHOLE, async (route) => {
            sent += 1;
            if (sent <= STORED) await route.continue();
          });
          const stuck = page.waitForRequest(() => sent > STORED);
          await page.getByLabel('Folder to upload').setInputFiles(root);
          await stuck;
          await page.reload();
          await page.unrouteAll({ behavior: 'ignoreErrors' });

          const tray = page.getByRole('region', { name: 'Uploads' });
          await user.see(tray.getByText(`${FILES} uploaded, `));
          const expand = tray.getByRole('button', { name: 'Expand uploads' });
          if (await expand.isVisible()) await user.press(expand);
          const picker = page.waitForEvent('filechooser');
          await user.press(tray.getByRole('button', { name: 'Reselect folder to resume' }));
          await (await picker).setFiles(root);
          await user.see(tray.getByText(`${FILES} of ${FILES} uploaded`));
          await user.press(tray.getByRole('button', { name: 'Clear' }));
        },
      };
    },
  },
];
