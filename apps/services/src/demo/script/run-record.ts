import type { ScriptError, ScriptLogEntry } from '#core/operations/script-engine.ts';
import type { Random } from '#demo/setting/random.ts';
import type { NewProcess, ProcessSeries } from '#script/processes/process-store.ts';
import { platformError, TIMEOUT_MESSAGE } from '#script/runtime/script-errors.ts';
import type { DemoProject, PlannedRun } from './planned-runs.ts';
import type { DemoFailure } from './stories/script-template.ts';

export type RunStatus = ProcessSeries['processStatus'];

/** Maximum duration of an execution. */
export const MAX_RUN_MS = 360_000;

type Run = PlannedRun & { status: RunStatus; failure: DemoFailure | undefined };

const SHORTEST_MS = 120;
const STEADINESS = 0.06; // The maximum relative variation of growing durations between runs.

/** Returns the record of a completed execution: its times, error and log. */
export function toProcess(random: Random, run: Run): NewProcess {
  const { startTimeMs, status, failure, project } = run;
  const durationMs = toDuration(random, run);
  const endTimeMs = startTimeMs + durationMs;
  const error = failure
    ? toError(project, failure)
    : status === 'TIMED_OUT'
      ? platformError(TIMEOUT_MESSAGE)
      : undefined;
  const logs = toLogs(random, run, durationMs);
  if (!error) return { startTimeMs, endTimeMs, logs };
  // A function writes its last log line at its end, which a failed run did not reach.
  const reached = logs.slice(0, -1);
  const entry: ScriptLogEntry = { timeMs: endTimeMs, level: 'ERROR', text: `${error.type}: ${error.message}` };
  return { startTimeMs, endTimeMs, error, logs: [...reached, entry] };
}

function toDuration(random: Random, { ran, status, story }: Run): number {
  if (status === 'TIMED_OUT') return MAX_RUN_MS;
  if (status === 'EXECUTION_DISABLED') return 0;
  const growth = story?.runs.growth;
  if (!growth) return random.integer(SHORTEST_MS, ran.maxSeconds * 1000);
  const seconds = interpolate(growth.seconds, story.progress ** 2);
  return Math.min(MAX_RUN_MS - 1_000, Math.round(seconds * 1000 * (1 - STEADINESS * random.fraction())));
}

function toLogs(random: Random, { ran, status, startTimeMs, story }: Run, durationMs: number): ScriptLogEntry[] {
  const growth = story?.runs.growth;
  const toNumber = () => (growth ? Math.round(interpolate(growth.logged, story.progress)) : random.integer(1, 400));
  return (status === 'EXECUTION_DISABLED' ? [] : ran.logs).map((text, index, all) => ({
    timeMs: startTimeMs + Math.floor((durationMs * (index + 1)) / (all.length + 1)),
    level: 'INFO',
    text: text.replace('#', String(toNumber())),
  }));
}

function interpolate([first, last]: readonly [number, number], progress: number): number {
  return first + (last - first) * progress;
}

/** Frames point to lines of the project's own content. `{name}` in a message is replaced by the value of that property. */
function toError({ script, properties }: DemoProject, failure: DemoFailure): ScriptError {
  const files = script.story?.change?.files ?? script.files;
  const stack = failure.frames.map((frame) => {
    const source = files.find((file) => file.name === frame.file)?.source ?? '';
    const lineNumber = source.split('\n').findIndex((line) => line.includes(frame.code)) + 1;
    if (lineNumber === 0) throw new Error(`${frame.file} has no line with ${frame.code}`);
    return { function: frame.function, file: frame.file, lineNumber };
  });
  const message = failure.message.replace(/\{(\w+)\}/g, (text, name: string) => properties[name] ?? text);
  return { type: failure.type, message, stack };
}
