import { DAY_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import type { Random } from '#demo/setting/random.ts';
import { beginProcess } from '#script/processes/live-process.ts';
import { ensureSeries, insertProcess, type ProcessSeries } from '#script/processes/process-store.ts';
import { type DemoProject, type PlannedRun, planRuns } from './planned-runs.ts';
import { MAX_RUN_MS, type RunStatus, toProcess } from './run-record.ts';
import type { DemoFunction, ProcessType } from './stories/script-template.ts';

const UNFINISHED_SIZE = 12;
/** Failures of the other projects are at least this many days old, so that every recent failure belongs to a story. */
const CALM_DAYS = 8;
const FAILURE_RATE = 0.03;
const DEPLOYED_TYPES = new Set<ProcessType>(['WEBAPP', 'EXECUTION_API', 'ADD_ON']);

/** Seeds the executions of sixty days and the last hours, oldest first, and a few in progress. */
export function seedProcesses(context: DemoContext, random: Random, projects: readonly DemoProject[]): void {
  const { anchorMs, clock } = context;
  // All have ended, because each started longer ago than the maximum duration of a run.
  const span = { anchorMs, latestMs: clock.nowMs() - MAX_RUN_MS };
  for (const planned of planRuns(random.fork('plan'), projects, span)) seedEnded(context, random, planned);
  const others = projects.filter(({ script }) => !script.story);
  seedUnfinished(context, random.fork('unfinished'), others);
}

/** Executions in progress, started within the maximum duration of a run: running, queued, and a blocked queue. */
function seedUnfinished(context: DemoContext, random: Random, projects: readonly DemoProject[]): void {
  const { clock, db } = context;
  for (let index = 0; index < UNFINISHED_SIZE; index += 1) {
    const startTimeMs = clock.nowMs() - random.integer(1, MAX_RUN_MS);
    const status = random.pickWeighted<RunStatus>([
      ['RUNNING', 6],
      ['DELAYED', 3],
      ['PAUSED', 2],
    ]);
    const project = random.pick(projects);
    const ran = random.pick(project.script.functions);
    const attributes = toAttributes(context, random, { project, ran, processType: random.pick(ran.types) });
    if (status === 'PAUSED')
      insertProcess(db, ensureSeries(db, { ...attributes, processStatus: status }), { startTimeMs });
    else beginProcess(db, attributes, { isQueued: status === 'DELAYED', timeMs: startTimeMs });
  }
}

function seedEnded(context: DemoContext, random: Random, planned: PlannedRun): void {
  const { project, ran, story } = planned;
  const failure = story ? toStoryFailure(story) : toFailure(context, random, planned);
  const status =
    failure === 'timeout'
      ? 'TIMED_OUT'
      : failure
        ? 'FAILED'
        : story
          ? 'COMPLETED'
          : toPeacefulStatus(context, random, planned);
  const processType = story?.runs.type ?? random.pick(ran.types);
  const series = ensureSeries(context.db, {
    ...toAttributes(context, random, { project, ran, processType }),
    processStatus: status,
  });
  const error = failure === 'timeout' ? undefined : failure;
  insertProcess(context.db, series, toProcess(random, { ...planned, status, failure: error }));
}

function toStoryFailure({ runs, isFailing }: NonNullable<PlannedRun['story']>) {
  return isFailing ? runs.failure : undefined;
}

function toFailure({ anchorMs }: DemoContext, random: Random, { project, ran, startTimeMs }: PlannedRun) {
  const failures = project.script.failures.filter(({ functionName }) => functionName === ran.name);
  const isPossible = failures.length > 0 && random.chance(FAILURE_RATE);
  return isPossible && !isCalm(anchorMs, startTimeMs) ? random.pick(failures) : undefined;
}

function isCalm(anchorMs: number, startTimeMs: number): boolean {
  return startTimeMs > anchorMs - CALM_DAYS * DAY_MS;
}

function toPeacefulStatus({ anchorMs }: DemoContext, random: Random, { ran, startTimeMs }: PlannedRun): RunStatus {
  const outOfTime = ran.maxSeconds > 100 ? 25 : 1;
  return random.pickWeighted<RunStatus>([
    ['COMPLETED', 960],
    ['TIMED_OUT', isCalm(anchorMs, startTimeMs) ? 0 : outOfTime],
    ['CANCELED', 12],
    ['UNKNOWN', 3],
    ['EXECUTION_DISABLED', 4],
  ]);
}

function toAttributes(
  { people }: DemoContext,
  random: Random,
  { project, ran, processType }: { project: DemoProject; ran: DemoFunction; processType: ProcessType },
): Omit<ProcessSeries, 'processStatus'> {
  const isVisit = processType === 'WEBAPP' || processType === 'ADD_ON';
  const visitors = [people.hiro, people.ines, people.emil, people.grace];
  // A trigger runs as the user who created it.
  const isByOwner = processType === 'TIME_DRIVEN' || !random.chance(0.1);
  const account = isVisit ? random.pick(visitors) : isByOwner ? project.owner : people.operator;
  return {
    scriptId: project.scriptId,
    deploymentId: DEPLOYED_TYPES.has(processType) ? project.deploymentId : '',
    functionName: ran.name,
    processType,
    userAccessLevel: account === project.owner ? 'OWNER' : account === people.operator ? 'WRITE' : 'NONE',
    accountId: account.id,
    runtimeVersion: 'V8',
  };
}
