import type { OperationId } from '@rotunda/api-client/operations';
import { operations } from '@rotunda/api-client/operations';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from './render-app.tsx';
import { sampleCalendar, sampleEvent } from './sample-events.ts';
import { sampleFile } from './sample-files.ts';
import { reviewResponses, sampleQueue, sampleReview, withQueue } from './sample-reviews.ts';
import type { StubResponses, StubRoutes } from './stub-services.ts';

type Form = {
  /** The source file that handles Ctrl+Enter. */
  source: string;
  url: string;
  responses: StubResponses;
  bff?: StubRoutes;
  /** The field in which it is pressed. */
  field: string;
  /** The text that makes the form invalid. Absent if the form is invalid when it opens. */
  text?: string;
  reason: string | RegExp;
  /** Whether the field itself is invalid. */
  isFieldInvalid: boolean;
  /** The operation that must not be called. */
  sends: OperationId;
};

const event = sampleEvent();
const script = 'function greet(name) {\n  return name;\n}\n';
const operationRules: StubRoutes = {
  'GET /api/operations': () => ({
    operations: Object.values(operations).map(({ id, leastScope }) => ({
      operationId: id,
      risk: 'read',
      roles: ['operator'],
      heldScopes: [leastScope],
      isAllowed: true,
    })),
  }),
  'GET /api/explorer/runs': () => ({ runs: [] }),
};
const comments: Omit<Form, 'reason' | 'isFieldInvalid'> = {
  source: '../features/comments/message-form.tsx',
  url: '/file/file-1/comments',
  responses: {
    'drive.files.get': () => sampleFile({ capabilities: { canComment: true } }),
    'drive.comments.list': () => ({ comments: [] }),
  },
  field: 'New comment',
  sends: 'drive.comments.create',
};

const FORMS: Readonly<Record<string, Form>> = {
  'an event that has not changed': {
    source: '../features/events/editor/event-editor.tsx',
    url: '/events/operator@example.com/review',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.settings.list': () => ({ items: [] }),
      'calendar.colors.get': () => ({}),
      'calendar.events.list': () => ({ items: [event] }),
      'calendar.events.get': () => event,
    },
    field: 'Title',
    reason: 'No changes to save.',
    isFieldInvalid: false,
    sends: 'calendar.events.patch',
  },
  'a comment without a text': { ...comments, reason: 'Enter some text first.', isFieldInvalid: false },
  'a comment that is too long': {
    ...comments,
    text: 'x'.repeat(4097),
    reason: 'Too long',
    isFieldInvalid: true,
  },
  'a message about an approval without a text': {
    source: '../features/approvals/decide/decision-form.tsx',
    url: '/reviews/file-1/approval-1',
    responses: reviewResponses,
    bff: withQueue(sampleQueue([sampleReview(1)]), { 'GET /api/approval-history': () => ({ steps: [] }) }),
    field: 'Comment (optional to approve)',
    reason: /Add a comment to request changes/,
    isFieldInvalid: true,
    sends: 'drive.approvals.comment',
  },
  'an argument that is not JSON': {
    source: '../features/run/run-form.tsx',
    url: '/scripts/script-1/run?fn=greet&dev=true',
    responses: {
      'drive.files.get': () => sampleFile({ id: 'script-1', name: 'Order sync', capabilities: { canEdit: true } }),
      'script.projects.get': () => ({ scriptId: 'script-1', title: 'Order sync' }),
      'script.projects.getContent': () => ({
        scriptId: 'script-1',
        files: [
          { name: 'appsscript', type: 'JSON', source: '{ "executionApi": { "access": "MYSELF" } }' },
          {
            name: 'Code',
            type: 'SERVER_JS',
            source: script,
            functionSet: { values: [{ name: 'greet', parameters: ['name'] }] },
          },
        ],
      }),
      'script.projects.deployments.list': () => ({ deployments: [] }),
      'script.processes.listScriptProcesses': () => ({ processes: [] }),
    },
    bff: { 'GET /api/pins': () => ({ places: [] }) },
    field: 'name',
    text: '{"a"',
    reason: 'An argument is not valid JSON.',
    isFieldInvalid: true,
    sends: 'script.scripts.run',
  },
  'a call with a wrong parameter': {
    source: '../features/explorer/operation-page.tsx',
    url: '/explorer/drive.files.list',
    responses: { 'drive.files.list': () => ({ files: [] }) },
    bff: operationRules,
    field: 'pageSize',
    text: '5000',
    reason: /./,
    isFieldInvalid: true,
    sends: 'drive.files.list',
  },
};

test.for(Object.entries(FORMS))('Ctrl+Enter in %s shows why nothing is sent', async ([, form]) => {
  const { screen, services } = await renderApp(form);
  const field = screen.getByRole('main').getByLabelText(form.field, { exact: true });
  await expect.element(field).toBeVisible();
  if (form.text !== undefined) await field.fill(form.text);
  field.element().focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('group', { name: form.reason })).toBeVisible();
  await expect.element(field).toHaveFocus();
  if (form.isFieldInvalid) await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(services.callsOf(form.sends)).toEqual([]);
});

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every form sent with Ctrl+Enter is tested', () => {
  const sends = /key === 'Enter' && \(\w+\.(?:ctrlKey|metaKey)|useRunKey\(|onSendKeys\(/;
  const sending = Object.keys(sources).filter((path) => sends.test(sources[path] ?? ''));
  expect(sending.toSorted()).toEqual([...new Set(Object.values(FORMS).map(({ source }) => source))].toSorted());
});
