import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { EMAIL, job, prepareJobs, renaming } from './job-requests.ts';
import { serveByServices } from './serve-by-services.ts';

const { services, bff, operator, createFile, nameOf, post, accept, waitForJob, statesOf } = prepareJobs();

describe('a job', () => {
  test('that imported a series with its occurrences is undone, whichever is deleted first', async () => {
    const at = (day: string) => ({
      start: { dateTime: `${day}T09:00:00Z`, timeZone: 'UTC' },
      end: { dateTime: `${day}T10:00:00Z`, timeZone: 'UTC' },
    });
    const occurrence = (day: string) => ({ originalStartTime: { dateTime: `${day}T09:00:00Z` } });
    const bodies = [
      { ...at('2031-03-10'), summary: 'Standing', recurrence: ['RRULE:FREQ=WEEKLY;COUNT=6'] },
      { ...at('2031-03-18'), summary: 'Moved', ...occurrence('2031-03-17') },
      ...['2031-03-24', '2031-03-31', '2031-04-07'].map((day) => ({
        ...at(day),
        ...occurrence(day),
        status: 'cancelled',
      })),
    ];
    const iCalUID = 'standing@elsewhere.example';
    const toItem = (body: object, index: number) => ({
      id: `${index}`,
      label: `${index}`,
      params: { calendarId: 'primary' },
      body: { ...body, iCalUID },
    });
    const list = async () => {
      const path = `/calendar/v3/calendars/primary/events?iCalUID=${iCalUID}&singleEvents=true&orderBy=startTime&timeMax=2032-01-01T00:00:00Z`;
      const { body } = await services().call(EMAIL, 'GET', path);
      return z.object({ items: z.array(z.object({ summary: z.string() })) }).parse(body).items;
    };
    const operationId = 'calendar.events.import';
    const jobId = await accept({ title: 'Import', operationId, items: bodies.map(toItem) });
    expect(await waitForJob(jobId, 'ended')).toMatchObject({ counts: { done: 5 } });
    expect((await list()).map(({ summary }) => summary)).toEqual(['Standing', 'Moved', 'Standing']);
    const undo = job.parse((await post(`/api/jobs/${jobId}/undo`)).json());
    expect(await waitForJob(undo.jobId, 'ended')).toMatchObject({ total: 5, counts: { done: 5, final: 0 } });
    const undone = (await operator().request(`/api/jobs/${jobId}`)).json();
    expect(undone).toMatchObject({ undoneBy: undo.jobId, undoneCount: 5 });
    expect(await list()).toEqual([]);
  });

  test('that is delayed makes no call before its time, and none at all if it is undone before then', async () => {
    await operator().request('/api/preferences', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"holdSeconds":6}',
    });
    const [sent, undone] = [await createFile('Sent'), await createFile('Undone')];
    const toSend = await accept({ ...renaming([sent]), isHeld: true });
    const toUndo = await accept({ ...renaming([undone]), isHeld: true });
    // When another job has ended, the runner has processed these jobs as well.
    const passOne = async () => waitForJob(await accept(renaming([await createFile('Other')])), 'ended');
    await passOne();
    expect([await nameOf(sent), await nameOf(undone)]).toEqual(['Sent', 'Undone']);
    const held = (await operator().request(`/api/jobs/${toSend}`)).json();
    const times = z.object({ createTime: z.string(), startTime: z.string() }).parse(held);
    expect(Date.parse(times.startTime) - Date.parse(times.createTime)).toBe(6000);
    expect((await post(`/api/jobs/${toUndo}/stop`)).json()).toMatchObject({
      state: 'stopped',
      counts: { notStarted: 1 },
    });
    bff().clock.advance(6000);
    expect(await waitForJob(toSend, 'ended')).toMatchObject({ counts: { done: 1 } });
    await passOne();
    expect([await nameOf(sent), await nameOf(undone)]).toEqual(['Sent (new)', 'Undone']);
    expect(await statesOf(toUndo)).toEqual(['notStarted']);
  });

  test('that was stopped is undone once its last call has ended, including the effect of that call', async () => {
    const files = await Promise.all(['One', 'Two'].map(createFile));
    const slow = Promise.withResolvers<void>();
    const isSlow = (url: string, method: string) => method === 'PATCH' && url.includes(files[1]?.id ?? '?');
    serveByServices(bff().upstream, services(), async (url, method) => {
      if (isSlow(url, method)) await slow.promise;
    });
    const jobId = await accept(renaming(files));
    const read = async () => (await operator().request(`/api/jobs/${jobId}`)).json();
    await vi.waitFor(async () => expect(await read()).toMatchObject({ counts: { done: 1, running: 1 } }), 20_000);
    expect((await post(`/api/jobs/${jobId}/stop`)).json()).toMatchObject({ state: 'stopped', counts: { running: 1 } });
    const undoing = post(`/api/jobs/${jobId}/undo`);
    // Without waiting, the undo would start within this time.
    expect(await Promise.race([undoing, pause(300)])).toBeUndefined();
    slow.resolve();
    const undo = job.parse((await undoing).json());
    expect(await waitForJob(undo.jobId, 'ended')).toMatchObject({ counts: { done: 2 } });
    expect(await Promise.all(files.map(nameOf))).toEqual(['One', 'Two']);
  });

  test('that has resumed is not undone in its former state', async () => {
    const files = await Promise.all(['Three', 'Four', 'Five'].map(createFile));
    const slow = Promise.withResolvers<void>();
    serveByServices(bff().upstream, services(), async (url, method) => {
      if (method === 'PATCH' && !url.includes(files[0]?.id ?? '?')) await slow.promise;
    });
    const jobId = await accept(renaming(files));
    const read = async () => (await operator().request(`/api/jobs/${jobId}`)).json();
    await vi.waitFor(async () => expect(await read()).toMatchObject({ counts: { done: 1 } }), 20_000);
    await post(`/api/jobs/${jobId}/stop`);
    const undoing = post(`/api/jobs/${jobId}/undo`);
    expect(await Promise.race([undoing, pause(300)])).toBeUndefined();
    expect((await post(`/api/jobs/${jobId}/retry`)).json()).toMatchObject({ state: 'running' });
    slow.resolve();
    expect((await undoing).status).toBe(409);
    expect(await waitForJob(jobId, 'ended')).toMatchObject({ counts: { done: 3 }, canUndo: true });
    const undo = job.parse((await post(`/api/jobs/${jobId}/undo`)).json());
    expect((await post(`/api/jobs/${jobId}/retry`)).status).toBe(409);
    expect(await waitForJob(undo.jobId, 'ended')).toMatchObject({ counts: { done: 3 } });
    expect(await Promise.all(files.map(nameOf))).toEqual(['Three', 'Four', 'Five']);
  });
});
