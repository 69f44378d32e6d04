import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EMAIL, job, prepareJobs } from './job-requests.ts';

const { services, bff, post, accept, waitForJob } = prepareJobs();

describe('an atomic job', () => {
  const insert = { operationId: 'calendar.events.insert', params: { calendarId: 'primary' } };
  const day = (date: string) => ({
    start: { date },
    end: { date: date.replace(/.$/, (digit) => `${Number(digit) + 1}`) },
  });

  function steps(old: string, id: string, others: readonly object[] = []) {
    const body = { id, summary: 'Rest', ...day('2026-11-23'), recurrence: ['RRULE:FREQ=DAILY;COUNT=3'] };
    const patch = (eventId: string) => ({ id: eventId, label: eventId, params: { calendarId: 'primary', eventId } });
    return {
      title: 'Split',
      operationId: 'calendar.events.patch',
      isAtomic: true,
      items: [
        { id: 'begin', label: 'Begin', ...insert, body },
        { ...patch(`${id}_20261124`), isPart: true, body: { summary: 'Other' } },
        { ...patch(`${id}_20261201`), isPart: true, body: { summary: 'Not there' } },
        ...others,
        { ...patch(old), body: { summary: 'Ended' } },
      ],
    };
  }

  async function makeOld(): Promise<string> {
    const { body } = await services().call(EMAIL, 'POST', EVENTS, { summary: 'Old', ...day('2026-11-20') });
    return z.object({ id: z.string() }).parse(body).id;
  }

  async function read(id: string): Promise<unknown> {
    return (await services().call(EMAIL, 'GET', `${EVENTS}/${id}`)).body;
  }

  const EVENTS = '/calendar/v3/calendars/primary/events';

  test('makes its steps in order, skips missing resources, and is undone as a whole', async () => {
    const old = await makeOld();
    const jobId = await accept(steps(old, 'later1'));
    expect((await post(`/api/jobs/${jobId}/stop`)).status).toBe(409);
    expect(await waitForJob(jobId, 'ended')).toMatchObject({ counts: { done: 4 }, canUndo: true });
    expect(await read('later1_20261124')).toMatchObject({ summary: 'Other' });
    expect(await read(old)).toMatchObject({ summary: 'Ended' });
    const undo = job.parse((await post(`/api/jobs/${jobId}/undo`)).json());
    expect(await waitForJob(undo.jobId, 'ended')).toMatchObject({ total: 2, counts: { done: 2 } });
    expect(await read(old)).toMatchObject({ summary: 'Old' });
    expect(await read('later1')).toMatchObject({ status: 'cancelled' });
  });

  test('stops at a rejected step and undoes the completed ones', async () => {
    const old = await makeOld();
    const gone = { id: 'gone', label: 'Gone', params: { calendarId: 'primary', eventId: 'nowhere' }, body: {} };
    const jobId = await accept(steps(old, 'later2', [gone]));
    const ended = await waitForJob(jobId, 'ended');
    expect(ended).toMatchObject({ counts: { done: 3, final: 1, notStarted: 1 }, undoneBy: expect.any(String) });
    const { undoneBy } = z.object({ undoneBy: z.string() }).parse(ended);
    expect(await waitForJob(undoneBy, 'ended')).toMatchObject({ counts: { done: 1 } });
    expect(await read('later2')).toMatchObject({ status: 'cancelled' });
    expect(await read(old)).toMatchObject({ summary: 'Old' });
    expect((await post(`/api/jobs/${jobId}/retry`)).status).toBe(409);
  });

  test('recognises resources created by a crashed process as its own, and other existing ones as foreign', async () => {
    const old = await makeOld();
    const draft = steps(old, 'later3');
    const jobId = await accept(draft);
    await waitForJob(jobId, 'ended');
    await using store = bff().openStore();
    const seals = bff().openSeals();
    const isFirst = store.selectFrom('job_items').selectAll().where('job_id', '=', jobId).where('position', '=', 0);
    const item = await isFirst.executeTakeFirstOrThrow();
    const first = store.updateTable('job_items').where('job_id', '=', jobId).where('position', '=', 0);
    await first.set({ state: 'running', undo: null, seal: seals.seal('job_items', item) }).execute();
    const ofJob = store.selectFrom('jobs').selectAll().where('id', '=', jobId);
    const running = { ...(await ofJob.executeTakeFirstOrThrow()), state: 'running', lease_until: 0 };
    const seal = seals.seal('jobs', running);
    await store
      .updateTable('jobs')
      .where('id', '=', jobId)
      .set({ ...running, seal })
      .execute();
    expect(await waitForJob(jobId, 'ended')).toMatchObject({ counts: { done: 4 } });
    expect(await waitForJob(await accept(draft), 'ended')).toMatchObject({
      counts: { done: 0, final: 1, notStarted: 3 },
    });
    const undo = job.parse((await post(`/api/jobs/${jobId}/undo`)).json());
    await waitForJob(undo.jobId, 'ended');
    expect(await read('later3')).toMatchObject({ status: 'cancelled' });
  });
});
