import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { operatorSession, type StubResponses, type StubRoutes } from '#testing/stub-services.ts';

const rule = { mode: 'replace', rights: 'own' };
const responses: StubResponses = {
  'calendar.events.list': () => ({
    items: [{ id: 'ooo', summary: 'Holiday', start: { date: '2099-12-21' }, end: { date: '2099-12-25' } }],
  }),
};
const absence = {
  absenceId: 'absence-1',
  standIn: 'bo@example.com',
  startTime: '2026-11-20T08:00:00.000Z',
  endTime: '2026-11-30T00:00:00.000Z',
  state: 'active',
  approvals: [
    { fileId: 'f1', approvalId: 'a1', title: 'Contract', outcome: 'done', time: '2026-11-21T10:00:00.000Z' },
    {
      fileId: 'f2',
      approvalId: 'a2',
      title: 'Budget',
      outcome: 'failed',
      time: '2026-11-21T10:00:00.000Z',
      reason: 'bo@example.com is already a reviewer.',
    },
  ],
};

test('an absence is set from an out-of-office event, and the stand-in is asked', async () => {
  const sent: unknown[] = [];
  const bff: StubRoutes = {
    'GET /api/absences': () => ({ absences: [], rule }),
    'POST /api/absences': ({ body }) => {
      sent.push(body);
      return { ...absence, state: 'planned', approvals: [] };
    },
  };
  const { screen } = await renderApp({ url: '/settings/reviews', responses, bff });
  await screen.getByRole('button', { name: 'Set time away' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Set time away' });
  await dialog.getByRole('button', { name: /^Holiday/ }).click();
  await dialog.getByRole('combobox', { name: 'Stand-in' }).fill('bo@example.com');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Set time away' }).click();
  await expect.poll(() => sent).toMatchObject([{ standIn: 'bo@example.com' }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('an absence shows what happened to approvals and why something was not possible, and ends on request', async () => {
  const ended: string[] = [];
  const bff: StubRoutes = {
    'GET /api/absences': () => ({ absences: [absence], rule }),
    'DELETE /api/absences/absence-1': () => {
      ended.push('absence-1');
      return new Response(null, { status: 204 });
    },
  };
  const { screen } = await renderApp({ url: '/settings/reviews', responses, bff });
  const list = screen.getByRole('list', { name: 'Time away' });
  await expect.element(list).toMatchTextContent(/Active · bo@example.com stands in · 1 approval reassigned or shared/);
  await expect
    .element(list.getByRole('list', { name: 'Not possible' }))
    .toMatchTextContent(/Budget: bo@example.com is already a reviewer\./);
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
  await list.getByRole('button', { name: /^End now/ }).click();
  await expect.poll(() => ended).toEqual(['absence-1']);
});

test('operators change the team rule, and others can read it', async () => {
  const sent: unknown[] = [];
  const bff: StubRoutes = {
    'GET /api/absences': () => ({ absences: [], rule }),
    'PATCH /api/preferences/team': ({ body }) => {
      sent.push(body);
      return body;
    },
  };
  const { screen } = await renderApp({ url: '/settings/reviews', responses, bff });
  await screen.getByRole('combobox', { name: 'Stand-ins (team)' }).selectOptions('add');
  await expect.poll(() => sent).toEqual([{ standIns: { mode: 'add', rights: 'own' } }]);
});

test('a reviewer sees how stand-ins are asked', async () => {
  const session = { ...operatorSession, roles: ['reviewer' as const] };
  const bff: StubRoutes = { 'GET /api/absences': () => ({ absences: [], rule: { mode: 'off', rights: 'own' } }) };
  const { screen } = await renderApp({ url: '/settings/reviews', responses, bff, session });
  await expect.element(screen.getByText('Your team has turned stand-ins off.')).toBeVisible();
});
