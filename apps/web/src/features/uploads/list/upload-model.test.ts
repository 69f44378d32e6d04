import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOf, SimulatedUploads } from '#features/uploads/testing/simulated-uploads.ts';
import type { ConflictChoice, Upload, UploadState } from './upload.ts';

const RUNS = 100;
const LARGE_BYTES = 3 * 1024 * 1024;
const EXISTING = ['taken-0', 'taken-1', 'taken-2'];

/** The expected result of everything that was selected. */
type Model = { files: Map<string, File>; dismissed: Set<string>; batches: number };
type Command = fc.AsyncCommand<Model, SimulatedUploads>;

test('every selected file is stored once, whatever is paused, lost, rejected, reloaded or decided in between', async () => {
  const commands = fc.commands([...choosing(), ...responding(), ...pressing()], { maxCommands: 60, size: 'max' });
  await fc.assert(
    fc.asyncProperty(commands, async (chosen) => {
      const real = new SimulatedUploads(EXISTING);
      const model: Model = { files: new Map(), dismissed: new Set(), batches: 0 };
      await fc.asyncModelRun(() => ({ model, real }), chosen);
      await finish(model, real);
      const stored = [...model.files.keys()].filter((name) => !model.dismissed.has(name));
      const wanted = new Map(stored.map((name) => [name, 1]));
      const created = [...real.created].filter(([name]) => !model.dismissed.has(name));
      expect(new Map(created)).toEqual(wanted);
      expect([...real.created.values()].every((times) => times === 1)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

function choosing(): fc.Arbitrary<Command>[] {
  const size = fc.constantFrom(0, 5, LARGE_BYTES);
  const name = fc.oneof(fc.constantFrom(...EXISTING), fc.stringMatching(/^[a-f]{1,3}$/));
  const file = fc.record({ name, size, folders: fc.constantFrom<string[]>([], ['in'], ['in', 'deep']) });
  const chosen = fc.uniqueArray(file, { selector: (each) => [...each.folders, each.name].join('/'), maxLength: 8 });
  return [chosen.map((files) => command('choose', (model, real) => choose(model, real, files)))];
}

function responding(): fc.Arbitrary<Command>[] {
  const place = fc.nat(3);
  return [
    place.map((at) => command(`respond ${at}`, (_, real) => real.respond(at))),
    place.map((at) => command(`lose ${at}`, (_, real) => real.lose(at))),
    place.map((at) => command(`refuse ${at}`, (_, real) => real.refuse(at))),
    place.map((at) => command(`part ${at}`, (_, real) => real.sendPart(at))),
    fc.boolean().map((arrives) => command(`reload ${arrives}`, (_, real) => real.reload(arrives))),
  ];
}

function pressing(): fc.Arbitrary<Command>[] {
  const place = fc.nat(20);
  const choice = fc.constantFrom<ConflictChoice>('replace', 'keep both', 'skip');
  return [
    fc.constant(command('pause all', (_, { queue }) => queue.pause(ids(queue.list.all())))),
    fc.constant(command('resume all', (_, { queue }) => queue.resume(ids(queue.list.all())))),
    fc.constant(command('choose again', ({ files }, real) => real.chooseAgain(files))),
    place.map((at) => command(`pause ${at}`, (_, { queue }) => queue.pause(pick(queue.list.all(), at)))),
    place.map((at) => command(`resume ${at}`, (_, { queue }) => queue.resume(pick(queue.list.all(), at)))),
    place.map((at) => command(`dismiss ${at}`, (model, real) => dismiss(model, real, at))),
    fc
      .tuple(choice, fc.boolean())
      .map(([chosen, isForAll]) => command(`${chosen} ${isForAll}`, (_, real) => decide(real, chosen, isForAll))),
  ];
}

function command(name: string, run: (model: Model, real: SimulatedUploads) => unknown): Command {
  return {
    check: () => true,
    run: async (model, real) => {
      await run(model, real);
      await settle();
      noteSkipped(model, real);
      expectConsistent(model, real);
    },
    toString: () => name,
  };
}

async function choose(
  model: Model,
  real: SimulatedUploads,
  files: readonly { name: string; size: number; folders: string[] }[],
): Promise<void> {
  if (files.length === 0) return;
  model.batches += 1;
  const batch = { id: `batch-${model.batches}`, targetId: 'target', folderName: '', createdMs: 0 };
  const added = files.map(({ name, size, folders }) => {
    const file = new File([new Uint8Array(size)], name, { lastModified: 1 });
    model.files.set(`${batch.id}:${[...folders, name].join('/')}`, file);
    return { isFolder: false, name, folders, sizeBytes: size, modifiedMs: 1, file };
  });
  await real.queue.add(batch, added);
}

function dismiss(model: Model, { queue }: SimulatedUploads, at: number): void {
  const upload = queue.list.all()[at % Math.max(1, queue.list.all().length)];
  if (!upload) return;
  model.dismissed.add(nameOf(upload));
  queue.remove([upload.id]);
}

function decide({ queue }: SimulatedUploads, choice: ConflictChoice, isForAll: boolean): void {
  const conflicts = queue.list.all().filter(({ state }) => state === 'conflict');
  queue.decide(ids(conflicts), choice, isForAll);
}

/** Skipped files leave the list, whether skipped individually or for all. No other file leaves it automatically. */
function noteSkipped(model: Model, { queue, existing }: SimulatedUploads): void {
  const listed = new Set(queue.list.all().map(nameOf));
  for (const [name] of model.files) {
    const path = name.slice(name.indexOf(':') + 1);
    if (!listed.has(name) && existing.has(path)) model.dismissed.add(name);
  }
}

function expectConsistent({ files, dismissed }: Model, { queue, pending }: SimulatedUploads): void {
  const all = queue.list.all();
  const { counts, sizeBytes, sentBytes } = queue.list.totals;
  const recounted: Partial<Record<UploadState, number>> = {};
  for (const { state } of all) recounted[state] = (recounted[state] ?? 0) + 1;
  expect(counts).toMatchObject(recounted);
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(all.length);
  expect(sizeBytes).toBe(all.reduce((sum, upload) => sum + upload.sizeBytes, 0));
  expect(sentBytes).toBe(all.reduce((sum, upload) => sum + upload.sentBytes, 0));
  expect(new Set(all.map(nameOf))).toEqual(new Set([...files.keys()].filter((name) => !dismissed.has(name))));
  expect(counts.sending).toBeLessThanOrEqual(3);
  // No upload waits while there is capacity, and every upload in progress is shown as such.
  if (counts.waiting > 0) expect(counts.sending).toBe(3);
  expect(pending.length).toBe(counts.sending);
}

/** Resumes everything that can be resumed until all uploads are done. */
async function finish(model: Model, real: SimulatedUploads): Promise<void> {
  for (let round = 0; round < 1_000; round += 1) {
    const { queue } = real;
    if (queue.list.all().every(({ state }) => state === 'done')) return;
    real.chooseAgain(model.files);
    queue.resume(ids(queue.list.all()));
    queue.decide(ids(queue.list.all()), 'keep both', true);
    real.respond(0);
    await settle();
    noteSkipped(model, real);
  }
  throw new Error('some uploads never end');
}

/** Waits until pending promises have settled. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

function ids(uploads: readonly Upload[]): string[] {
  return uploads.map(({ id }) => id);
}

function pick(uploads: readonly Upload[], at: number): string[] {
  return ids(uploads.slice(at % Math.max(1, uploads.length)).slice(0, 1));
}
