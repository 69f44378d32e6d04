import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { serveByServices } from './serve-by-services.ts';
import { ServedBff } from './served-bff.ts';

const EMAIL = 'operator@example.com';
const file = z.object({ id: z.string(), name: z.string(), version: z.string() });
const job = z.looseObject({ jobId: z.string(), state: z.string() });
const items = z.object({ items: z.array(z.looseObject({ id: z.string(), state: z.string() })) });

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  return () => served[Symbol.asyncDispose]();
});

beforeEach(() => {
  bff.upstream.requests.length = 0;
  serveByServices(bff.upstream, services);
});

type TestFile = z.infer<typeof file>;

async function createFile(name: string): Promise<TestFile> {
  const { body } = await services.call(EMAIL, 'POST', '/drive/v3/files?fields=id,name,version', { name });
  return file.parse(body);
}

async function nameOf({ id }: TestFile): Promise<string> {
  return file.parse((await services.call(EMAIL, 'GET', `/drive/v3/files/${id}?fields=id,name,version`)).body).name;
}

function post(path: string, body: object = {}, key?: string): Promise<Response> {
  return operator.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}

function renaming(files: readonly TestFile[]) {
  const toItem = ({ id, name, version }: TestFile) => ({
    id,
    label: name,
    params: { fileId: id },
    body: { name: `${name} (new)` },
    ifMatch: version,
  });
  return { title: 'Rename', operationId: 'drive.files.update', items: files.map(toItem) };
}

async function accept(draft: object): Promise<string> {
  const response = await post('/api/jobs', draft);
  expect(response.status).toBe(201);
  return job.parse(response.json()).jobId;
}

async function reaches(jobId: string, state: string, browser = operator): Promise<unknown> {
  const read = async () => job.parse((await browser.request(`/api/jobs/${jobId}`)).json());
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state }), 20_000);
  return read();
}

async function listJobIds(): Promise<string[]> {
  const list = z.object({ jobs: z.array(job) }).parse((await operator.request('/api/jobs')).json());
  return list.jobs.map(({ jobId }) => jobId);
}

async function statesOf(jobId: string): Promise<string[]> {
  const response = await operator.request(`/api/jobs/${jobId}/items?pageSize=200`);
  return items.parse(response.json()).items.map(({ state }) => state);
}

describe('a job', () => {
  test('calls the operation for every item, tells how far it is, and can be undone', async () => {
    const files = await Promise.all(Array.from({ length: 30 }, (_, index) => createFile(`File ${index}`)));
    const reader = await LiveReader.open(operator, bff.port, ['jobs']);
    await reader.invalidation('jobs', 'sync');
    const jobId = await accept(renaming(files));
    const ended = await reaches(jobId, 'ended');
    expect(ended).toMatchObject({ total: 30, counts: { done: 30, waiting: 0, running: 0 }, canUndo: true });
    await reader.invalidation('jobs', 'changed');
    await reader.close();
    expect(await Promise.all(files.map(nameOf))).toEqual(files.map(({ name }) => `${name} (new)`));
    const undo = await post(`/api/jobs/${jobId}/undo`);
    expect([undo.status, undo.json()]).toMatchObject([201, { undoes: jobId, title: 'Undo: Rename' }]);
    expect((await post(`/api/jobs/${jobId}/undo`)).status).toBe(409);
    await reaches(job.parse(undo.json()).jobId, 'ended');
    expect(await Promise.all(files.map(nameOf))).toEqual(files.map(({ name }) => name));
    expect((await operator.request(`/api/jobs/${jobId}`)).json()).toMatchObject({ canUndo: false });
  });

  test('that imported a series with its occurrences is undone, whichever of them goes first', async () => {
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
      const { body } = await services.call(EMAIL, 'GET', path);
      return z.object({ items: z.array(z.object({ summary: z.string() })) }).parse(body).items;
    };
    const operationId = 'calendar.events.import';
    const jobId = await accept({ title: 'Import', operationId, items: bodies.map(toItem) });
    expect(await reaches(jobId, 'ended')).toMatchObject({ counts: { done: 5 } });
    expect((await list()).map(({ summary }) => summary)).toEqual(['Standing', 'Moved', 'Standing']);
    const undo = job.parse((await post(`/api/jobs/${jobId}/undo`)).json());
    expect(await reaches(undo.jobId, 'ended')).toMatchObject({ total: 5, counts: { done: 5, final: 0 } });
    expect(await list()).toEqual([]);
  });

  test('leaves alone what has changed since it was selected, and says why', async () => {
    const [same, drifted] = [await createFile('Same'), await createFile('Drifted')];
    await services.call(EMAIL, 'PATCH', `/drive/v3/files/${drifted.id}`, { name: 'Meanwhile' });
    const jobId = await accept(renaming([same, drifted]));
    expect(await reaches(jobId, 'ended')).toMatchObject({ counts: { done: 1, skipped: 1 } });
    expect([await nameOf(same), await nameOf(drifted)]).toEqual(['Same (new)', 'Meanwhile']);
    const skipped = await operator.request(`/api/jobs/${jobId}/items?state=skipped`);
    expect(skipped.json()).toMatchObject({
      items: [{ id: drifted.id, reason: 'The file has changed since it was selected.' }],
    });
  });

  test('that is held makes no call before its time, and none at all when it is undone until then', async () => {
    await operator.request('/api/preferences', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"holdSeconds":6}',
    });
    const [sent, undone] = [await createFile('Sent'), await createFile('Undone')];
    const toSend = await accept({ ...renaming([sent]), isHeld: true });
    const toUndo = await accept({ ...renaming([undone]), isHeld: true });
    // By when another job has ended the runner has looked at these as well.
    const passOne = async () => reaches(await accept(renaming([await createFile('Other')])), 'ended');
    await passOne();
    expect([await nameOf(sent), await nameOf(undone)]).toEqual(['Sent', 'Undone']);
    const held = (await operator.request(`/api/jobs/${toSend}`)).json();
    const times = z.object({ createTime: z.string(), startTime: z.string() }).parse(held);
    expect(Date.parse(times.startTime) - Date.parse(times.createTime)).toBe(6000);
    expect((await post(`/api/jobs/${toUndo}/stop`)).json()).toMatchObject({
      state: 'stopped',
      counts: { notTried: 1 },
    });
    bff.clock.advance(6000);
    expect(await reaches(toSend, 'ended')).toMatchObject({ counts: { done: 1 } });
    await passOne();
    expect([await nameOf(sent), await nameOf(undone)]).toEqual(['Sent (new)', 'Undone']);
    expect(await statesOf(toUndo)).toEqual(['notTried']);
  });

  test('changes one resource at a time, also when several items are about it', async () => {
    const { id } = await createFile('Shared');
    let [inProgress, most] = [0, 0];
    serveByServices(bff.upstream, services, async (url, method) => {
      if (method !== 'POST' || !url.includes('/permissions')) return;
      inProgress += 1;
      most = Math.max(most, inProgress);
      await new Promise((resolve) => setImmediate(resolve));
      inProgress -= 1;
    });
    const people = ['ann', 'bob', 'cem', 'dee', 'eva', 'fay'].map((name) => `${name}@example.com`);
    for (const email of people) services.account(email);
    const jobId = await accept({
      title: 'Share',
      operationId: 'drive.permissions.create',
      items: people.map((emailAddress) => ({
        id: emailAddress,
        label: emailAddress,
        params: { fileId: id, sendNotificationEmail: false },
        body: { role: 'reader', type: 'user', emailAddress },
      })),
    });
    expect(await reaches(jobId, 'ended')).toMatchObject({ counts: { done: 6 } });
    expect(most).toBe(1);
    const undo = job.parse((await post(`/api/jobs/${jobId}/undo`)).json());
    expect(await reaches(undo.jobId, 'ended')).toMatchObject({ counts: { done: 6 } });
    const left = await services.call(EMAIL, 'GET', `/drive/v3/files/${id}/permissions?fields=permissions(role)`);
    expect(left.body).toEqual({ permissions: [{ role: 'owner' }] });
  });

  test('that was stopped is undone when the last of its calls has ended, with what that one did', async () => {
    const files = await Promise.all(['One', 'Two'].map(createFile));
    const slow = Promise.withResolvers<void>();
    const isSlow = (url: string, method: string) => method === 'PATCH' && url.includes(files[1]?.id ?? '?');
    serveByServices(bff.upstream, services, async (url, method) => {
      if (isSlow(url, method)) await slow.promise;
    });
    const jobId = await accept(renaming(files));
    const read = async () => (await operator.request(`/api/jobs/${jobId}`)).json();
    await vi.waitFor(async () => expect(await read()).toMatchObject({ counts: { done: 1, running: 1 } }), 20_000);
    expect((await post(`/api/jobs/${jobId}/stop`)).json()).toMatchObject({ state: 'stopped', counts: { running: 1 } });
    const undoing = post(`/api/jobs/${jobId}/undo`);
    // A moment in which the first alone would be undone.
    expect(await Promise.race([undoing, pause(300)])).toBeUndefined();
    slow.resolve();
    const undo = job.parse((await undoing).json());
    expect(await reaches(undo.jobId, 'ended')).toMatchObject({ counts: { done: 2 } });
    expect(await Promise.all(files.map(nameOf))).toEqual(['One', 'Two']);
  });

  test('that goes on again is not undone as it stood before', async () => {
    const files = await Promise.all(['Three', 'Four', 'Five'].map(createFile));
    const slow = Promise.withResolvers<void>();
    serveByServices(bff.upstream, services, async (url, method) => {
      if (method === 'PATCH' && !url.includes(files[0]?.id ?? '?')) await slow.promise;
    });
    const jobId = await accept(renaming(files));
    const read = async () => (await operator.request(`/api/jobs/${jobId}`)).json();
    await vi.waitFor(async () => expect(await read()).toMatchObject({ counts: { done: 1 } }), 20_000);
    await post(`/api/jobs/${jobId}/stop`);
    const undoing = post(`/api/jobs/${jobId}/undo`);
    expect(await Promise.race([undoing, pause(300)])).toBeUndefined();
    expect((await post(`/api/jobs/${jobId}/retry`)).json()).toMatchObject({ state: 'running' });
    slow.resolve();
    expect((await undoing).status).toBe(409);
    expect(await reaches(jobId, 'ended')).toMatchObject({ counts: { done: 3 }, canUndo: true });
    const undo = job.parse((await post(`/api/jobs/${jobId}/undo`)).json());
    expect((await post(`/api/jobs/${jobId}/retry`)).status).toBe(409);
    expect(await reaches(undo.jobId, 'ended')).toMatchObject({ counts: { done: 3 } });
    expect(await Promise.all(files.map(nameOf))).toEqual(['Three', 'Four', 'Five']);
  });

  test('tells failures that may pass from final ones, and tries the former again', async () => {
    const files = [await createFile('Good'), await createFile('Flaky'), await createFile('Gone')];
    const [, flaky, gone] = files;
    await services.call(EMAIL, 'DELETE', `/drive/v3/files/${gone?.id}`);
    const isFlaky = (url: string, method: string) => method === 'PATCH' && url.includes(flaky?.id ?? '?');
    serveByServices(bff.upstream, services, (url, method) => (isFlaky(url, method) ? 500 : undefined));
    const jobId = await accept(renaming(files));
    expect(await reaches(jobId, 'ended')).toMatchObject({ counts: { done: 1, retryable: 1, final: 1 } });
    expect(await statesOf(jobId)).toEqual(['done', 'retryable', 'final']);
    const csv = await operator.request(`/api/jobs/${jobId}/results`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.text.split('\r\n')).toHaveLength(5);
    expect(csv.text).toMatch(/,Gone,final,1,"?[^,]*not found/i);
    const gate = Promise.withResolvers<void>();
    serveByServices(bff.upstream, services, (_url, method) => (method === 'PATCH' ? gate.promise : undefined));
    expect((await post(`/api/jobs/${jobId}/retry`)).json()).toMatchObject({ state: 'running' });
    gate.resolve();
    expect(await reaches(jobId, 'ended')).toMatchObject({ counts: { done: 2, retryable: 0, final: 1 } });
  });

  test('is stopped: what is in progress ends, the rest is not tried, and can be tried later', async () => {
    const files = await Promise.all(Array.from({ length: 12 }, (_, index) => createFile(`Stop ${index}`)));
    const gate = Promise.withResolvers<void>();
    serveByServices(bff.upstream, services, (_url, method) => (method === 'PATCH' ? gate.promise : undefined));
    const jobId = await accept(renaming(files));
    await vi.waitFor(
      () => expect(bff.upstream.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(4),
      10_000,
    );
    const stopped = await post(`/api/jobs/${jobId}/stop`);
    expect(stopped.json()).toMatchObject({ state: 'stopped', counts: { running: 4, notTried: 8 } });
    gate.resolve();
    await vi.waitFor(
      async () =>
        expect((await operator.request(`/api/jobs/${jobId}`)).json()).toMatchObject({
          counts: { done: 4, notTried: 8 },
        }),
      10_000,
    );
    expect((await post(`/api/jobs/${jobId}/stop`)).status).toBe(409);
    await post(`/api/jobs/${jobId}/retry`);
    expect(await reaches(jobId, 'ended')).toMatchObject({ counts: { done: 12 } });
  });

  test('goes on in the process that follows, and calls nothing twice', async () => {
    const files = await Promise.all(Array.from({ length: 40 }, (_, index) => createFile(`Restart ${index}`)));
    const jobId = await accept(renaming(files));
    await vi.waitFor(async () => expect(await statesOf(jobId)).toContain('done'), 10_000);
    await bff.stop();
    await bff.startReplica();
    operator = await bff.signIn('operator');
    expect(await reaches(jobId, 'ended')).toMatchObject({ counts: { done: 40 } });
    expect(bff.upstream.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(40);
  });

  test('pauses when all sessions of its person have ended, and goes on when they resume it', async () => {
    const files = await Promise.all(Array.from({ length: 20 }, (_, index) => createFile(`Pause ${index}`)));
    const gate = Promise.withResolvers<void>();
    serveByServices(bff.upstream, services, (_url, method) => (method === 'PATCH' ? gate.promise : undefined));
    const jobId = await accept(renaming(files));
    await vi.waitFor(() => expect(bff.upstream.requests.some(({ method }) => method === 'PATCH')).toBe(true), 10_000);
    await operator.request('/auth/people/sessions?subject=sub-operator', { method: 'DELETE' });
    gate.resolve();
    await using store = bff.openStore();
    await vi.waitFor(async () => {
      const row = await store.selectFrom('jobs').select('state').where('id', '=', jobId).executeTakeFirst();
      expect(row?.state).toBe('paused');
    }, 10_000);
    operator = await bff.signIn('operator');
    const paused = await operator.request(`/api/jobs/${jobId}`);
    expect(paused.json()).toMatchObject({ pauseReason: expect.stringContaining('signed out'), counts: { done: 4 } });
    expect((await post(`/api/jobs/${jobId}/resume`)).json()).toMatchObject({ state: 'running' });
    expect(await reaches(jobId, 'ended')).toMatchObject({ counts: { done: 20 } });
  });

  test('is accepted once, however often the request comes, and is of nobody else', async () => {
    const draft = renaming([await createFile('Once')]);
    const first = await post('/api/jobs', draft, 'k1');
    const again = await post('/api/jobs', draft, 'k1');
    const { jobId } = job.parse(first.json());
    expect(job.parse(again.json()).jobId).toBe(jobId);
    expect((await post('/api/jobs', { ...draft, title: 'Other' }, 'k1')).status).toBe(422);
    const reviewer = await bff.signIn('reviewer');
    expect((await reviewer.request('/api/jobs')).json()).toEqual({ jobs: [] });
    for (const path of ['', '/items', '/results']) {
      expect((await reviewer.request(`/api/jobs/${jobId}${path}`)).status).toBe(404);
    }
    expect((await reviewer.request(`/api/jobs/${jobId}/stop`, { method: 'POST' })).status).toBe(404);
    expect((await operator.request('/api/jobs?pageSize=1')).json()).toMatchObject({ jobs: [{ jobId }] });
    await reaches(jobId, 'ended');
  });
});

describe('a job that is done as a whole', () => {
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
    const { body } = await services.call(EMAIL, 'POST', EVENTS, { summary: 'Old', ...day('2026-11-20') });
    return z.object({ id: z.string() }).parse(body).id;
  }

  async function read(id: string): Promise<unknown> {
    return (await services.call(EMAIL, 'GET', `${EVENTS}/${id}`)).body;
  }

  const EVENTS = '/calendar/v3/calendars/primary/events';

  test('takes its steps in order, leaves out what is not there, and is undone as a whole', async () => {
    const old = await makeOld();
    const jobId = await accept(steps(old, 'later1'));
    expect((await post(`/api/jobs/${jobId}/stop`)).status).toBe(409);
    expect(await reaches(jobId, 'ended')).toMatchObject({ counts: { done: 4 }, canUndo: true });
    expect(await read('later1_20261124')).toMatchObject({ summary: 'Other' });
    expect(await read(old)).toMatchObject({ summary: 'Ended' });
    const undo = job.parse((await post(`/api/jobs/${jobId}/undo`)).json());
    expect(await reaches(undo.jobId, 'ended')).toMatchObject({ total: 2, counts: { done: 2 } });
    expect(await read(old)).toMatchObject({ summary: 'Old' });
    expect(await read('later1')).toMatchObject({ status: 'cancelled' });
  });

  test('tries nothing more once a step is refused, and takes back what was done', async () => {
    const old = await makeOld();
    const gone = { id: 'gone', label: 'Gone', params: { calendarId: 'primary', eventId: 'nowhere' }, body: {} };
    const jobId = await accept(steps(old, 'later2', [gone]));
    const ended = await reaches(jobId, 'ended');
    expect(ended).toMatchObject({ counts: { done: 3, final: 1, notTried: 1 }, undoneBy: expect.any(String) });
    const { undoneBy } = z.object({ undoneBy: z.string() }).parse(ended);
    expect(await reaches(undoneBy, 'ended')).toMatchObject({ counts: { done: 1 } });
    expect(await read('later2')).toMatchObject({ status: 'cancelled' });
    expect(await read(old)).toMatchObject({ summary: 'Old' });
    expect((await post(`/api/jobs/${jobId}/retry`)).status).toBe(409);
  });

  test('takes what a lost process has made for its own, and what is there already for somebody else’s', async () => {
    const old = await makeOld();
    const draft = steps(old, 'later3');
    const jobId = await accept(draft);
    await reaches(jobId, 'ended');
    await using store = bff.openStore();
    const seals = bff.openSeals();
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
    expect(await reaches(jobId, 'ended')).toMatchObject({ counts: { done: 4 } });
    expect(await reaches(await accept(draft), 'ended')).toMatchObject({ counts: { done: 0, final: 1, notTried: 3 } });
    const undo = job.parse((await post(`/api/jobs/${jobId}/undo`)).json());
    await reaches(undo.jobId, 'ended');
    expect(await read('later3')).toMatchObject({ status: 'cancelled' });
  });
});

describe('a job is not accepted', () => {
  const item = { id: 'a', label: 'A', params: { fileId: 'f' }, body: { name: 'x' } };
  const draft = { title: 'T', operationId: 'drive.files.update', items: [item] };

  test.each([
    ['without items', { items: [] }, 400, 'items'],
    [
      'with more than 10,000 items',
      { items: Array.from({ length: 10_001 }, (_, index) => ({ ...item, id: `${index}` })) },
      400,
      'items',
    ],
    ['with an id twice', { items: [item, item] }, 400, 'items.1'],
    ['with a call that is not well-formed', { items: [{ ...item, params: {} }] }, 400, 'items.0'],
    [
      'with other calls outside of a whole',
      { items: [{ ...item, operationId: 'drive.files.copy' }] },
      400,
      'as a whole',
    ],
    ['of reads', { operationId: 'drive.files.get', items: [{ ...item, body: undefined }] }, 400, 'changes nothing'],
    [
      'with preconditions where resources have none',
      { operationId: 'drive.drives.hide', items: [{ id: 'a', label: 'A', params: { driveId: 'd' }, ifMatch: '1' }] },
      400,
      'ifMatch',
    ],
  ])('%s', async (_, change, status, said) => {
    const before = await listJobIds();
    const response = await post('/api/jobs', { ...draft, ...change });
    expect([response.status, response.json()]).toMatchObject([status, { detail: expect.stringContaining(said) }]);
    expect(await listJobIds()).toEqual(before);
  });

  test('when the role does not allow its calls', async () => {
    operator = await bff.signIn('reviewer');
    expect((await post('/api/jobs', draft)).json()).toMatchObject({ code: 'policy_denied' });
  });
});
