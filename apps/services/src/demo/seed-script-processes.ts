import type { Account } from '#core/directory.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { ScriptError, ScriptLogEntry } from '#core/script-engine.ts';
import { beginProcess } from '#script/processes/live-process.ts';
import { ensureSeries, insertProcess, type NewProcess, type ProcessSeries } from '#script/processes/process-store.ts';
import type { DemoContext } from './demo-context.ts';
import type { Random } from './random.ts';
import type { DemoFailure, DemoFunction, DemoScript, ProcessType } from './script-template.ts';

/** A seeded project, as its history needs it. */
export type DemoProject = {
  script: DemoScript;
  title: string;
  scriptId: string;
  owner: Account;
  /** Empty when nothing but HEAD is deployed. */
  deploymentId: string;
};

type Status = ProcessSeries['processStatus'];

const HISTORY_DAYS = 60;
const HISTORY_SIZE = 5000;
/** Runs of the last hours, so that whoever starts the system sees an organisation at work. */
const RECENT_SIZE = 120;
const RECENT_HOURS = 10;
const RECENT_TROUBLE = 0.3;
const UNFINISHED_SIZE = 12;
/** How long an execution may take. */
export const MAX_RUN_MS = 360_000;
const FAILURE_RATE = 0.03;
/** Projects whose failures support has to look into. */
const TROUBLED: Readonly<Record<string, number>> = {
  'Invoice export (Nordics)': 0.45,
  'Customer sync': 0.35,
  'Visitor desk': 0.25,
  'Licence usage report': 0.6,
};
const DEPLOYED_TYPES = new Set<ProcessType>(['WEBAPP', 'EXECUTION_API', 'ADD_ON']);

/** Seeds the executions of sixty days and of the last hours, oldest first, and a few that have not ended. */
export function seedProcesses(context: DemoContext, random: Random, projects: readonly DemoProject[]): void {
  const { anchorMs } = context;
  const times = Array.from({ length: HISTORY_SIZE }, () => toWorkTime(random, anchorMs)).sort((a, b) => a - b);
  for (const startTimeMs of times) seedEnded(context, random, random.pick(projects), startTimeMs);
  seedRecent(context, random.fork('recent'), projects);
  seedUnfinished(context, random.fork('unfinished'), projects);
}

/** More of them the nearer to now; all have ended, since each began longer ago than a run may take. */
function seedRecent(context: DemoContext, random: Random, projects: readonly DemoProject[]): void {
  const latestMs = context.clock.nowMs() - MAX_RUN_MS;
  const toRecentTime = () => latestMs - Math.floor(random.fraction() ** 2 * RECENT_HOURS * HOUR_MS);
  const times = Array.from({ length: RECENT_SIZE }, toRecentTime).sort((a, b) => a - b);
  const troubled = projects.filter(({ title }) => title in TROUBLED);
  for (const startTimeMs of times) {
    seedEnded(context, random, random.pick(random.chance(RECENT_TROUBLE) ? troubled : projects), startTimeMs);
  }
}

/** Executions under way for no longer than one may take: what runs and waits, and a queue that stands still. */
function seedUnfinished(context: DemoContext, random: Random, projects: readonly DemoProject[]): void {
  const { clock, db } = context;
  for (let index = 0; index < UNFINISHED_SIZE; index += 1) {
    const startTimeMs = clock.nowMs() - random.integer(1, MAX_RUN_MS);
    const status = random.pickWeighted<Status>([
      ['RUNNING', 6],
      ['DELAYED', 3],
      ['PAUSED', 2],
    ]);
    const project = random.pick(projects);
    const ran = random.pick(project.script.functions);
    const attributes = toAttributes(context, random, project, ran);
    if (status === 'PAUSED')
      insertProcess(db, ensureSeries(db, { ...attributes, processStatus: status }), { startTimeMs });
    else beginProcess(db, attributes, { isQueued: status === 'DELAYED', timeMs: startTimeMs });
  }
}

/** A moment of the sixty days before the anchor, mostly in office hours. */
function toWorkTime(random: Random, anchorMs: number): number {
  const dayStart = anchorMs - random.integer(1, HISTORY_DAYS) * DAY_MS;
  const hour = random.chance(0.75) ? random.integer(7, 17) : random.integer(0, 22);
  return dayStart + hour * HOUR_MS + random.integer(0, 3_599_999);
}

function seedEnded(context: DemoContext, random: Random, project: DemoProject, startTimeMs: number): void {
  const ran = random.pickWeighted(project.script.functions.map((each) => [each, each.weight] as const));
  const failures = project.script.failures.filter((failure) => failure.functionName === ran.name);
  const rate = TROUBLED[project.title] ?? FAILURE_RATE;
  const failure = failures.length > 0 && random.chance(rate) ? random.pick(failures) : undefined;
  const status = failure ? 'FAILED' : toPeacefulStatus(random, ran);
  const series = ensureSeries(context.db, {
    ...toAttributes(context, random, project, ran),
    processStatus: status,
  });
  insertProcess(context.db, series, toProcess(random, { project, ran, status, failure, startTimeMs }));
}

function toPeacefulStatus(random: Random, ran: DemoFunction): Status {
  return random.pickWeighted<Status>([
    ['COMPLETED', 960],
    ['TIMED_OUT', ran.maxSeconds > 100 ? 25 : 1],
    ['CANCELED', 12],
    ['UNKNOWN', 3],
    ['EXECUTION_DISABLED', 4],
  ]);
}

function toAttributes(
  { people }: DemoContext,
  random: Random,
  project: DemoProject,
  ran: DemoFunction,
): Omit<ProcessSeries, 'processStatus'> {
  const processType = random.pick(ran.types);
  const isVisit = processType === 'WEBAPP' || processType === 'ADD_ON';
  const visitors = [people.hiro, people.ines, people.emil, people.grace];
  const account = isVisit ? random.pick(visitors) : random.chance(0.1) ? people.operator : project.owner;
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

type Run = {
  project: DemoProject;
  ran: DemoFunction;
  status: Status;
  failure: DemoFailure | undefined;
  startTimeMs: number;
};

function toProcess(random: Random, { project, ran, status, failure, startTimeMs }: Run): NewProcess {
  const durationMs =
    status === 'TIMED_OUT'
      ? MAX_RUN_MS
      : status === 'EXECUTION_DISABLED'
        ? 0
        : random.integer(120, ran.maxSeconds * 1000);
  const endTimeMs = startTimeMs + durationMs;
  const error = failure ? toError(project.script, failure) : status === 'TIMED_OUT' ? toTimeout(ran) : undefined;
  const logs: ScriptLogEntry[] = (status === 'EXECUTION_DISABLED' ? [] : ran.logs).map((text, index, all) => ({
    timeMs: startTimeMs + Math.floor((durationMs * (index + 1)) / (all.length + 1)),
    level: 'INFO',
    text: text.replace('#', String(random.integer(1, 400))),
  }));
  if (!error) return { startTimeMs, endTimeMs, logs };
  // What a function logs last it logs at its end, which a failed run did not reach.
  const reached = logs.slice(0, -1);
  const entry: ScriptLogEntry = { timeMs: endTimeMs, level: 'ERROR', text: `${error.type}: ${error.message}` };
  return { startTimeMs, endTimeMs, error, logs: [...reached, entry] };
}

function toTimeout(ran: DemoFunction): ScriptError {
  return { type: 'Exception', message: `Exceeded maximum execution time in ${ran.name}`, stack: [] };
}

/** Frames point at the lines of the project's own content. */
function toError(script: DemoScript, failure: DemoFailure): ScriptError {
  const stack = failure.frames.map((frame) => {
    const source = script.files.find((file) => file.name === frame.file)?.source ?? '';
    const lineNumber = source.split('\n').findIndex((line) => line.includes(frame.code)) + 1;
    if (lineNumber === 0) throw new Error(`${frame.file} has no line with ${frame.code}`);
    return { function: frame.function, file: frame.file, lineNumber };
  });
  return { type: failure.type, message: failure.message, stack };
}
