import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { operatorSession, type StubResponses, serviceError } from '#testing/stub-services.ts';
import type { Comment } from './model/comment.ts';

const url = '/file/file-1/comments';
const file = sampleFile({ capabilities: { canDownload: true, canComment: true } });

const question: Comment = {
  id: 'c-1',
  content: 'Is the second paragraph final?',
  author: { displayName: 'Ana Ivanova', me: false },
  createdTime: '2026-11-20T10:00:00.000Z',
  resolved: false,
  replies: [
    {
      id: 'r-1',
      content: 'Nearly.',
      author: { displayName: 'Olga Operator', me: true },
      createdTime: '2026-11-20T11:00:00.000Z',
      modifiedTime: '2026-11-20T11:05:00.000Z',
    },
  ],
};
const settled: Comment = {
  id: 'c-2',
  content: 'Wrong year in the title',
  author: { displayName: 'Olga Operator', me: true },
  createdTime: '2026-11-19T10:00:00.000Z',
  resolved: true,
  replies: [],
};

function responsesWith(comments: Comment[], more: StubResponses = {}): StubResponses {
  return { 'drive.files.get': () => file, 'drive.comments.list': () => ({ comments }), ...more };
}

test('open threads are shown with their replies, and the filter includes resolved ones', async () => {
  const { screen, address } = await renderApp({ url, responses: responsesWith([question, settled]) });
  const thread = screen.getByRole('listitem', { name: 'Thread of Ana Ivanova' });
  await expect.element(thread.getByText('Nearly.')).toBeVisible();
  await expect.element(thread.getByText(/edited/)).toBeVisible();
  await expect.element(screen.getByText('Wrong year in the title')).not.toBeInTheDocument();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Show Open' }).click();
  await screen.getByRole('option', { name: 'Resolved' }).click();
  await expect.element(screen.getByText('Wrong year in the title')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(address()).toBe(`${url}?show=resolved`);
});

test('threads are shown on request if all of them are resolved', async () => {
  const { screen, address } = await renderApp({ url, responses: responsesWith([settled]) });
  await expect.element(screen.getByText('No thread is open')).toBeVisible();
  await screen.getByRole('button', { name: 'Show all threads' }).click();
  await expect.element(screen.getByText('Wrong year in the title')).toBeVisible();
  expect(address()).toBe(`${url}?show=all`);
});

test('a comment is written and sent with Ctrl+Enter', async () => {
  const comments: Comment[] = [];
  const { screen, services } = await renderApp({
    url,
    responses: responsesWith(comments, {
      'drive.comments.create': () => {
        comments.push(question);
        return { id: 'c-1' };
      },
    }),
  });
  await expect.element(screen.getByText('No comments yet')).toBeVisible();
  const field = screen.getByLabelText('New comment');
  await userEvent.fill(field, '  Is the second paragraph final?  ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByText('Is the second paragraph final?').first()).toBeVisible();
  await expect.element(field).toHaveValue('');
  const [call] = services.callsOf('drive.comments.create');
  expect(call?.body).toEqual({ content: 'Is the second paragraph final?' });
  expect(call?.query.get('fields')).toBe('id');
});

test('a rejected comment stays in the field, with the reason', async () => {
  const { screen } = await renderApp({
    url,
    responses: responsesWith([], {
      'drive.comments.create': () => serviceError(403, 'forbidden', 'The file is locked.'),
    }),
  });
  const field = screen.getByLabelText('New comment');
  await userEvent.fill(field, 'Too late');
  await screen.getByRole('button', { name: 'Comment' }).click();
  await expect.element(screen.getByText(/The message was not saved: The file is locked/)).toBeVisible();
  await expect.element(field).toHaveValue('Too late');
});

test('a thread is answered and resolved in one step, or resolved without a reply', async () => {
  const { screen, services } = await renderApp({
    url,
    responses: responsesWith([question], { 'drive.replies.create': () => ({ id: 'r-2' }) }),
  });
  await screen.getByRole('button', { name: 'Reply' }).click();
  await userEvent.fill(screen.getByLabelText('Your reply'), 'It is now.');
  await screen.getByRole('button', { name: 'Reply and resolve' }).click();
  await expect.poll(() => services.callsOf('drive.replies.create')).toHaveLength(1);
  await screen.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect.poll(() => services.callsOf('drive.replies.create')).toHaveLength(2);
  expect(services.callsOf('drive.replies.create').map(({ body }) => body)).toEqual([
    { content: 'It is now.', action: 'resolve' },
    { action: 'resolve' },
  ]);
});

test('authors edit the current text of their message, and delete it after a delay in which the deletion can be undone', async () => {
  const held: unknown[] = [];
  const cancelled: string[] = [];
  const { screen, services } = await renderApp({
    url,
    responses: responsesWith([question], {
      'drive.replies.get': () => ({ id: 'r-1', content: 'Nearly, as I said elsewhere.' }),
      'drive.replies.update': () => ({ id: 'r-1' }),
    }),
    bff: {
      'POST /api/delayed-calls': ({ body }) => {
        held.push(body);
        return {
          delayedCallId: 'send-1',
          label: 'Deleted reply',
          state: 'held',
          createTime: '2026-11-21T10:00:00.000Z',
          sendTime: '2026-11-21T10:00:10.000Z',
        };
      },
      'DELETE /api/delayed-calls/send-1': () => {
        cancelled.push('send-1');
        return new Response(null, { status: 204 });
      },
    },
  });
  await screen.getByRole('button', { name: 'Edit' }).click();
  await expect.element(screen.getByLabelText('Your reply')).toHaveValue('Nearly, as I said elsewhere.');
  await userEvent.fill(screen.getByLabelText('Your reply'), 'Yes.');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => services.callsOf('drive.replies.update')).toHaveLength(1);
  expect(services.callsOf('drive.replies.update')[0]?.body).toEqual({ content: 'Yes.' });
  await screen.getByRole('button', { name: 'Delete' }).click();
  expect(held).toEqual([]);
  await screen.getByRole('button', { name: 'Delete forever' }).click();
  await expect
    .poll(() => held)
    .toMatchObject([
      { operationId: 'drive.replies.delete', params: { fileId: 'file-1', commentId: 'c-1', replyId: 'r-1' } },
    ]);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cancelled).toEqual(['send-1']);
});

test('a link opens one thread, with all of its replies', async () => {
  const { screen, address } = await renderApp({
    url,
    responses: responsesWith([question], {
      'drive.comments.get': () => question,
      'drive.replies.list': ({ query }) =>
        query.get('pageToken') === 'more'
          ? { replies: [{ id: 'r-9', content: 'The last of many.', author: { displayName: 'Bo Berg' } }] }
          : { replies: question.replies ?? [], nextPageToken: 'more' },
    }),
  });
  await screen.getByRole('link', { name: 'Show only this thread' }).click();
  await expect.element(screen.getByText('The last of many.')).toBeVisible();
  expect(address()).toBe('/file/file-1/comments?thread=c-1');
  await screen.getByRole('link', { name: 'All threads' }).click();
  await expect.element(screen.getByLabelText('New comment')).toBeVisible();
});

test('threads are filtered by recent changes by the service', async () => {
  const { screen, services, address } = await renderApp({
    url,
    responses: {
      'drive.files.get': () => file,
      'drive.comments.list': ({ query }) => ({ comments: query.has('startModifiedTime') ? [] : [question] }),
    },
  });
  await screen.getByRole('button', { name: 'Changed Any time' }).click();
  await screen.getByRole('option', { name: 'Last 7 days' }).click();
  await expect.element(screen.getByText('No threads changed in this period')).toBeVisible();
  expect(address()).toBe(`${url}?since=week`);
  const from = Date.parse(services.callsOf('drive.comments.list').at(-1)?.query.get('startModifiedTime') ?? '');
  expect((Date.now() - from) / 86_400_000).toBeGreaterThanOrEqual(7);
  expect((Date.now() - from) / 86_400_000).toBeLessThan(8);
});

test('deleted messages are shown on request, including by the address, and labelled as deleted', async () => {
  const gone: Comment = { id: 'c-3', deleted: true, author: { displayName: 'Bo Berg' }, replies: [] };
  const { screen, address } = await renderApp({
    url: `${url}?deleted=true`,
    responses: {
      'drive.files.get': () => file,
      'drive.comments.list': ({ query }) => ({ comments: query.get('includeDeleted') === 'true' ? [gone] : [] }),
    },
  });
  await expect.element(screen.getByText('Deleted by its author')).toBeVisible();
  await screen.getByText('Include deleted').click();
  await expect.element(screen.getByText('No comments yet')).toBeVisible();
  expect(address()).toBe(url);
});

test('users who may not comment can read, and see the reason', async () => {
  const operations = ['drive.files.get', 'drive.comments.list'];
  const session = { ...operatorSession, roles: ['support' as const], operations };
  const { screen } = await renderApp({ url, responses: responsesWith([question]), session });
  await expect.element(screen.getByText('Is the second paragraph final?')).toBeVisible();
  await expect
    .element(
      screen.getByText(
        'Commenting requires the Operator or Reviewer role. Your role is Support; ask an operator for access.',
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
});

test('a mention offers people by name, and inserts the address that the service mails', async () => {
  const sent: unknown[] = [];
  const rows = [
    { email: 'emil@example.com', name: 'Emil Novak', type: 'user' },
    { email: 'emilia@example.com', name: 'Emilia Roth', type: 'user' },
    { email: 'emission@example.com', name: 'Emission control', type: 'group' },
  ];
  const { screen } = await renderApp({
    url,
    responses: responsesWith([], {
      'drive.comments.create': ({ body }) => {
        sent.push(Object(body).content);
        return question;
      },
    }),
    bff: {
      'GET /api/indexes/people': () => ({
        rows,
        all: 3,
        coverage: { state: 'current', scanned: 9, total: 9, failedCount: 0, failed: [], calls: 9 },
      }),
    },
  });
  const field = screen.getByLabelText('New comment');
  await field.click();
  await userEvent.keyboard('Please look, @emi');
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  await expect.element(list.getByRole('option', { name: /Emil Novak/ })).toBeVisible();
  await expect.element(list.getByRole('option', { name: /Emission/ })).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}today{Escape}');
  await expect.element(field).toHaveValue('Please look, @emilia@example.com today');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard(' and @emil');
  await list.getByRole('option', { name: /Emil Novak/ }).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => sent).toEqual(['Please look, @emilia@example.com today and @emil@example.com']);
});
