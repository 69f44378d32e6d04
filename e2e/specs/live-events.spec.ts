import { expect, test } from '../fixtures/test.ts';

test('a page is notified of an event created elsewhere, through a channel of the services', async ({
  openAs,
  stack,
}) => {
  const { page } = await openAs('operator');
  await page.evaluate(async () => {
    const stream = await fetch('/api/live?topic=events:primary', { headers: { 'X-BFF-CSRF': '1' } });
    const heard = document.createElement('pre');
    heard.dataset.testid = 'heard';
    document.body.append(heard);
    const decoder = new TextDecoderStream();
    void stream.body?.pipeThrough(decoder).pipeTo(
      new WritableStream({
        write(text) {
          heard.append(text);
        },
      }),
    );
  });
  const heard = page.getByTestId('heard');
  await expect(heard).toContainText('"state":"sync"');
  const status = await page.evaluate(async () => {
    const response = await fetch('/api/calendar/v3/calendars/primary/events', {
      method: 'POST',
      headers: { 'X-BFF-CSRF': '1', 'content-type': 'application/json' },
      body: JSON.stringify({
        summary: 'Made elsewhere',
        start: { dateTime: '2026-11-21T10:00:00Z' },
        end: { dateTime: '2026-11-21T11:00:00Z' },
      }),
    });
    return response.status;
  });
  expect(status).toBe(200);
  await expect(heard).toContainText('"state":"changed"');
  // Reported by a message of the services rather than found by polling. It is logged when it has been handled.
  await expect.poll(() => stack.readLog()).toMatch(/"path":"\/hooks\/calendar\/[\da-f]{48}","status":200/);
});
