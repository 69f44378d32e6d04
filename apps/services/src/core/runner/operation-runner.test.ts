import { parseFieldMask } from '@rotunda/api-client/field-mask';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toCaller } from '#core/auth/caller.ts';
import { globalError } from '#core/errors/service-error.ts';
import { FieldSelection } from '#core/fields/field-selection.ts';
import type { Invocation } from '#core/operations/invocation.ts';
import { longOperation, operation } from '#core/operations/operation.ts';
import { SchemaValidator } from '#core/schemas/schema-validator.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { OperationRunner } from './operation-runner.ts';

const OPERATION = operations['drive.files.create'];

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
  services.db.exec('CREATE TABLE notes (text TEXT NOT NULL) STRICT');
});
beforeEach(() => services.db.exec('DELETE FROM notes'));
afterAll(() => services[Symbol.asyncDispose]());

const add = (text: string) => services.db.run('INSERT INTO notes (text) VALUES (?)', text);
const notes = () => services.db.all<{ text: string }>('SELECT text FROM notes').map(({ text }) => text);

function runnerOf(handler: {
  id: OperationId;
  isLong: boolean;
  isBulkWrite: (context: never) => boolean;
  check?: (context: never) => Promise<unknown> | undefined;
  handle: (context: never) => unknown;
}) {
  const { db, blobs, clock, settings, scripts } = services;
  const handlers = new Map([[handler.id, handler]]);
  const log = pino({ level: 'silent' });
  const validator = new SchemaValidator();
  const [beforeOperation, beforeOperations] = [() => undefined, () => undefined];
  const deps = { db, blobs, clock, settings, scripts, handlers, validator, log, beforeOperation, beforeOperations };
  return new OperationRunner({ ...deps, responseChecks: 'throw' });
}

const invocation = (selector = '*'): Invocation => ({
  params: {},
  body: undefined,
  media: undefined,
  fields: new FieldSelection(parseFieldMask(selector), true),
  wantsMedia: false,
  isPretty: true,
  headers: new Map(),
  caller: toCaller(services.account('ana@example.com'), { clientId: 'test', scopes: ['drive'] }, ['drive']),
});

const writing = operation('drive.files.create', () => {
  add('written');
  return { id: '1', name: 'notes' };
});

describe('an operation', () => {
  test('receives the result of its check', async () => {
    const checked = operation('drive.files.create', (context) => ({ id: '1', name: String(context.checked) }), {
      check: () => Promise.resolve('a walrus'),
    });
    expect(await runnerOf(checked).run(OPERATION, invocation())).toEqual({ id: '1', name: 'a walrus' });
  });

  test('with a check does nothing if the check fails', async () => {
    const check = () => Promise.reject(globalError(400, 'invalid', 'the content is broken'));
    const checked = operation('drive.files.create', () => writing.handle({} as never), { check });
    await expect(runnerOf(checked).run(OPERATION, invocation())).rejects.toThrow('the content is broken');
    expect(notes()).toEqual([]);
  });

  test('returns the selected members', async () => {
    expect(await runnerOf(writing).run(OPERATION, invocation('id'))).toEqual({ id: '1' });
    expect(notes()).toEqual(['written']);
  });

  test('that throws writes nothing', async () => {
    const failing = operation('drive.files.create', () => {
      add('lost');
      throw globalError(403, 'forbidden', 'no');
    });
    await expect(runnerOf(failing).run(OPERATION, invocation())).rejects.toThrow('no');
    expect(notes()).toEqual([]);
  });

  test('in a dry run writes nothing, and rejects what it would reject', () => {
    runnerOf(writing).dryRun(OPERATION, invocation());
    expect(notes()).toEqual([]);
    const refusing = operation('drive.files.create', () => {
      throw globalError(403, 'forbidden', 'no');
    });
    expect(() => runnerOf(refusing).dryRun(OPERATION, invocation())).toThrow('no');
  });

  test('without a handler is not supported', async () => {
    const run = runnerOf(writing).run(operations['drive.files.get'], invocation());
    await expect(run).rejects.toMatchObject({ httpStatus: 501 });
  });

  test('whose response violates its document fails', async () => {
    const loose: { id: string; kind: string } = JSON.parse('{"id":7}');
    const wrong = operation('drive.files.create', () => loose);
    await expect(runnerOf(wrong).run(OPERATION, invocation())).rejects.toThrow('returned an invalid response');
  });
});

describe('a long operation', () => {
  test('awaits between its transactions', async () => {
    const long = longOperation('drive.files.create', async ({ db }) => {
      db.transaction(() => add('begun'));
      await Promise.resolve();
      db.transaction(() => add('ended'));
      return { id: '1', name: 'notes' };
    });
    expect(await runnerOf(long).run(OPERATION, invocation('name'))).toEqual({ name: 'notes' });
    expect(notes()).toEqual(['begun', 'ended']);
    expect(() => runnerOf(long).runSync(OPERATION, invocation())).toThrow('cannot be run synchronously');
  });
});
