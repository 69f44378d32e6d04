import { countOf } from '@rotunda/api-client/count-of';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { deploymentHistoryQuery } from '#shared/script/deployments/deployment-history.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Missing } from '#ui/display/description-list.tsx';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';
import { RUNS_PAGE_SIZE, segmentRunsQuery } from './queries.ts';
import { findRegression, findSegments, getFailureRate, type Segment, type SegmentRuns } from './version-segments.ts';

const MAX_SHOWN = 8;
const HEADERS = ['Version', 'Served', 'Runs', 'Failed', 'Failure rate'];
const TEXT_COLUMNS = 2;
const LINK = 'word-target text-accent-ink underline-offset-2 hover:underline';

/** A period during which a version was served, with the results of its runs. */
type ServedVersion = Segment & { runs: SegmentRuns };

type VersionFailuresProps = {
  scriptId: string;
  deploymentId: string;
  /** The reason why the user cannot change deployments, if any. */
  refusal: string | undefined;
  onPointAt: (versionNumber: number) => void;
};

/** Shows the run results of each version that a deployment has served, and the version at which failures began. */
export function VersionFailures({ scriptId, deploymentId, refusal, onPointAt }: VersionFailuresProps) {
  const { failed, served, hiddenCount } = useServedVersions(scriptId, deploymentId);
  if (failed) {
    return (
      <ErrorView
        error={failed.error}
        title="The runs of each version could not be loaded"
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!served) return <Skeleton label="Loading the runs of each version" rows={3} rowClass="h-32" />;
  const found = findRegression(served.map(({ runs }) => runs));
  const [broken, before] = [served[found?.at ?? -1], served[found?.before ?? -1]];
  return (
    <section aria-label="Failures by version" className="flex flex-col gap-8">
      <Verdict broken={broken} before={before} />
      {served.length > 0 && (
        <ServedTable scriptId={scriptId} deploymentId={deploymentId} served={served} broken={broken} />
      )}
      {broken && before && (
        <div className="flex flex-wrap items-center gap-12">
          <Link
            to="/scripts/$scriptId/compare"
            params={{ scriptId }}
            search={{ base: before.versionNumber, head: broken.versionNumber }}
            className={LINK}
          >
            Changes from {before.versionNumber} to {broken.versionNumber}
          </Link>
          <Button
            data-op="script.projects.deployments.update"
            disabledReason={refusal}
            onPress={() => onPointAt(before.versionNumber)}
          >
            Roll back to version {before.versionNumber}
          </Button>
        </div>
      )}
      <Remark hiddenCount={hiddenCount} first={served.at(-1)?.from} />
    </section>
  );
}

/**
 * Returns the versions that a deployment served last, newest first, with their run results. Returns undefined until all are
 * loaded.
 */
function useServedVersions(scriptId: string, deploymentId: string) {
  const history = useQuery(deploymentHistoryQuery(scriptId));
  const all = findSegments(history.data?.filter((record) => record.deploymentId === deploymentId) ?? []);
  const segments = all.slice(0, MAX_SHOWN);
  const queries = useQueries({
    queries: segments.map((segment) => segmentRunsQuery(scriptId, deploymentId, segment)),
  });
  const served = segments.flatMap((segment, index): ServedVersion[] => {
    const runs = queries[index]?.data;
    return runs ? [{ ...segment, runs }] : [];
  });
  return {
    failed: [history, ...queries].find((query) => isUnreadable(query)),
    served: history.isSuccess && served.length === segments.length ? served : undefined,
    hiddenCount: all.length - segments.length,
  };
}

function Verdict({ broken, before }: { broken: ServedVersion | undefined; before: ServedVersion | undefined }) {
  if (!broken || !before) {
    return <p className="text-ink-2">No version fails significantly more often than its predecessor.</p>;
  }
  return (
    <p>
      Failures began with <span className="font-medium">version {broken.versionNumber}</span>:{' '}
      {toPercent(getFailureRate(broken.runs))} of its runs failed, compared with{' '}
      {toPercent(getFailureRate(before.runs))} before.
    </p>
  );
}

type ServedTableProps = Pick<VersionFailuresProps, 'scriptId' | 'deploymentId'> & {
  served: readonly ServedVersion[];
  broken: ServedVersion | undefined;
};

function ServedTable({ served, broken, ...place }: ServedTableProps) {
  return (
    <ScrollRegion label="Failures of each version" isAcross>
      <table className="w-full border-collapse text-right text-small">
        <thead>
          <tr className="h-28 border-line border-b bg-sunken text-ink-2">
            {HEADERS.map((header, index) => (
              <th key={header} scope="col" className={`px-12 font-medium ${index < TEXT_COLUMNS ? 'text-left' : ''}`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {served.map((one) => (
            <ServedRow key={one.from} place={place} served={one} isBreak={one === broken} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type ServedRowProps = {
  place: Pick<VersionFailuresProps, 'scriptId' | 'deploymentId'>;
  served: ServedVersion;
  isBreak: boolean;
};

function ServedRow({ place, served: { versionNumber, from, until, runs }, isBreak }: ServedRowProps) {
  const rate = getFailureRate(runs);
  return (
    <tr className="h-32 border-line border-b">
      <th scope="row" className="px-12 text-left font-medium whitespace-nowrap">
        <Link
          to="/scripts/$scriptId/code"
          params={{ scriptId: place.scriptId }}
          search={{ version: versionNumber }}
          className={LINK}
        >
          Version {versionNumber}
        </Link>{' '}
        {isBreak && (
          <StatusChip family="red" glyph={<CircleAlert size={12} strokeWidth={2} aria-hidden />}>
            Failures began
          </StatusChip>
        )}
      </th>
      <td className="px-12 text-left text-ink-2 whitespace-nowrap">
        {formatDateTime(Date.parse(from))} – {until === undefined ? 'now' : formatDateTime(Date.parse(until))}
      </td>
      <td className="px-12">
        <Link
          to="/processes"
          search={{ script: place.scriptId, deployment: place.deploymentId, from, to: until }}
          className={LINK}
        >
          {runs.ended}
          {runs.isCapped && '+'}
        </Link>
      </td>
      <td className={`px-12 ${runs.failed > 0 ? 'font-medium text-red-fg' : ''}`}>{runs.failed}</td>
      <td className="px-12">{rate === undefined ? <Missing /> : toPercent(rate)}</td>
    </tr>
  );
}

function Remark({ hiddenCount, first }: { hiddenCount: number; first: string | undefined }) {
  if (first === undefined) {
    return <p className="text-ink-3 text-small">No versions recorded for this deployment yet.</p>;
  }
  return (
    <p className="text-ink-3 text-small">
      Based on the last {RUNS_PAGE_SIZE} runs per version
      {hiddenCount === 0
        ? ` since ${formatDateTime(Date.parse(first))}.`
        : `. ${countOf(hiddenCount, 'earlier one')} not shown.`}
    </p>
  );
}

function toPercent(rate: number | undefined): string {
  return `${Math.round((rate ?? 0) * 100)}%`;
}
