import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile, sampleText } from '#testing/sample-files.ts';

const url = '/reviews/file-1/approval-1';
const CHANGED = '2026-11-20T13:00:00.000Z';

function step(kind: string, hour: number, person: { email: string; name: string }) {
  return { stepId: kind, kind, origin: 'console', time: `2026-11-20T${hour}:00:00.000Z`, person };
}

const ANA = { email: 'ana@example.com', name: 'Ana Ivanova' };
const BO = { email: 'bo@example.com', name: 'Bo Berg' };
const steps = [step('started', 10, ANA), step('approved', 12, BO), step('reset', 13, BO)];

/**
 * Renders a file that Bo approved at twelve and that has changed since, with revisions at these hours that are pinned
 * or not.
 */
function renderChanged(hours: readonly (readonly [string, boolean])[], file: Parameters<typeof sampleFile>[0] = {}) {
  const revisions = hours.map(([hour, keepForever]) => {
    const facts = { mimeType: file.mimeType ?? 'text/plain', size: '4', keepForever };
    return { id: `rev-${hour}`, modifiedTime: `2026-11-20T${hour}:00:00.000Z`, ...facts };
  });
  const changed = sampleFile({ modifiedTime: CHANGED, headRevisionId: 'rev-13', ...file });
  return renderApp({
    url,
    responses: {
      'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response(sampleText('Now')) : changed),
      'drive.approvals.get': () => sampleApproval(),
      'drive.revisions.list': () => ({ revisions }),
      'drive.revisions.get': ({ pathParams }) => new Response(`The text of ${pathParams.revisionId}`),
    },
    bff: {
      'GET /api/approval-history': () => ({ steps }),
      'GET /api/indexes/approvals': () => ({ rows: [] }),
    },
  });
}

/** Returns the IDs of the revisions whose content was requested. */
function comparedOf({ callsOf }: Awaited<ReturnType<typeof renderChanged>>['services']): string[] {
  const asked = callsOf('drive.revisions.get').map(({ pathParams }) => pathParams.revisionId ?? '');
  return asked.toSorted();
}

test('the changes since a response are offered if the content at that time was saved', async () => {
  const { screen, services } = await renderChanged([
    ['09', true],
    ['13', false],
  ]);
  await screen.getByRole('button', { name: 'See what changed since Bo Berg approved' }).click();
  await expect.element(screen.getByRole('table', { name: 'Text changes' })).toBeVisible();
  expect(comparedOf(services)).toEqual(['rev-09', 'rev-13']);
});

test('if the content of a response was not saved, this is shown, and the change since the start is offered instead', async () => {
  const { screen, services } = await renderChanged([
    ['09', true],
    ['11', false],
    ['13', false],
  ]);
  const lost = /Changes are not available: the content that Bo Berg approved was not saved\./;
  await expect.element(screen.getByText(lost)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^See what changed since Bo/ })).not.toBeInTheDocument();
  await expectAccessible();
  await screen.getByRole('button', { name: 'See what changed since Ana Ivanova started it' }).click();
  await expect.element(screen.getByRole('table', { name: 'Text changes' })).toBeVisible();
  expect(comparedOf(services)).toEqual(['rev-09', 'rev-13']);
});

test('no changes are offered without saved content, nor for content that cannot be compared', async () => {
  const nothing = await renderChanged([
    ['09', false],
    ['13', false],
  ]);
  await expect.element(nothing.screen.getByText(/was not saved/)).toBeVisible();
  await expect.element(nothing.screen.getByRole('button', { name: /^See what changed/ })).not.toBeInTheDocument();
  await nothing.screen.unmount();
  const { screen } = await renderChanged(
    [
      ['09', true],
      ['13', false],
    ],
    { mimeType: 'application/x-backup' },
  );
  await expect.element(screen.getByText('Content of this type or size cannot be compared.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^See what changed/ })).not.toBeInTheDocument();
});

test('a user with read access learns that earlier content is hidden, and who can show it', async () => {
  const capabilities = { canEdit: false, canReadRevisions: false };
  const { screen, services } = await renderChanged([], { capabilities });
  await expect
    .element(screen.getByText(/^You can only view this file/))
    .toHaveTextContent(
      'You can only view this file. Earlier content is visible to editors only; Ana Ivanova can show you what changed.',
    );
  await expect.element(screen.getByRole('button', { name: /^See what changed/ })).not.toBeInTheDocument();
  expect(services.callsOf('drive.revisions.list')).toEqual([]);
});
