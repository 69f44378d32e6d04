import type { Account } from '#core/auth/directory.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import type { Random } from '#demo/setting/random.ts';
import type { DemoFunction, DemoScript, ScriptStory, StoryRuns } from './stories/script-template.ts';
import { toStoryMs } from './stories/story-time.ts';

/** A seeded project, with the data that its history needs. */
export type DemoProject = {
  script: DemoScript;
  title: string;
  scriptId: string;
  owner: Account;
  properties: Readonly<Record<string, string>>;
  /** Empty if only HEAD is deployed. */
  deploymentId: string;
};

/** A run of a story: its progress, from 0 at the start of the history to 1 at the start of the story, and whether it fails. */
export type StoryRun = { runs: StoryRuns; progress: number; isFailing: boolean };

/** A completed execution to record. */
export type PlannedRun = {
  project: DemoProject;
  ran: DemoFunction;
  startTimeMs: number;
  story?: StoryRun;
};

/** Range of planned executions in Unix milliseconds: the start of today, which lies inside the range, and its end. */
export type HistorySpan = { anchorMs: number; latestMs: number };

const HISTORY_DAYS = 60;
const HISTORY_SIZE = 5_120;
/** Number of runs in the last hours, so that the demo starts with recent activity. */
const RECENT_SIZE = 90;
const RECENT_HOURS = 10;
const JITTER_MS = 40_000; // Triggers run within a minute of their due time.

/**
 * Plans the executions of sixty days and the last hours, oldest first. Spreads those not needed by stories over the other
 * projects.
 */
export function planRuns(random: Random, projects: readonly DemoProject[], span: HistorySpan): PlannedRun[] {
  const ofStories = projects.flatMap((project) => planStory(random.fork(project.title), project, span));
  const others = projects.filter(({ script }) => !script.story);
  const planOne = (startTimeMs: number): PlannedRun => {
    const project = random.pick(others);
    return {
      project,
      ran: random.pickWeighted(project.script.functions.map((each) => [each, each.weight])),
      startTimeMs,
    };
  };
  const recent = Array.from({ length: RECENT_SIZE }, () => planOne(toRecentTime(random, span)));
  const before = Array.from({ length: HISTORY_SIZE - ofStories.length - RECENT_SIZE }, () =>
    planOne(toWorkTime(random, span)),
  );
  return [...ofStories, ...recent, ...before].sort((one, other) => one.startTimeMs - other.startTimeMs);
}

function planStory(random: Random, project: DemoProject, span: HistorySpan): PlannedRun[] {
  const { story } = project.script;
  return story ? story.runs.flatMap((runs) => planSeries(random, { project, story, runs }, span)) : [];
}

type StorySeries = { project: DemoProject; story: ScriptStory; runs: StoryRuns };

function planSeries(
  random: Random,
  { project, story, runs }: StorySeries,
  { anchorMs, latestMs }: HistorySpan,
): PlannedRun[] {
  const ran = project.script.functions.find(({ name }) => name === runs.functionName);
  if (!ran) throw new Error(`${project.title} has no function ${runs.functionName}`);
  const storyMs = toStoryMs(anchorMs, story.start);
  const endMs = story.stopped ? toStoryMs(anchorMs, story.stopped) : latestMs;
  const firstMs = anchorMs - (runs.sinceDaysAgo ?? HISTORY_DAYS) * DAY_MS + runs.atMinute * MINUTE_MS;
  const planned: PlannedRun[] = [];
  let failing = 0;
  for (let dueMs = firstMs; dueMs + JITTER_MS <= endMs; dueMs += runs.everyMinutes * MINUTE_MS) {
    const isAfter = dueMs > storyMs;
    if (isAfter) failing += 1;
    const isFailing = isAfter && failing % (runs.failsEvery ?? 1) === 0;
    const progress = Math.min(1, (dueMs - firstMs) / (storyMs - firstMs));
    const startTimeMs = dueMs + random.integer(0, JITTER_MS);
    planned.push({ project, ran, startTimeMs, story: { runs, progress, isFailing } });
  }
  return planned;
}

/** Recent times are more likely. */
function toRecentTime(random: Random, { latestMs }: HistorySpan): number {
  return latestMs - Math.floor(random.fraction() ** 2 * RECENT_HOURS * HOUR_MS);
}

/** Returns a time in the sixty days before today, mostly in office hours. */
function toWorkTime(random: Random, { anchorMs }: HistorySpan): number {
  const dayStart = anchorMs - random.integer(1, HISTORY_DAYS) * DAY_MS;
  const hour = random.chance(0.75) ? random.integer(7, 17) : random.integer(0, 22);
  return dayStart + hour * HOUR_MS + random.integer(0, 3_599_999);
}
