import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { type StubResponses, serviceError } from '#testing/stub-services.ts';
import type { Comment } from './model/comment.ts';

const url = '/file/file-1/comments';
const file = sampleFile({ capabilities: { canDownload: true, canComment: true } });

function threadWithReply(reply: string): Comment {
  const author = { displayName: 'Olga Operator', me: true };
  return { id: 'c-1', content: 'Is it final?', author, replies: [{ id: 'r-1', content: reply, author }] };
}

function responsesWith(more: StubResponses): StubResponses {
  return {
    'drive.files.get': () => file,
    'drive.comments.list': () => ({ comments: [threadWithReply('It is')] }),
    'drive.replies.get': () => ({ content: 'It is' }),
    ...more,
  };
}

test('a reply being edited keeps the typed text while the threads are reloaded, and if that fails', async () => {
  let isDown = false;
  const { screen, queryClient, services } = await renderApp({
    url,
    responses: responsesWith({
      'drive.comments.list': () =>
        isDown ? serviceError(500, 'backendError', 'Not now.') : { comments: [threadWithReply('It is, they say')] },
      'drive.replies.update': () => ({ id: 'r-1' }),
    }),
  });
  await screen.getByRole('list', { name: 'Replies' }).getByRole('button', { name: 'Edit' }).click();
  const field = screen.getByRole('textbox', { name: 'Your reply' });
  await field.fill('It is, since noon');
  await queryClient.invalidateQueries();
  isDown = true;
  await queryClient.invalidateQueries();
  await expect.element(field).toHaveValue('It is, since noon');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => services.callsOf('drive.replies.update').map(({ body }) => body))
    .toEqual([{ content: 'It is, since noon' }]);
});

test('text typed while a reply is being sent is neither sent with it nor lost', async () => {
  const sent = Promise.withResolvers<object>();
  const { screen } = await renderApp({ url, responses: responsesWith({ 'drive.replies.create': () => sent.promise }) });
  await screen.getByRole('button', { name: 'Reply' }).click();
  const field = screen.getByRole('textbox', { name: 'Your reply' });
  await field.fill('It is');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await field.fill('It is, since noon');
  sent.resolve({ id: 'r-2' });
  await expect.element(screen.getByRole('button', { name: 'Reply', exact: true })).not.toHaveAttribute('aria-disabled');
  await expect.element(field).toHaveValue('It is, since noon');
});

test('an edit saved while another view of its thread is open leaves no field open there', async () => {
  const sent = Promise.withResolvers<object>();
  const thread = threadWithReply('It is');
  const { screen, services } = await renderApp({
    url,
    responses: responsesWith({
      'drive.comments.get': () => thread,
      'drive.replies.list': () => ({ replies: thread.replies ?? [] }),
      'drive.replies.update': () => sent.promise,
    }),
  });
  const replies = screen.getByRole('list', { name: 'Replies' });
  await replies.getByRole('button', { name: 'Edit' }).click();
  const field = screen.getByRole('textbox', { name: 'Your reply' });
  await field.fill('It is, since noon');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => services.callsOf('drive.replies.update').length).toBe(1);
  await screen.getByRole('link', { name: 'Show only this thread' }).click();
  await expect.element(screen.getByRole('link', { name: 'All threads' })).toBeVisible();
  sent.resolve({ id: 'r-1' });
  await expect.element(replies.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test('a draft is restored after a switch to another tab, until it is discarded', async () => {
  const { screen } = await renderApp({ url, responses: responsesWith({ 'drive.files.listLabels': () => ({}) }) });
  const comment = screen.getByRole('textbox', { name: 'New comment' });
  await comment.fill('The second paragraph');
  await screen.getByRole('button', { name: 'Reply' }).click();
  const reply = screen.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('Half a thought');
  await screen.getByRole('link', { name: 'Labels' }).click();
  await expect.element(screen.getByText('This file has no labels')).toBeVisible();
  await screen.getByRole('link', { name: 'Comments' }).click();
  await expect.element(comment).toHaveValue('The second paragraph');
  await expect.element(reply).toHaveValue('Half a thought');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Reply' }).click();
  await expect.element(reply).toHaveValue('');
});

test('shortcuts move to the comment field, from any tab, and to the reply of a thread', async () => {
  const { screen, address } = await renderApp({
    url: '/file/file-1/labels',
    responses: responsesWith({ 'drive.files.listLabels': () => ({}) }),
  });
  await expect.element(screen.getByText('This file has no labels')).toBeVisible();
  await userEvent.keyboard('c');
  const comment = screen.getByRole('textbox', { name: 'New comment' });
  await expect.element(comment).toHaveFocus();
  expect(address()).toBe('/file/file-1/comments#new-comment');
  await userEvent.keyboard('{Tab}{Tab}r');
  await expect.element(screen.getByRole('textbox', { name: 'Your reply' })).toHaveFocus();
});
