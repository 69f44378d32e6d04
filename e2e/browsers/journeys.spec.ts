// The main tasks of each role, in the browsers other than the one that all other tests use.
import { writeFile } from 'node:fs/promises';
import { findOtherBrowsers } from '../../scripts/install/find-other-browsers.ts';
import { createScriptProject } from '../fixtures/script-project.ts';
import { openServicesClient, startApproval } from '../fixtures/services-client.ts';
import { expect, test } from './test.ts';

/** Returns the date a number of days after today, in UTC, such as `2026-11-26`. */
function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

for (const program of findOtherBrowsers()) {
  test.describe(program.name, () => {
    test.use({ program });

    test('an operator signs in, sees the complete Home page, stays signed in on another page, and uploads a file', async ({
      tab,
      signIn,
      stack,
    }, testInfo) => {
      const operator = await openServicesClient(stack, 'operator');
      // Lasts two days, so that it is upcoming in every time zone. Its dates are parsed by Temporal or its polyfill.
      const event = { summary: 'A whole day', start: { date: dayAfter(0) }, end: { date: dayAfter(2) } };
      await operator.call('calendar.events.insert', { calendarId: 'primary' }, { body: event });
      await signIn('operator');
      for (const title of ['Failures in the last 7 days', 'Coming up', 'Changed files']) await tab.see('text', title);
      await tab.see('text', 'A whole day');
      expect(await tab.readPage()).not.toMatch(/could not be (shown|loaded)/);
      const name = `Minutes in ${program.name}.txt`;
      const path = testInfo.outputPath(name);
      await writeFile(path, 'The terrace stays open.');
      await tab.goto(`${stack.consoleOrigin}/files`);
      await tab.see('navigation', 'Main');
      await tab.see('grid', 'Files');
      await tab.chooseFile('Files to upload', path);
      await tab.see('text', '1 of 1 uploaded');
      await tab.see('text', name);
    });

    test('an operator previews a demo PDF', async ({ tab, signIn, stack }) => {
      const operator = await openServicesClient(stack, 'operator');
      const { files = [] } = await operator.call('drive.files.list', {
        q: "mimeType = 'application/pdf'",
        pageSize: 1,
      });
      await signIn('operator', `/file/${files[0]?.id}/preview`);
      await tab.see('image', 'Page 1');
    });

    test('an operator types code, and a shortcut opens the save dialog', async ({ tab, signIn, stack }) => {
      const operator = await openServicesClient(stack, 'operator');
      const scriptId = await createScriptProject(operator, 'Typed in every browser');
      await signIn('operator', `/scripts/${scriptId}/code`);
      await tab.click('button', 'Edit');
      await expect.poll(() => tab.readFocus()).toBe('Text of Code.gs');
      await tab.press('Control+Home');
      await tab.type('// Typed: äß {(["1"])}');
      await tab.press('Enter');
      await tab.press('Control+s');
      await tab.see('dialog', 'Save changes');
      await expect.poll(() => tab.readPage()).toContain('+1 −0');
    });

    test('a reviewer reads a file and approves it by keyboard', async ({ tab, signIn, stack }) => {
      const operator = await openServicesClient(stack, 'operator');
      const fileId = await startApproval(operator, { name: 'Lease.txt', reviewers: ['reviewer'] });
      const readApprovals = async () => {
        const { items = [] } = await operator.call('drive.approvals.list', {
          fileId,
          fields: 'items(approvalId,status)',
        });
        return items;
      };
      const [approval] = await readApprovals();
      await signIn('reviewer', `/reviews/${fileId}/${approval?.approvalId}`);
      await tab.see('text', 'The text of Lease.txt.');
      await tab.see('button', 'Approve and complete');
      await tab.press('a');
      await expect.poll(readApprovals, { timeout: 20_000 }).toMatchObject([{ status: 'APPROVED' }]);
    });

    test('support staff find out why a script failed', async ({ tab, signIn, stack }) => {
      const support = await openServicesClient(stack, 'support');
      const failed = { 'userProcessFilter.statuses': ['FAILED' as const], pageSize: 1 };
      const { processes = [] } = await support.call('script.processes.list', failed);
      await signIn('support', '/processes?status=["FAILED"]');
      await tab.see('text', processes[0]?.functionName ?? '');
      // The list accepts keys shortly after it is shown. Each row is a failed run.
      await expect(async () => {
        await tab.press('j');
        expect(await tab.readFocus()).toContain('Failed');
      }).toPass();
      await tab.press('Enter');
      await tab.see('heading', 'Error');
      await tab.see('text', 'Failed with an error.');
    });
  });
}
