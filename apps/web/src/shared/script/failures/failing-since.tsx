import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatDateMinute } from '#shared/format/time.ts';
import { deploymentHistoryQuery } from '#shared/script/deployments/deployment-history.ts';
import { type ProjectChanges, useProjectChanges } from '#shared/script/deployments/use-project-changes.ts';
import { type Deployment, deploymentsQuery, versionsQuery } from '#shared/script/queries.ts';
import { getRunSearch } from '#shared/script/run-search.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { type CodeDifference, findCause, findDifference } from './failing-cause.ts';
import { type FailureStreak, findFailureStreak, type Run, STREAK_END_RUNS } from './failure-streak.ts';
import { type FunctionTarget, functionRunsQuery } from './function-runs.ts';

const LINK = 'word-target text-accent-ink underline underline-offset-2 hover:text-ink';

type FailingSinceProps = {
  target: FunctionTarget;
  /** Whether to include the last good and the first bad run, and the unknown facts. */
  isDetailed?: boolean;
};

/**
 * Shows since when a function has been failing, after which change it first failed, and how its code differs from the last
 * working version. In two lines, unless detailed.
 */
export function FailingSince({ target, isDetailed = false }: FailingSinceProps) {
  const runs = useQuery(functionRunsQuery(target));
  const found = runs.data && findFailureStreak(runs.data.runs, runs.data.isComplete);
  const changes = useProjectChanges(found && target.scriptId);
  const spell = found && withoutHeadDeployments(found, changes.headIds);
  const difference = useDifference(target.scriptId, spell, changes);
  if (runs.isPending) return <Skeleton label="Loading earlier runs" rows={1} rowClass="h-20" />;
  if (isUnreadable(runs)) return <Note>Earlier runs could not be loaded: {explainError(runs.error)}</Note>;
  if (!spell) return <Note>Not failing now: {describePassing(runs.data.runs.length)}.</Note>;
  const cause = describeCause(spell, changes);
  return (
    <div className="flex flex-col gap-2">
      <p>
        {formatSince(spell)}
        {cause && ', '}
        {!isDetailed && <br />}
        {cause || (!isDetailed && describeCount(spell))}
        {!isDetailed && changes.isIncomplete && ' (some changes could not be loaded)'}
        {difference?.kind === 'different' && target.scriptId !== undefined && (
          <>
            {' – '}
            <Link
              to="/scripts/$scriptId/compare"
              params={{ scriptId: target.scriptId }}
              search={{ base: difference.base, head: difference.head }}
              className={LINK}
            >
              Compare
            </Link>
          </>
        )}
      </p>
      {isDetailed && <Details target={target} spell={spell} changes={changes} difference={difference} />}
    </div>
  );
}

/** Returns the failing period, with runs of HEAD deployments counted as runs without a deployment. */
function withoutHeadDeployments(
  { firstBad, lastGood, ...spell }: FailureStreak,
  headIds: ReadonlySet<string>,
): FailureStreak {
  const withoutHeadId = (run: Run) => (headIds.has(run.deploymentId ?? '') ? { ...run, deploymentId: undefined } : run);
  return { ...spell, firstBad: withoutHeadId(firstBad), lastGood: lastGood && withoutHeadId(lastGood) };
}

function useDifference(
  scriptId = '',
  spell: FailureStreak | undefined,
  { changes, areSavesKnown }: ProjectChanges,
): CodeDifference | undefined {
  const isAsked = scriptId !== '' && spell !== undefined;
  const versions = useQuery({ ...versionsQuery(scriptId), enabled: isAsked }).data;
  const history = useQuery({ ...deploymentHistoryQuery(scriptId), enabled: isAsked }).data;
  const deployments = useQuery({ ...deploymentsQuery(scriptId), enabled: isAsked }).data;
  if (!isAsked) return undefined;
  const { deploymentId } = spell.firstBad;
  const deployment = deployments?.find((one) => one.deploymentId === deploymentId);
  return findDifference(spell, {
    changes,
    areSavesKnown,
    versions: (versions ?? []).flatMap(({ versionNumber, createTime }) =>
      versionNumber === undefined || createTime === undefined
        ? []
        : [{ versionNumber, createdMs: Date.parse(createTime) }],
    ),
    records: history?.filter((record) => record.deploymentId === deploymentId) ?? [],
    served: deployment && toServed(deployment),
  });
}

function toServed({ deploymentConfig, updateTime }: Deployment) {
  const { versionNumber } = deploymentConfig ?? {};
  const sinceMs = updateTime === undefined ? undefined : Date.parse(updateTime);
  return versionNumber === undefined ? undefined : { versionNumber, sinceMs };
}

function describePassing(runCount: number): string {
  return runCount < STREAK_END_RUNS ? 'no run failed' : `the last ${STREAK_END_RUNS} runs completed`;
}

function formatSince({ firstBad, lastGood, failedCount, runCount, isStartKnown }: FailureStreak): string {
  const time = firstBad.startTime ? formatDateMinute(Date.parse(firstBad.startTime)) : 'an unknown time';
  const since = failedCount === runCount ? 'Failing since' : 'Failing intermittently since';
  if (!isStartKnown) return `${since} ${time} or earlier`;
  return lastGood ? `${since} ${time}` : `${since} ${time}, the first known run`;
}

function describeCause(spell: FailureStreak, { changes }: ProjectChanges): string {
  const cause = findCause(spell, changes);
  if (!cause) return '';
  const actor = cause.actor ? ` by ${cause.actor}` : '';
  const time = cause.kind === 'save' || cause.kind === 'sharing' ? ` at ${formatDateMinute(cause.timeMs)}` : '';
  return `first after ${cause.label}${actor}${time}`;
}

function describeCount({ failedCount, runCount }: FailureStreak): string {
  return `${failedCount} of ${countOf(runCount, 'run')} since then failed`;
}

type DetailsProps = {
  target: FunctionTarget;
  spell: FailureStreak;
  changes: ProjectChanges;
  difference: CodeDifference | undefined;
};

function Details({ target, spell, changes, difference }: DetailsProps) {
  const gaps = getNotes(target, spell, changes, difference);
  return (
    <>
      <p className="text-ink-2 text-small">
        {describeCount(spell)}.{' '}
        {spell.lastGood && (
          <>
            <RunLink target={target} run={spell.lastGood}>
              Last good run
            </RunLink>
            ,{' '}
          </>
        )}
        <RunLink target={target} run={spell.firstBad}>
          {spell.lastGood ? 'first bad run' : 'First bad run'}
        </RunLink>
      </p>
      {gaps.length > 0 && (
        <ul aria-label="Known gaps" className="text-ink-3 text-small">
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Returns what the sentence omits, and why. */
function getNotes(
  target: FunctionTarget,
  spell: FailureStreak,
  changes: ProjectChanges,
  difference: CodeDifference | undefined,
): readonly string[] {
  if (target.scriptId === undefined) {
    return ['This service does not send the project’s ID, so its changes and code are not available.'];
  }
  if (changes.isPending) return [];
  const hasCause = findCause(spell, changes.changes) !== undefined;
  return [
    ...(spell.isStartKnown ? [] : ['Only the newest 2,000 runs were read.']),
    ...(hasCause || !spell.lastGood
      ? []
      : [
          'No change is known between the last good and the first bad run. Sharing changes made elsewhere are not included.',
        ]),
    ...listCodeNotes(spell, difference),
    ...changes.gaps,
  ];
}

function listCodeNotes(
  { firstBad, lastGood }: FailureStreak,
  difference: CodeDifference | undefined,
): readonly string[] {
  if (!lastGood) return [];
  if (!difference) return ['The code of the last good run is unknown: no version was created before it.'];
  if (difference.kind === 'same') {
    return [
      difference.version === undefined
        ? 'The code was not saved between the last good and the first bad run.'
        : `Both runs used version ${difference.version}: the code did not change.`,
    ];
  }
  if (difference.isExact) return [];
  return firstBad.deploymentId !== undefined
    ? ['Compare shows the newest version from before the last good run. Which version was deployed then is unknown.']
    : ['Compare shows the nearest versions: the code was saved between them and the runs.'];
}

function RunLink({ target, run, children }: { target: FunctionTarget; run: Run; children: ReactNode }) {
  const { scriptId, projectName, functionName } = target;
  return (
    <Link to="/processes" search={getRunSearch({ ...run, scriptId, projectName, functionName })} className={LINK}>
      {children}
    </Link>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-ink-3 text-small">{children}</p>;
}
