import type { script_v1 } from '@googleapis/script';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { clientOf, deployHead, makeProject, type ProjectToMake, saveHead } from './script-project.ts';

const OWNER = 'owner@example.com';
const OUTSIDER = 'outsider@elsewhere.example';

const TIMEOUT_MS = 1500;
const NEVER = 'function loop() { console.log("begin"); for (;;); }';
const EXECUTION_ERROR = 'type.googleapis.com/google.apps.script.v1.ExecutionError';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ scripts: { timeoutMs: TIMEOUT_MS, concurrency: 4 } });
});
afterAll(() => services[Symbol.asyncDispose]());

/** Creates a project that is deployed as an API executable for the organisation. */
function makeExecutable(project: Partial<ProjectToMake> = {}): string {
  const scriptId = makeProject(services, {
    owner: OWNER,
    manifest: { executionApi: { access: 'DOMAIN' } },
    code: {},
    ...project,
  });
  deployHead(services, scriptId);
  return scriptId;
}

async function run(scriptId: string, request: script_v1.Schema$ExecutionRequest, email = OWNER) {
  const response = await clientOf(services, email).scripts.run({ scriptId, requestBody: request });
  expect(response.status).toBe(200);
  return response.data;
}

/** Runs a function of a new project with this code. */
const runCode = (code: string, parameters: unknown[] = [], name = 'main') =>
  run(makeExecutable({ code: { Code: code } }), { function: name, parameters });

async function lastProcess(scriptId: string) {
  const params = { scriptId, pageSize: 1, fields: '*,processes(*,error,logs)' };
  const { data } = await clientOf(services, OWNER).processes.listScriptProcesses(params);
  return data.processes?.[0];
}

describe('a function that returns', () => {
  test('returns its result and the type of the response', async () => {
    const data = await runCode('function main(a, b) { return { sum: a + b, list: [null, true, "é"] }; }', [1, 2]);
    expect(data).toEqual({
      processId: expect.any(String),
      done: true,
      response: {
        '@type': 'type.googleapis.com/google.apps.script.v1.ExecutionResponse',
        result: { sum: 3, list: [null, true, 'é'] },
      },
    });
  });

  test('is also reached if the colon in the path is escaped', async () => {
    const scriptId = makeExecutable({ code: { Code: 'function main() { return 1; }' } });
    const response = await services.call(OWNER, 'POST', `/v1/scripts/${scriptId}%3Arun`, { function: 'main' });
    expect(response).toMatchObject({ status: 200, body: { response: { result: 1 } } });
  });

  test('returns no result if it returns nothing', async () => {
    expect((await runCode('function main() {}')).response).not.toHaveProperty('result');
  });

  test('can use the other files of its project, in order', async () => {
    const code = { First: 'var order = ["First"];', Second: 'order.push("Second"); function main() { return order; }' };
    const data = await run(makeExecutable({ code }), { function: 'main' });
    expect(data.response).toMatchObject({ result: ['First', 'Second'] });
  });

  test.each(['new Date()', '() => 1', 'new Map()', 'NaN', '10n', '{ when: new Date() }', 'Logger.log'])(
    'fails if it returns %s, which JSON cannot represent',
    async (expression) => {
      const { error } = await runCode(`function main() { return (${expression}); }`);
      const errorMessage = 'The script completed but the returned value is not a supported return type.';
      expect(error).toMatchObject({ code: 3, details: [{ errorMessage }] });
    },
  );
});

describe('a function that throws', () => {
  test('returns 200 with the error and the stack frames in the script, innermost first', async () => {
    const code = 'function main() {\n  inner();\n}\n\nfunction inner() {\n  throw new TypeError("no");\n}';
    expect(await runCode(code)).toEqual({
      processId: expect.any(String),
      done: true,
      error: {
        code: 3,
        message: 'ScriptError',
        details: [
          {
            '@type': EXECUTION_ERROR,
            errorMessage: 'TypeError: no',
            errorType: 'TypeError',
            scriptStackTraceElements: [
              { function: 'inner', lineNumber: 6 },
              { function: 'main', lineNumber: 2 },
            ],
          },
        ],
      },
    });
  });

  test('may throw any value', async () => {
    const { error } = await runCode('function main() { throw "as text"; }');
    expect(error?.details).toEqual([{ '@type': EXECUTION_ERROR, errorMessage: 'as text' }]);
  });

  test('has a very long message truncated', async () => {
    const { error } = await runCode('function main() { throw new Error("x".repeat(1e6)); }');
    expect(String(error?.details?.[0]?.errorMessage).length).toBeLessThan(10_000);
  });

  test('is not reached if a file has a syntax error', async () => {
    const { error } = await runCode('function main() {}\nfunction (');
    expect(error?.details?.[0]).toMatchObject({
      errorType: 'SyntaxError',
      scriptStackTraceElements: [{ lineNumber: 2 }],
    });
  });

  test.each(['missing', 'main()', 'eval', 'main.constructor', 'Utilities.getUuid', ''.padEnd(256, 'x')])(
    'does not exist: %s',
    async (name) => {
      const { error } = await runCode('function main() {}', ['1'], name);
      expect(error).toMatchObject({ code: 3, details: [{ errorMessage: `Script function not found: ${name}` }] });
    },
  );
});

describe('a function that does not return', () => {
  test('is ended at its time limit, and other requests are served in the meantime', async () => {
    const scriptId = makeExecutable({ code: { Code: NEVER } });
    const running = run(scriptId, { function: 'loop' });
    let isRunning = true;
    void running.finally(() => {
      isRunning = false;
    });
    const during = await lastProcess(scriptId);
    while (isRunning) await clientOf(services, OWNER).projects.get({ scriptId });
    expect(during).toMatchObject({ processStatus: 'RUNNING' });
    expect(during).not.toHaveProperty('endTime');
    expect((await running).error).toMatchObject({
      code: 10,
      details: [{ errorMessage: 'Exceeded maximum execution time' }],
    });
    expect(await lastProcess(scriptId)).toMatchObject({ processStatus: 'TIMED_OUT', logs: [{ text: 'begin' }] });
  });

  test('is ended when it exceeds its memory limit', async () => {
    const { error } = await runCode('function main() { return new Uint8Array(1e8).length; }');
    expect(error).toMatchObject({ code: 3, details: [{ errorMessage: 'Out of memory error.' }] });
  });
});

describe('concurrent runs', () => {
  test('are isolated from each other', async () => {
    const code = `var mine; function main(x) { mine = mine ?? x; return mine; }`;
    const scriptId = makeExecutable({ code: { Code: code } });
    const inputs = Array.from({ length: 12 }, (_, index) => index);
    const responses = await Promise.all(inputs.map((x) => run(scriptId, { function: 'main', parameters: [x] })));
    expect(responses.map(({ response }) => response?.result)).toEqual(inputs);
  });

  test('are listed individually', async () => {
    const scriptId = makeExecutable({ code: { Code: 'function main() {}' } });
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => run(scriptId, { function: 'main' })));
    const { data } = await clientOf(services, OWNER).processes.listScriptProcesses({ scriptId });
    expect(data.processes?.map(({ processStatus }) => processStatus)).toEqual(Array(6).fill('COMPLETED'));
  });
});

describe('the version used by a run', () => {
  const returning = (text: string) => ({
    manifest: { executionApi: { access: 'ANYONE' } },
    code: { Code: `function main() { return '${text}'; }` },
  });

  test('is that of the newest API executable, the named deployment, or the latest save', async () => {
    const scriptId = makeProject(services, { owner: OWNER, ...returning('first') });
    const first = deployHead(services, scriptId);
    saveHead(services, scriptId, returning('second'));
    deployHead(services, scriptId);
    saveHead(services, scriptId, { code: returning('third').code });
    deployHead(services, scriptId);
    saveHead(services, scriptId, returning('saved'));
    const resultOf = async (id: string, devMode: boolean) =>
      (await run(id, { function: 'main', devMode })).response?.result;
    expect(await resultOf(scriptId, false)).toBe('second');
    expect(await resultOf(first, false)).toBe('first');
    expect(await resultOf(scriptId, true)).toBe('saved');
    expect(await resultOf(first, true)).toBe('saved');
  });

  test('is recorded in the process', async () => {
    const scriptId = makeProject(services, { owner: OWNER, ...returning('one') });
    const deploymentId = deployHead(services, scriptId);
    await run(scriptId, { function: 'main' }, OUTSIDER);
    expect(await lastProcess(scriptId)).toMatchObject({
      processType: 'EXECUTION_API',
      processStatus: 'COMPLETED',
      functionName: 'main',
      userAccessLevel: 'NONE',
      deploymentId,
      scriptId,
      startTime: expect.stringMatching(/Z$/),
      duration: expect.stringMatching(/^[\d.]+s$/),
    });
  });
});
