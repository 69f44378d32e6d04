import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFolder } from '#testing/sample-files.ts';
import { collectWindows, endSignIn } from '#testing/sign-in-window.ts';
import { problem, type StubResponses } from '#testing/stub-services.ts';

const REASON = 'This change requires you to confirm your identity first.';
const SIGN_IN = 'https://provider.example/sign-in';

const started: unknown[] = [];
let isConfirmed: boolean;

beforeEach(() => {
  started.length = 0;
  isConfirmed = false;
});

const responses: StubResponses = {
  'drive.files.list': () => ({ files: [sampleFolder('legal', 'Legal')] }),
  'drive.files.emptyTrash': () =>
    isConfirmed
      ? undefined
      : problem({ status: 403, code: 'step_up_required', title: 'Confirm your identity to continue', detail: REASON }),
};

/** Empties the trash, which is rejected until the user has reauthenticated. */
async function emptyTrash() {
  const bff = {
    'POST /auth/step-up': ({ body }: { body: unknown }) => {
      started.push(body);
      return { redirectUrl: SIGN_IN };
    },
  };
  const app = await renderApp({ url: '/files?in=trash', responses, bff });
  const { screen } = app;
  await screen.getByRole('button', { name: 'Empty trash' }).click();
  await userEvent.fill(screen.getByLabelText('Type empty to confirm'), 'empty');
  await screen.getByRole('button', { name: 'Delete forever' }).click();
  const question = screen.getByRole('dialog', { name: 'Confirm your identity' });
  await expect.element(question.getByText(REASON)).toBeVisible();
  return { ...app, question, dialog: screen.getByRole('dialog', { name: 'Empty trash' }) };
}

function confirm(): void {
  isConfirmed = true;
  endSignIn();
}

test('an action rejected until the user signs in again is completed afterwards without a repeated request', async () => {
  const opened = collectWindows();
  const { question, dialog, services } = await emptyTrash();
  await expectAccessible();
  await question.getByRole('button', { name: 'Sign in again' }).click();
  await expect.element(question.getByText('Waiting for your sign-in in the other window.')).toBeVisible();
  expect(opened).toEqual([SIGN_IN]);
  expect(started).toEqual([{ returnTo: '/confirmed.html' }]);
  expect(services.callsOf('drive.files.emptyTrash')).toHaveLength(1);
  confirm();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  expect(services.callsOf('drive.files.emptyTrash')).toHaveLength(2);
});

test('a user who does not sign in again keeps the entered data, and can retry', async () => {
  const { screen, question, dialog, services } = await emptyTrash();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Type empty to confirm')).toHaveValue('empty');
  await expect.element(dialog).toMatchTextContent(/requires you to confirm your identity first/);
  expect(services.callsOf('drive.files.emptyTrash')).toHaveLength(1);
  await screen.getByRole('button', { name: 'Delete forever' }).click();
  await expect.element(question).toBeVisible();
  confirm();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('if no window opens, the dialog says so and what signing in on the page would lose', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { question } = await emptyTrash();
  await question.getByRole('button', { name: 'Sign in again' }).click();
  await expect.element(question.getByText(/^Your browser blocked the window/)).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Sign in on this page' })).toBeVisible();
  await expectAccessible();
  collectWindows();
  await question.getByRole('button', { name: 'Open the window again' }).click();
  await expect.element(question.getByText('Waiting for your sign-in in the other window.')).toBeVisible();
});
