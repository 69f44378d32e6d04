import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Program } from './supervised-process.ts';
import { Supervisor } from './supervisor.ts';

const POLICY = { firstDelayMs: 20, shortLifeMs: 60_000, maxShortLives: 3 };

let directory: string;
let lines: string[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rotunda-supervisor-'));
  lines = [];
});

afterEach(() => rm(directory, { recursive: true }));

// All programs log their events to one journal, with their name and process ID.
const BEFORE = `
  const { appendFileSync } = require('node:fs');
  const note = (what) => appendFileSync(process.env.JOURNAL, process.env.NAME + ' ' + what + ' ' + process.pid + '\\n');
  const end = (what) => { note(what); process.exit(0); };
  setInterval(() => undefined, 60_000);
`;
const SERVE = `
  process.on('SIGTERM', () => end('stopped'));
  process.on('disconnect', () => end('orphaned'));
  note('ready');
  process.send({ ready: process.env.NAME + ' is here' });
`;

function program(name: string, code: string, stopWithinMs = 10_000): Program {
  const env = { NAME: name, JOURNAL: join(directory, 'journal') };
  return { name, args: ['-e', BEFORE + code], env, stopWithinMs };
}

const supervise = (...programs: Program[]) => new Supervisor(programs, (line) => lines.push(line), POLICY);

async function readJournal(): Promise<{ name: string; what: string; pid: number }[]> {
  const text = await readFile(join(directory, 'journal'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' '))
    .map(([name = '', what = '', pid]) => ({ name, what, pid: Number(pid) }));
}

const readEvents = async () => (await readJournal()).map(({ name, what }) => `${name} ${what}`);

test('programs start in order, each when the previous one is ready, and stop in reverse order', async () => {
  const supervisor = supervise(program('first', SERVE), program('second', SERVE));
  expect(await supervisor.start()).toEqual(['first is here', 'second is here']);
  await supervisor.close();
  expect(await readEvents()).toEqual(['first ready', 'second ready', 'second stopped', 'first stopped']);
  expect(lines).toEqual([]);
});

test('a program that crashes is restarted, and the others keep running', async () => {
  const supervisor = supervise(program('first', SERVE), program('second', SERVE));
  await supervisor.start();
  const [first] = await readJournal();
  process.kill(first?.pid ?? 0, 'SIGKILL');
  await expect.poll(readEvents).toEqual(['first ready', 'second ready', 'first ready']);
  await expect.poll(() => lines).toEqual(['first: ended with SIGKILL, restarting in 0.02 s', 'first: running again']);
  await supervisor.close();
  expect((await readEvents()).slice(3)).toEqual(['second stopped', 'first stopped']);
});

test('a program that keeps crashing after each start is abandoned with the reason, and the rest can be closed', async () => {
  const supervisor = supervise(
    program('sound', SERVE),
    program('broken', `${SERVE} setTimeout(() => process.exit(7), 1);`),
  );
  await supervisor.start();
  await supervisor.givenUp;
  expect(lines.filter((line) => !line.endsWith('running again'))).toEqual([
    'broken: ended with exit code 7, restarting in 0.02 s',
    'broken: ended with exit code 7, restarting in 0.04 s',
    'broken: ended 3 times in a row soon after its start (exit code 7), giving up',
  ]);
  await supervisor.close();
  expect((await readEvents()).at(-1)).toBe('sound stopped');
});

test('if a program cannot start, its exit code is reported, and the programs started before it are stopped', async () => {
  const supervisor = supervise(
    program('first', SERVE),
    program('refused', 'process.exit(78);'),
    program('third', SERVE),
  );
  await expect(supervisor.start()).rejects.toMatchObject({ name: 'ProgramEndedError', exitCode: 78 });
  expect(await readEvents()).toEqual(['first ready', 'first stopped']);
});

test('a program that does not stop when asked is killed', async () => {
  const deaf = `process.on('SIGTERM', () => note('deaf')); note('ready'); process.send({ ready: 1 });`;
  const supervisor = supervise(program('deaf', deaf, 50));
  await supervisor.start();
  await supervisor.close();
  expect(lines).toEqual(['deaf: did not stop in time, killing it']);
  const [journal] = await readJournal();
  expect(() => process.kill(journal?.pid ?? 0, 0)).toThrow('ESRCH');
});

test('closing cancels a pending restart', async () => {
  const programs = [program('broken', `${SERVE} setTimeout(() => process.exit(7), 1);`)];
  const supervisor = new Supervisor(programs, (line) => lines.push(line), { ...POLICY, firstDelayMs: 3_600_000 });
  await supervisor.start();
  await expect.poll(() => lines).toEqual(['broken: ended with exit code 7, restarting in 3600 s']);
  await supervisor.close();
  expect(await readEvents()).toEqual(['broken ready']);
});
