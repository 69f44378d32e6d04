import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApprovalSnapshot } from '#domain/approval-snapshot.ts';
import { OLGA } from '#testing/sample-principal.ts';
import { openControlledStore } from '#testing/simulation/controlled-store.ts';
import { DatabaseTemplate, type SharedDatabase } from '#testing/simulation/shared-database.ts';
import { SimulatedProcess } from '#testing/simulation/simulated-process.ts';
import { StepFaults } from '#testing/simulation/step-faults.ts';
import { VirtualTime } from '#testing/simulation/virtual-time.ts';
import { ApprovalHistory, type ConsoleStep } from './approval-history.ts';

const RUNS = process.env.LONG_TESTS ? 100 : 25;
const FILE = 'file';
const START: ConsoleStep = {
  operationId: 'drive.approvals.start',
  kind: 'started',
  fileId: FILE,
  approvalId: undefined,
  message: 'Please read page 3.',
  isUnseen: false,
};

/** Opens the history like a process, with a store whose statements wait for the scheduler. */
function historyIn({ dialect, driver }: SharedDatabase, scheduler: fc.Scheduler, time: VirtualTime): ApprovalHistory {
  const process = new SimulatedProcess(scheduler, new StepFaults(), () => undefined);
  return new ApprovalHistory(openControlledStore(dialect, driver, process).store, time.clockOf(process));
}

/** Returns an approval started by Olga, as its service describes it. */
function startedBy(approvalId: string, createMs: number): ApprovalSnapshot {
  const createTime = new Date(createMs).toISOString();
  const initiator = { emailAddress: OLGA.email };
  return { approvalId, status: 'IN_PROGRESS', initiator, reviewerResponses: [], createTime };
}

test('shows a start once and with its message, in any order of recording and reading', async () => {
  using template = await DatabaseTemplate.create();
  const property = fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isNamed) => {
    await using database = await template.copy();
    const time = new VirtualTime();
    const approval = startedBy('approval', time.nowMs);
    const [writer, reader, other] = [1, 2, 3].map(() => historyIn(database, scheduler, time));
    const work = Promise.all([
      writer?.recordStep(OLGA, { ...START, approvalId: isNamed ? approval.approvalId : undefined }),
      reader?.detectSteps(FILE, approval),
      other?.detectSteps(FILE, approval),
    ]);
    await scheduler.waitFor(work);
    const last = new ApprovalHistory(database.store, time.clockOf({ isAlive: true }));
    await last.detectSteps(FILE, approval);
    expect(await last.list(FILE, approval.approvalId)).toMatchObject([
      { kind: 'started', is_from_console: 1, message: START.message },
    ]);
  });
  await fc.assert(property, { seed: 1, numRuns: RUNS });
});

test('distinguishes two starts by one user on one file, one of them in the console, in any order of statements', async () => {
  using template = await DatabaseTemplate.create();
  const property = fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isNamed) => {
    await using database = await template.copy();
    const time = new VirtualTime();
    const elsewhere = startedBy('elsewhere', time.nowMs - 20_000);
    const here = startedBy('here', time.nowMs);
    const [writer, reader, other] = [1, 2, 3].map(() => historyIn(database, scheduler, time));
    const observeBoth = async (history: ApprovalHistory | undefined) => {
      await history?.detectSteps(FILE, elsewhere);
      await history?.detectSteps(FILE, here);
    };
    const note = writer?.recordStep(OLGA, { ...START, approvalId: isNamed ? here.approvalId : undefined });
    await scheduler.waitFor(Promise.all([note, observeBoth(reader), observeBoth(other)]));
    const last = new ApprovalHistory(database.store, time.clockOf({ isAlive: true }));
    for (const { approvalId } of [elsewhere, here])
      expect(await last.list(FILE, approvalId)).toMatchObject([{ kind: 'started' }]);
    // An approval named in a response is not confused with another one.
    if (isNamed)
      expect(await last.list(FILE, here.approvalId)).toMatchObject([{ is_from_console: 1, message: START.message }]);
    if (isNamed)
      expect(await last.list(FILE, elsewhere.approvalId)).toMatchObject([{ is_from_console: 0, message: null }]);
  });
  await fc.assert(property, { seed: 1, numRuns: RUNS });
});
