import { randomUUID } from 'node:crypto';
import { type Row, say } from './report.ts';
import { type Request, ServerProcess } from './server-process.ts';

const FILE_COUNT = 1000;
const ROUND_COUNT = 3;
const ROUND_MS = 2000;

/**
 * What a server has to reach of what the mock server does as it is, and without its delays; `index` counts the requests of a
 * round.
 */
type Contest = {
  name: string;
  least: number;
  leastAtOnce: number;
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
    least: 4,
    leastAtOnce: 1,
    toRequest: (ids, index) => ({ method: 'GET', path: toPath(ids, index) }),
  },
  { name: 'files.list, a page of 100', least: 4, leastAtOnce: 1, toRequest: () => ({ method: 'GET', path: LIST }) },
  // The services give an answer again until something is written: the parameter makes each request another one.
  {
    name: 'files.get, each for the first time',
    least: 0,
    leastAtOnce: 0,
    toRequest: (ids, index) => ({ method: 'GET', path: `${toPath(ids, index)}?quotaUser=${randomUUID()}` }),
  },
  {
    name: 'files.list, a page of 100, each for the first time',
    least: 0,
    leastAtOnce: 0,
    toRequest: () => ({ method: 'GET', path: `${LIST}&quotaUser=${randomUUID()}` }),
  },
  // Without its delays the mock server only puts a file into a list in memory, which no server that keeps it on disk can match.
  { name: 'files.create', least: 2, leastAtOnce: 0, toRequest: () => newFile(0) },
];

/** Answers a second over 20 connections, against a public mock server that holds the same 1,000 files in memory. */
export async function measureThroughput(): Promise<Row[]> {
  const rows: Row[] = [];
  await using own = await ServerProcess.start('./serve-own.ts');
  await using mock = await ServerProcess.start('./serve-mock.ts');
  await using promptMock = await ServerProcess.start('./serve-mock.ts', '--at-once');
  const servers = [own, mock, promptMock];
  say('files over 20 connections, and the same of a mock server');
  const ids = await Promise.all(servers.map(seed));
  for (const { name, least, leastAtOnce, toRequest } of contests) {
    const best = [0, 0, 0];
    // In turns, so that whatever else the machine does meanwhile slows all of them; the best round of each counts.
    for (let round = 0; round < ROUND_COUNT; round += 1) {
      for (const [index, server] of servers.entries()) {
        const rate = await server.measureThroughput(ROUND_MS, (count) => toRequest(ids[index] ?? [], count));
        best[index] = Math.max(best[index] ?? 0, rate);
      }
    }
    const [ownRate = 0, mockRate = 0, promptRate = 0] = best;
    rows.push(toRow(name, ownRate, { peer: 'google-drive-mock', rate: mockRate, least }));
    rows.push(
      toRow(name, ownRate, {
        peer: 'google-drive-mock without its delays',
        rate: promptRate,
        least: leastAtOnce,
      }),
    );
  }
  return rows;
}

async function seed(server: ServerProcess): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < FILE_COUNT; index += 1) ids.push(JSON.parse(await server.ask(newFile(index))).id);
  return ids;
}

function toRow(name: string, value: number, { peer, rate, least }: { peer: string; rate: number; least: number }): Row {
  const ratio = value / rate;
  return {
    name: `${name}, against ${peer}`,
    value,
    unit: 'answers/s',
    peer: { name: peer, value: rate },
    ratio,
    target: least === 0 ? 'none' : `≥ ${least}×`,
    ok: ratio >= least,
  };
}
