import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { VIEWS, type View } from './layouts/views.ts';
import { renderApp } from './render-app.tsx';
import { sampleApproval, sampleFile, sampleText } from './sample-files.ts';
import { reviewResponses, sampleQueue, sampleReview, withQueue } from './sample-reviews.ts';
import { scrambles, sentences } from './sentences.ts';
import { serviceError } from './stub-services.ts';
import { endTyping, pressKey, typeText } from './type-keys.ts';

/*
 * A decision is intended in three cases. Its key is pressed alone, with no other key within the time of a burst before and after it.
 * It is part of fast reviewing: steps with one decision at their end, or decisions with `j` between them. It is made with a button in a
 * window or form that the user opened. The typing in these tests is none of these, so no call may change anything except display
 * preferences and recently opened places. Free/busy times are queried by POST.
 */
const HARMLESS = /^\/api\/(preferences|recents)\b|\/freeBusy$/;
const DESK = /^\/reviews\/file-/;
/** `pnpm test:screens` uses more seeds than the regular run. */
const SEEDS = import.meta.env.VITE_LONG_TESTS ? [4_711, 20_261_126, 31_337, 1_618_033] : [4_711];

const opened = (fileId: string) => JSON.stringify([{ fileId, version: sampleFile().modifiedTime, part: 'all' }]);
const queue = withQueue(sampleQueue([sampleReview(1), sampleReview(2), sampleReview(3)]), {
  'GET /api/approval-history': () => ({ steps: [] }),
});
const unseen = {
  ...reviewResponses,
  'drive.files.get': ({ query }: { query: URLSearchParams }) =>
    query.get('alt') === 'media' ? serviceError(403, 'cannotDownloadFile', 'Not for you.') : sampleFile(),
};
const file = {
  ...reviewResponses,
  'drive.files.get': ({ query }: { query: URLSearchParams }) =>
    query.get('alt') === 'media' ? new Response(sampleText('Minutes')) : sampleFile(),
  'drive.approvals.list': () => ({ items: [sampleApproval()] }),
};

const SCREENS: Readonly<Record<string, View>> = {
  ...VIEWS,
  'the queue, content seen': {
    url: '/reviews?peek=file-1~approval-1',
    ready: 'Approve',
    responses: reviewResponses,
    bff: queue,
  },
  'the queue, content unseen': {
    url: '/reviews?peek=file-1~approval-1',
    ready: 'Approve',
    responses: unseen,
    bff: queue,
  },
  'the desk, content seen': {
    url: '/reviews/file-1/approval-1',
    ready: 'Approve',
    responses: reviewResponses,
    bff: queue,
  },
  'the desk, content unseen': { url: '/reviews/file-1/approval-1', ready: 'Approve', responses: unseen, bff: queue },
  'approvals of a file': { url: '/file/file-1/approvals', ready: 'Current approval', responses: file },
};

const cases = SEEDS.flatMap((seed) => Object.entries(SCREENS).map(([name, view]) => ({ seed, name, view })));

test.for(cases)('on $name typing a sentence changes nothing (seed $seed)', async ({ seed, name, view }) => {
  sessionStorage.clear();
  if (name.endsWith(' seen')) sessionStorage.setItem('rotunda.opened-files', opened('file-1'));
  const { screen, address, goBack } = await renderApp({
    url: view.url,
    responses: view.responses ?? {},
    bff: view.bff ?? {},
  });
  const response = fetch;
  const changes: string[] = [];
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input, 'http://console.test');
    const method = init?.method ?? 'GET';
    if (method !== 'GET' && !HARMLESS.test(pathname)) changes.push(`${method} ${pathname}`);
    return response(input, init);
  });
  await expect.element(screen.getByText(view.ready).first()).toBeVisible();
  // Selected files can be deleted.
  const row = document.querySelector<HTMLElement>('[role=row][tabindex="0"]');
  row?.focus();
  if (row) typeText('x');
  endTyping();
  for (const text of [...fc.sample(sentences, { seed, numRuns: 6 }), ...fc.sample(scrambles, { seed, numRuns: 6 })]) {
    typeText(text, [40, 180, 95, 390, 10]);
    endTyping();
    expect(changes, text).toEqual([]);
    for (let times = 0; times < 3; times += 1) pressKey('Escape');
    row?.focus();
    await new Promise(requestAnimationFrame);
    // Escape and chords such as `g r` lead from the review screen to others, over one or more entries of the history.
    if (DESK.test(view.url) && !DESK.test(address())) {
      await expect
        .poll(() => {
          if (!DESK.test(address())) goBack();
          return address();
        })
        .toMatch(DESK);
      await expect.element(screen.getByText(view.ready).first()).toBeVisible();
    }
  }
});
