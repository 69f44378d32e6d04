import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestReplicas } from '#testing/processes/test-replicas.ts';
import type { TestHandler } from '#testing/servers/test-server.ts';
import { measureReplicaInvalidations } from './replica-invalidations.ts';
import { writeRow } from './write-row.ts';

const REVOCATIONS = 50;
const STORMS = 20;
const CALLS_OF_STORM = 40;
const SHORT_LIFE_SECONDS = 30; // Less than the required remaining life of a token, so that the first call renews it.
const LONG_LIFE_SECONDS = 3_600;
const CALLS_IN_PROGRESS = 16;
const UPLOADS_IN_PROGRESS = 4;
const RESPONSE_DELAY_MS = 1_500;
const UPLOAD_PIECES = 20;
const PIECE_BYTES = 64 * 1024;
const PIECE_EVERY_MS = 150;
const READ = '/api/drive/v3/files/f1';
const UPLOAD = '/api/upload/drive/v3/files?uploadType=media';

const sessionList = z.object({ sessions: z.array(z.object({ id: z.string(), isCurrent: z.boolean() })) });

/**
 * Measures two replicas on PostgreSQL: the latency until a session has ended everywhere, token renewals, and the shutdown of one
 * replica.
 */
export async function measureReplicas(): Promise<void> {
  await using replicas = await TestReplicas.start();
  await measureRevocations(replicas);
  await measureStorms(replicas);
  await measureReplicaInvalidations(replicas, await signIn(replicas, 'reader'));
  await measureEnd(replicas);
}

async function signIn(replicas: TestReplicas, sub: string): Promise<TestBrowser> {
  replicas.issuer.user = { sub, email: `${sub}@example.com`, name: sub, roles: ['operator'] };
  const browser = replicas.openBrowser(0);
  await browser.signIn();
  return browser;
}

function at(replicas: TestReplicas, index: number, { cookies }: TestBrowser): TestBrowser {
  const there = replicas.openBrowser(index);
  for (const [name, value] of cookies) there.cookies.set(name, value);
  return there;
}

async function measureRevocations(replicas: TestReplicas): Promise<void> {
  const delaysMs: number[] = [];
  const mine = await signIn(replicas, 'revoker');
  for (let round = 0; round < REVOCATIONS; round += 1) {
    const other = at(replicas, 1, await signIn(replicas, 'revoker'));
    const { sessions } = sessionList.parse((await other.request('/auth/sessions')).json());
    if ((await other.request(READ)).status !== 200) throw new Error('a session does not work at the other replica');
    const id = sessions.find(({ isCurrent }) => isCurrent)?.id;
    const ending = mine.request(`/auth/sessions/${id}`, { method: 'DELETE' });
    const startedAt = performance.now();
    while ((await other.request(READ)).status === 200);
    delaysMs.push(performance.now() - startedAt);
    if ((await ending).status >= 300) throw new Error('a session was not ended');
  }
  const value = delaysMs.toSorted((one, next) => one - next)[Math.floor(REVOCATIONS * 0.99)] ?? Infinity;
  writeRow({
    name: 'from the end of a session to its refusal by the other replica, p99',
    value,
    unit: 'ms',
    atMost: 1_000,
  });
}

async function measureStorms(replicas: TestReplicas): Promise<void> {
  const { issuer } = replicas;
  let mostCalls = 0;
  for (let round = 0; round < STORMS; round += 1) {
    issuer.accessTokenLifeSeconds = SHORT_LIFE_SECONDS;
    const browser = await signIn(replicas, `storm-${round}`);
    issuer.accessTokenLifeSeconds = LONG_LIFE_SECONDS;
    const before = issuer.refreshCalls.length;
    const both = [at(replicas, 0, browser), at(replicas, 1, browser)];
    const calls = Array.from({ length: CALLS_OF_STORM }, (_, index) => (both[index % 2] ?? browser).request(READ));
    const isServed = (await Promise.all(calls)).every(({ status }) => status === 200);
    const made = issuer.refreshCalls.length - before;
    // Zero calls mean that no renewal happened, which is as wrong as too many.
    mostCalls = Math.max(mostCalls, isServed && made > 0 ? made : Infinity);
  }
  writeRow({
    name: 'calls for a token of 40 requests at two replicas when it expires, at most',
    value: mostCalls,
    unit: '',
    atMost: 1,
  });
}

/** Shuts down a replica while it has calls and uploads in progress. */
async function measureEnd(replicas: TestReplicas): Promise<void> {
  const digests = new Set<string>();
  const arrived = { count: 0 };
  replicas.upstream.handler = toSlowService(digests, arrived);
  const browser = at(replicas, 0, await signIn(replicas, 'last'));
  const calls = Array.from({ length: CALLS_IN_PROGRESS }, () => browser.request(READ).catch(() => undefined));
  const uploads = Array.from({ length: UPLOADS_IN_PROGRESS }, () => upload(replicas.portOf(0), browser));
  while (arrived.count < CALLS_IN_PROGRESS + UPLOADS_IN_PROGRESS) await sleep(1);
  const ended = replicas.kill(0, 'SIGTERM');
  const failed = (await Promise.all(calls)).filter((response) => response?.status !== 200).length;
  const corrupted = (await Promise.all(uploads)).filter(
    (digest) => digest === undefined || !digests.has(digest),
  ).length;
  if ((await ended) !== 0) throw new Error('the replica did not exit');
  writeRow({ name: 'calls in progress at a replica that is asked to end, failed', value: failed, unit: '', atMost: 0 });
  writeRow({ name: 'uploads in progress there, incomplete or altered', value: corrupted, unit: '', atMost: 0 });
}

function toSlowService(digests: Set<string>, arrived: { count: number }): TestHandler {
  return async (incoming, outgoing) => {
    arrived.count += 1;
    const digest = createHash('sha256');
    for await (const chunk of incoming) digest.update(chunk);
    digests.add(digest.digest('hex'));
    await sleep(RESPONSE_DELAY_MS);
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
}

/** Uploads slowly. Resolves to the SHA-256 of the sent content, or undefined if the upload was rejected. */
async function upload(port: number, { cookies }: TestBrowser): Promise<string | undefined> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const host = 'localhost:4000';
  const headers = { host, origin: `http://${host}`, cookie, 'x-bff-csrf': '1' };
  const sent = request({ host: '127.0.0.1', port, method: 'POST', path: UPLOAD, headers, agent: false });
  const received = once(sent, 'response').catch(() => undefined);
  const digest = createHash('sha256');
  for (let count = 0; count < UPLOAD_PIECES; count += 1) {
    const piece = randomBytes(PIECE_BYTES);
    digest.update(piece);
    sent.write(piece);
    await sleep(PIECE_EVERY_MS);
  }
  sent.end();
  const [response]: IncomingMessage[] = (await received) ?? [];
  response?.resume();
  return response?.statusCode === 200 ? digest.digest('hex') : undefined;
}
