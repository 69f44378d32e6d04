import { ARCHIVE_FILES } from '../corpus/archive-files.ts';
import { DOCUMENT_FILES } from '../corpus/document-files.ts';
import { FONT_FILES } from '../corpus/font-files.ts';
import { MEDIA_FILES } from '../corpus/media-files.ts';
import { PICTURE_FILES } from '../corpus/picture-files.ts';
import { SHEET_FILES } from '../corpus/sheet-files.ts';
import { TEXT_FILES } from '../corpus/text-files.ts';
import { findViolations, OUTER_WINDOWS } from '../fixtures/accessibility.ts';
import { createCorpusFile, pickOnePerType } from '../fixtures/check-corpus.ts';
import { navigateInPage } from '../fixtures/navigate-in-page.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const KINDS = {
  documents: DOCUMENT_FILES,
  spreadsheets: SHEET_FILES,
  texts: TEXT_FILES,
  archives: ARCHIVE_FILES,
  fonts: FONT_FILES,
  pictures: PICTURE_FILES,
  'videos and sounds': MEDIA_FILES,
};
// The content security policy's violations in messages, and Chromium's second request for a damaged file that it could not draw.
const EXPECTED = /Applying inline style violates|Connecting to 'blob:/;

for (const [kind, files] of Object.entries(KINDS)) {
  test(`no preview or diff of ${kind} has an accessibility violation, wide and narrow, light and dark`, async ({
    consoleMessages,
    openAs,
    stack,
  }) => {
    consoleMessages.allow(EXPECTED);
    const operator = await openServicesClient(stack, 'operator');
    const { page } = await openAs('operator');
    for (const file of pickOnePerType(files)) {
      const fileId = await createCorpusFile(file, { page, operator });
      const tabs = file.later ? ['preview', 'revisions/compare'] : ['preview'];
      for (const tab of tabs) {
        await page.evaluate(navigateInPage, `/file/${fileId}/${tab}`);
        await expect(page.locator('main [data-loading]')).toHaveCount(0);
        for (const window of OUTER_WINDOWS) {
          await page.setViewportSize(window);
          expect.soft(await findViolations(page), `${tab} of ${file.name}, ${window.width} px`).toEqual([]);
        }
      }
    }
  });
}
