import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import { EMAIL, job, prepareJobs, renaming } from './job-requests.ts';
import { serveByServices } from './serve-by-services.ts';

const { services, bff, operator, createFile, nameOf, post, accept, waitForJob, statesOf, signInAs } = prepareJobs();

async function listJobIds(): Promise<string[]> {
  const list = z.object({ jobs: z.array(job) }).parse((await operator().request('/api/jobs')).json());
  return list.jobs.map(({ jobId }) => jobId);
}

describe('a job', () => {
  test('calls the operation for every item, reports progress, and can be undone', async () => {
    const files = await Promise.all(Array.from({ length: 30 }, (_, index) => createFile(`File ${index}`)));
    const reader = await LiveReader.open(operator(), bff().port, ['jobs']);
    await reader.invalidation('jobs', 'sync');
    const jobId = await accept(renaming(files));
    const ended = await waitForJob(jobId, 'ended');
    expect(ended).toMatchObject({ total: 30, counts: { done: 30, waiting: 0, running: 0 }, canUndo: true });
    await reader.invalidation('jobs', 'changed');
    await reader.close();
    expect(await Promise.all(files.map(nameOf))).toEqual(files.map(({ name }) => `${name} (new)`));
    const undo = await post(`/api/jobs/${jobId}/undo`);
    expect([undo.status, undo.json()]).toMatchObject([201, { undoes: jobId, title: 'Undo: Rename' }]);
    expect((await post(`/api/jobs/${jobId}/undo`)).status).toBe(409);
    await waitForJob(job.parse(undo.json()).jobId, 'ended');
    expect(await Promise.all(files.map(nameOf))).toEqual(files.map(({ name }) => name));
    expect((await operator().request(`/api/jobs/${jobId}`)).json()).toMatchObject({ canUndo: false });
  });

  test('skips items that have changed since they were selected, with the reason', async () => {
    const [same, drifted] = [await createFile('Same'), await createFile('Drifted')];
    await services().call(EMAIL, 'PATCH', `/drive/v3/files/${drifted.id}`, { name: 'Meanwhile' });
    const jobId = await accept(renaming([same, drifted]));
    expect(await waitForJob(jobId, 'ended')).toMatchObject({ counts: { done: 1, skipped: 1 } });
    expect([await nameOf(same), await nameOf(drifted)]).toEqual(['Same (new)', 'Meanwhile']);
    const skipped = await operator().request(`/api/jobs/${jobId}/items?state=skipped`);
    expect(skipped.json()).toMatchObject({
      items: [{ id: drifted.id, reason: 'The file has changed since it was selected.' }],
    });
  });

  test('changes one resource at a time, even if several items concern it', async () => {
    const { id } = await createFile('Shared');
    let [inProgress, most] = [0, 0];
    serveByServices(bff().upstream, services(), async (url, method) => {
      if (method !== 'POST' || !url.includes('/permissions')) return;
      inProgress += 1;
      most = Math.max(most, inProgress);
      await new Promise((resolve) => setImmediate(resolve));
      inProgress -= 1;
    });
    const people = ['ann', 'bob', 'cem', 'dee', 'eva', 'fay'].map((name) => `${name}@example.com`);
    for (const email of people) services().account(email);
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
    expect(await waitForJob(jobId, 'ended')).toMatchObject({ counts: { done: 6 } });
    expect(most).toBe(1);
    const undo = job.parse((await post(`/api/jobs/${jobId}/undo`)).json());
    expect(await waitForJob(undo.jobId, 'ended')).toMatchObject({ counts: { done: 6 } });
    const left = await services().call(EMAIL, 'GET', `/drive/v3/files/${id}/permissions?fields=permissions(role)`);
    expect(left.body).toEqual({ permissions: [{ role: 'owner' }] });
  });

  test('distinguishes temporary failures from final ones, and retries the temporary ones', async () => {
    const files = [await createFile('Good'), await createFile('Flaky'), await createFile('Gone')];
    const [, flaky, gone] = files;
    await services().call(EMAIL, 'DELETE', `/drive/v3/files/${gone?.id}`);
    const isFlaky = (url: string, method: string) => method === 'PATCH' && url.includes(flaky?.id ?? '?');
    serveByServices(bff().upstream, services(), (url, method) => (isFlaky(url, method) ? 500 : undefined));
    const jobId = await accept(renaming(files));
    expect(await waitForJob(jobId, 'ended')).toMatchObject({ counts: { done: 1, retryable: 1, final: 1 } });
    expect(await statesOf(jobId)).toEqual(['done', 'retryable', 'final']);
    const csv = await operator().request(`/api/jobs/${jobId}/results`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.text.split('\r\n')).toHaveLength(5);
    expect(csv.text).toMatch(/,Gone,final,1,"?[^,]*not found/i);
    const gate = Promise.withResolvers<void>();
    serveByServices(bff().upstream, services(), (_url, method) => (method === 'PATCH' ? gate.promise : undefined));
    expect((await post(`/api/jobs/${jobId}/retry`)).json()).toMatchObject({ state: 'running' });
    gate.resolve();
    expect(await waitForJob(jobId, 'ended')).toMatchObject({ counts: { done: 2, retryable: 0, final: 1 } });
  });

  test('is stopped: calls in progress end, the rest is not called, and can be called later', async () => {
    const files = await Promise.all(Array.from({ length: 12 }, (_, index) => createFile(`Stop ${index}`)));
    const gate = Promise.withResolvers<void>();
    serveByServices(bff().upstream, services(), (_url, method) => (method === 'PATCH' ? gate.promise : undefined));
    const jobId = await accept(renaming(files));
    await vi.waitFor(
      () => expect(bff().upstream.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(4),
      10_000,
    );
    const stopped = await post(`/api/jobs/${jobId}/stop`);
    expect(stopped.json()).toMatchObject({ state: 'stopped', counts: { running: 4, notStarted: 8 } });
    gate.resolve();
    await vi.waitFor(
      async () =>
        expect((await operator().request(`/api/jobs/${jobId}`)).json()).toMatchObject({
          counts: { done: 4, notStarted: 8 },
        }),
      10_000,
    );
    expect((await post(`/api/jobs/${jobId}/stop`)).status).toBe(409);
    await post(`/api/jobs/${jobId}/retry`);
    expect(await waitForJob(jobId, 'ended')).toMatchObject({ counts: { done: 12 } });
  });

  test('continues in the next process, and repeats no call', async () => {
    const files = await Promise.all(Array.from({ length: 40 }, (_, index) => createFile(`Restart ${index}`)));
    const jobId = await accept(renaming(files));
    await vi.waitFor(async () => expect(await statesOf(jobId)).toContain('done'), 10_000);
    await bff().stop();
    await bff().startReplica();
    await signInAs('operator');
    expect(await waitForJob(jobId, 'ended')).toMatchObject({ counts: { done: 40 } });
    expect(bff().upstream.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(40);
  });

  test('pauses when all sessions of its user have ended, and continues when the user resumes it', async () => {
    const files = await Promise.all(Array.from({ length: 20 }, (_, index) => createFile(`Pause ${index}`)));
    const gate = Promise.withResolvers<void>();
    serveByServices(bff().upstream, services(), (_url, method) => (method === 'PATCH' ? gate.promise : undefined));
    const jobId = await accept(renaming(files));
    await vi.waitFor(() => expect(bff().upstream.requests.some(({ method }) => method === 'PATCH')).toBe(true), 10_000);
    await operator().request('/auth/people/sessions?subject=sub-operator', { method: 'DELETE' });
    gate.resolve();
    await using store = bff().openStore();
    await vi.waitFor(async () => {
      const row = await store.selectFrom('jobs').select('state').where('id', '=', jobId).executeTakeFirst();
      expect(row?.state).toBe('paused');
    }, 10_000);
    await signInAs('operator');
    const paused = await operator().request(`/api/jobs/${jobId}`);
    expect(paused.json()).toMatchObject({ pauseReason: expect.stringContaining('signed out'), counts: { done: 4 } });
    expect((await post(`/api/jobs/${jobId}/resume`)).json()).toMatchObject({ state: 'running' });
    expect(await waitForJob(jobId, 'ended')).toMatchObject({ counts: { done: 20 } });
  });

  test('is accepted once, however often it is requested, and is not accessible to other users', async () => {
    const draft = renaming([await createFile('Once')]);
    const first = await post('/api/jobs', draft, 'k1');
    const again = await post('/api/jobs', draft, 'k1');
    const { jobId } = job.parse(first.json());
    expect(job.parse(again.json()).jobId).toBe(jobId);
    expect((await post('/api/jobs', { ...draft, title: 'Other' }, 'k1')).status).toBe(422);
    const reviewer = await bff().signIn('reviewer');
    expect((await reviewer.request('/api/jobs')).json()).toEqual({ jobs: [] });
    for (const path of ['', '/items', '/results']) {
      expect((await reviewer.request(`/api/jobs/${jobId}${path}`)).status).toBe(404);
    }
    expect((await reviewer.request(`/api/jobs/${jobId}/stop`, { method: 'POST' })).status).toBe(404);
    expect((await operator().request('/api/jobs?pageSize=1')).json()).toMatchObject({ jobs: [{ jobId }] });
    await waitForJob(jobId, 'ended');
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
      'atomic job',
    ],
    [
      'of reads',
      { operationId: 'drive.files.get', items: [{ ...item, body: undefined }] },
      400,
      'does not change anything',
    ],
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

  test('if the role does not allow its calls', async () => {
    await signInAs('reviewer');
    expect((await post('/api/jobs', draft)).json()).toMatchObject({ code: 'policy_denied' });
  });
});
