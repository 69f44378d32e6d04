import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunServices, ScriptRunRequest } from '#core/operations/script-engine.ts';
import { ScriptPool, type ScriptPoolSettings } from './script-pool.ts';

const MEMORY_BYTES = 64 * 1024 * 1024;
const NO_SERVICES: RunServices = { call: async () => ({ error: 'No services in this test.' }), close: () => undefined };
// Scripts in these tests either end immediately or never.
const NEVER = 'function main() { for (;;); }';
// A short script can start and end within this time on a busy machine.
const SHORT_TIMEOUT_MS = 1_000;

let pool: ScriptPool;
afterEach(() => pool.close());

function open(settings: Partial<ScriptPoolSettings> = {}): ScriptPool {
  pool = new ScriptPool(
    { timeoutMs: 20_000, memoryBytes: MEMORY_BYTES, concurrency: 2, ...settings },
    () => NO_SERVICES,
  );
  return pool;
}

function toRun(source: string, parameters: unknown[] = [], effectiveUser = 'ana@example.com'): ScriptRunRequest {
  return {
    files: [{ name: 'Code', source }],
    functionName: 'main',
    scriptId: 'script',
    identity: { scriptId: 'script', accountId: 'bo', email: effectiveUser, scopes: [], deploymentId: '' },
    parameters,
    timeZone: 'Etc/UTC',
    activeUser: 'ana@example.com',
    effectiveUser,
    readState: () => ({ properties: { script: {}, user: {}, document: undefined }, triggers: [] }),
  };
}

async function endOf(source: string, parameters?: unknown[]) {
  return (await pool.execute(toRun(source, parameters)).ended).end;
}

describe('a pool of threads', () => {
  test('runs a script and returns its result, its log and its changes', async () => {
    open();
    const source = `function main(x) {
      console.warn('x is', x);
      PropertiesService.getUserProperties().setProperty('x', x);
      return x + 1;
    }`;
    expect(await pool.execute(toRun(source, [2])).ended).toEqual({
      end: { status: 'COMPLETED', resultJson: '3' },
      logs: [{ timeMs: expect.any(Number), level: 'WARNING', text: 'x is 2' }],
      propertyChanges: [{ store: 'user', key: 'x', value: '2' }],
      triggerChanges: [],
    });
  });

  test('leaves nothing from one run to the next on the same thread', async () => {
    open({ concurrency: 1 });
    await endOf('globalThis.left = 1; Array.prototype.map = null; function main() {}');
    const source = 'function main() { return [typeof left, [1].map((x) => x + 1)]; }';
    expect(await endOf(source)).toEqual({ status: 'COMPLETED', resultJson: '["undefined",[2]]' });
  });

  test('ends a script with an endless loop, and keeps the thread', async () => {
    open({ timeoutMs: SHORT_TIMEOUT_MS, concurrency: 1 });
    expect(await endOf(`console.log('begin'); ${NEVER}`)).toMatchObject({ status: 'TIMED_OUT' });
    expect(await endOf('function main() { return 1; }')).toEqual({ status: 'COMPLETED', resultJson: '1' });
  });

  test('retains the log of a script that timed out', async () => {
    open({ timeoutMs: SHORT_TIMEOUT_MS });
    const { end, logs } = await pool.execute(toRun(`console.log('begin'); ${NEVER}`)).ended;
    expect(end.status).toBe('TIMED_OUT');
    expect(logs).toMatchObject([{ text: 'begin' }]);
  });

  test('replaces a thread that does not return from one engine operation', async () => {
    open({ timeoutMs: SHORT_TIMEOUT_MS, concurrency: 1 });
    // The engine does not check the time during one call of a built-in function.
    const stuck = 'function main() { console.log("in"); Array.prototype.indexOf.call({ length: 2 ** 52 }, 1); }';
    const { end, logs } = await pool.execute(toRun(stuck)).ended;
    expect(end.status).toBe('TIMED_OUT');
    expect(logs).toMatchObject([{ text: 'in' }]);
    expect(await endOf('function main() { return 1; }')).toEqual({ status: 'COMPLETED', resultJson: '1' });
  });

  test('ends a script that uses too much memory', async () => {
    open({ memoryBytes: 32 * 1024 * 1024 });
    const end = await endOf('function main() { const all = []; for (;;) all.push({ at: all.length }); }');
    expect(end).toMatchObject({ status: 'FAILED', error: { message: 'Out of memory error.' } });
  });

  test.each([
    ['a table of empty rows', 'Utilities.parseCsv("\\n".repeat(12e6))'],
    ['what claims to be long', 'Utilities.computeDigest("MD5", [])', '({ length: 2, 0: "MD5", 1: { length: 4e8 } })'],
    ['a value that claims to be long', 'Utilities.computeDigest("MD5", [])', '["MD5", { length: 4e8 }]'],
  ])(
    'prevents the process from running out of memory because of %s',
    async (_, expression, arguments_ = 'undefined') => {
      open({ memoryBytes: 2 * MEMORY_BYTES });
      const forge = `const forged = ${arguments_}; if (forged) Array.prototype.toJSON = () => forged;`;
      const end = await endOf(`${forge} function main() { return ${expression}; }`);
      expect(end).toMatchObject({ status: 'FAILED', error: { type: 'Exception' } });
    },
  );

  test('survives endless recursion in plain code and within the parser', async () => {
    open();
    const tooDeep = { status: 'FAILED', error: { type: 'RangeError', message: 'Maximum call stack size exceeded' } };
    expect(await endOf('function main() { main(); }')).toMatchObject(tooDeep);
    expect(await endOf('function main() { eval("(".repeat(1e6)); }')).toMatchObject(tooDeep);
    expect(await endOf('function main() { JSON.parse("[".repeat(1e6)); }')).toMatchObject(tooDeep);
  });

  test('runs as many scripts at a time as allowed, and the others in order', async () => {
    open({ concurrency: 1, timeoutMs: 300 });
    const first = pool.execute(toRun(NEVER));
    const others = [1, 2, 3].map((x) => pool.execute(toRun('function main(x) { return x; }', [x])));
    expect([first, ...others].map(({ isQueued }) => isQueued)).toEqual([false, true, true, true]);
    const order: number[] = [];
    await Promise.all(others.map((other, index) => other.ended.then(() => order.push(index))));
    expect(order).toEqual([0, 1, 2]);
    expect((await first.ended).end.status).toBe('TIMED_OUT');
  });

  test('gives priority to users with nothing in progress', async () => {
    open({ concurrency: 3 });
    const order: string[] = [];
    const start = (user: string, source: string) =>
      pool.execute(toRun(source, [], user)).ended.then(() => order.push(user));
    void start('ana', NEVER);
    const anas = [1, 2, 3].map(() => start('ana', 'function main() {}'));
    const others = ['bo', 'chen'].map((user) => start(user, 'function main() {}'));
    await Promise.all([...anas, ...others]);
    // The first runs of the users end in any order.
    expect([new Set(order.slice(0, 3)), order.slice(3)]).toEqual([new Set(['ana', 'bo', 'chen']), ['ana', 'ana']]);
  });

  test('gives the users turns, however many runs each of them has queued', async () => {
    open({ concurrency: 1 });
    const order: string[] = [];
    const start = (user: string) =>
      pool.execute(toRun('function main() {}', [], user)).ended.then(() => order.push(user));
    const users = ['ana', 'ana', 'ana', 'bo', 'bo', 'bo', 'chen'];
    await Promise.all(users.map(start));
    expect(order).toEqual(['ana', 'bo', 'chen', 'ana', 'bo', 'ana', 'bo']);
  });

  test('a user who requests each run after the previous one does not starve a queued run', async () => {
    open({ concurrency: 1 });
    const order: string[] = [];
    const start = (user: string) =>
      pool.execute(toRun('function main() {}', [], user)).ended.then(() => order.push(user));
    const startInSequence = async () => {
      for (let index = 0; index < 4; index += 1) await start('ana');
    };
    await Promise.all([startInSequence(), start('bo'), start('bo')]);
    expect(order.slice(0, 4)).toEqual(['ana', 'bo', 'ana', 'bo']);
  });

  test.each([
    { concurrency: 3, threads: [2, 0], free: 1 },
    { concurrency: 4, threads: [2, 1], free: 1 },
    { concurrency: 8, threads: [4, 2], free: 2 },
  ])('leaves $free of $concurrency threads to other users beside two with endless scripts', async (shape) => {
    open({ concurrency: shape.concurrency });
    const startEndless = (user: string) =>
      Array.from({ length: 10 }, () => pool.execute(toRun(NEVER, [], user))).filter(({ isQueued }) => !isQueued);
    const [anas, bos] = shape.threads;
    expect(startEndless('ana')).toHaveLength(anas ?? 0);
    if (bos) expect(startEndless('bo')).toHaveLength(bos);
    for (const user of ['chen', 'dee', 'chen']) {
      const run = pool.execute(toRun('function main() { return 1; }', [], user));
      expect(run.isQueued).toBe(false);
      expect((await run.ended).end).toEqual({ status: 'COMPLETED', resultJson: '1' });
      // The thread is free once the outcome has been recorded.
      await setImmediate();
    }
  });

  test('rejects with 429 if a user has too many runs, or several beyond the limit of all', () => {
    open({ concurrency: 1 });
    const refusal = expect.objectContaining({ httpStatus: 429, statusName: 'RESOURCE_EXHAUSTED' });
    const fill = (user: string, count: number) => () => {
      for (let index = 0; index < count; index += 1) pool.execute(toRun(NEVER, [], user));
    };
    fill('ana', 30)();
    expect(fill('ana', 1)).toThrow(refusal);
    fill('bo', 30)();
    fill('chen', 1)();
    // The queue is full, but no user is refused for the runs of others.
    for (const user of ['dee', 'eva']) {
      fill(user, 1)();
      expect(fill(user, 1)).toThrow(refusal);
    }
  });

  test('cancels running and queued scripts when it is closed, and then rejects with 503', async () => {
    open({ concurrency: 1 });
    const runs = [pool.execute(toRun(NEVER)), pool.execute(toRun(NEVER))];
    await runs[0]?.started;
    await pool.close();
    for (const { started, ended } of runs) {
      await started;
      expect((await ended).end).toEqual({ status: 'CANCELED' });
    }
    expect(() => pool.execute(toRun(NEVER))).toThrow(expect.objectContaining({ httpStatus: 503 }));
  });
});
