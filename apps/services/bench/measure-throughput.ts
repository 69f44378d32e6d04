import { logProgress, type Row } from './report.ts';
import { type Request, type Round, ServerProcess } from './server-process.ts';

const FILE_COUNT = 10_000;
const SEEDED_AT_ONCE = 20;
const ROUND_COUNT = 3;
const READS: Round = { durationMs: 2000 };
/** The same number for each server, because new files slow some servers down. */
const WRITES: Round = { requestCount: 10_000 };

/** A server that holds the same files in memory. */
type Peer = { name: string; program: string };

const peers = [
  { name: 'google-drive-mock', program: './serve-google-drive-mock.ts' },
  { name: 'emulate', program: './serve-emulate.ts' },
] as const satisfies readonly Peer[];

/**
 * A kind of request, and the required ratio of the services' throughput to each peer's (0 for no target). `index` counts the
 * requests of a round.
 */
type Contest = {
  name: string;
  least: Readonly<Record<(typeof peers)[number]['name'], number>>;
  round: Round;
  toRequest(fileIds: readonly string[], index: number): Request;
};

const FILES = '/drive/v3/files';
const LIST = `${FILES}?pageSize=100`;
const newFile = (index: number): Request => ({
  method: 'POST',
  path: FILES,
  body: JSON.stringify({ name: `Report ${index}.txt`, mimeType: 'text/plain' }),
});

const toPath = (ids: readonly string[], index: number) => `${FILES}/${ids[index % ids.length]}`;

const contests: readonly Contest[] = [
  {
    name: 'files.get',
    least: { 'google-drive-mock': 0, emulate: 3 },
    round: READS,
    toRequest: (ids, index) => ({ method: 'GET', path: toPath(ids, index) }),
  },
  {
    name: 'files.list, a page of 100',
    least: { 'google-drive-mock': 0.45, emulate: 1.7 },
    round: READS,
    toRequest: () => ({ method: 'GET', path: LIST }),
  },
  // The mock server only appends a file to an in-memory list. No server that stores files on disk can match that.
  {
    name: 'files.create',
    least: { 'google-drive-mock': 0, emulate: 4 },
    round: WRITES,
    toRequest: () => newFile(0),
  },
];

/** Measures requests per second over 20 connections, against public mock servers that hold the same number of files in memory. */
export async function measureThroughput(): Promise<Row[]> {
  await using stack = new AsyncDisposableStack();
  const own = stack.use(await ServerProcess.start('./serve-own.ts'));
  const servers = [own];
  for (const { program } of peers) servers.push(stack.use(await ServerProcess.start(program)));
  logProgress('files over 20 connections, and the same of mock servers');
  const ids = await Promise.all(servers.map(seed));
  const rows: Row[] = [];
  for (const contest of contests) {
    const [ownRate = 0, ...rates] = await bestRates(servers, ids, contest);
    for (const [index, { name }] of peers.entries()) {
      rows.push(toRow(contest.name, ownRate, { peer: name, rate: rates[index] ?? 0, least: contest.least[name] }));
    }
  }
  return rows;
}

/**
 * Returns the best round of each server. Rounds alternate between servers so that other load on the machine slows all of them.
 */
async function bestRates(
  servers: readonly ServerProcess[],
  ids: readonly string[][],
  { round, toRequest }: Contest,
): Promise<number[]> {
  const best = servers.map(() => 0);
  for (let turn = 0; turn < ROUND_COUNT; turn += 1) {
    for (const [index, server] of servers.entries()) {
      const rate = await server.measureThroughput(round, (count) => toRequest(ids[index] ?? [], count));
      best[index] = Math.max(best[index] ?? 0, rate);
    }
  }
  return best;
}

async function seed(server: ServerProcess): Promise<string[]> {
  const ids: string[] = [];
  let count = 0;
  const seedOn = async () => {
    while (count < FILE_COUNT) {
      count += 1;
      ids.push(JSON.parse(await server.request(newFile(count))).id);
    }
  };
  await Promise.all(Array.from({ length: SEEDED_AT_ONCE }, seedOn));
  return ids;
}

function toRow(name: string, value: number, { peer, rate, least }: { peer: string; rate: number; least: number }): Row {
  const ratio = value / rate;
  return {
    name: `${name}, against ${peer}`,
    value,
    unit: 'responses/s',
    peer: { name: peer, value: rate },
    ratio,
    target: least === 0 ? 'none' : `≥ ${least}×`,
    ok: ratio >= least,
  };
}
