import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { Cable, RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import { type Connection, toConnections, toReport } from './connection.ts';
import { ConnectionSection } from './connection-section.tsx';
import { connectionsQuery } from './queries.ts';

/** Shows whether all dependencies of the console work, and what to configure otherwise. */
export function ConnectionsPage() {
  const report = useQuery(connectionsQuery);
  const { data, isFetching } = report;
  const connections = useMemo(() => toConnections(data?.findings ?? []), [data]);
  const check = () => void report.refetch();
  useShortcut('R', check);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Connections"
        actions={
          <>
            {data && (
              <Button kind="quiet" onPress={() => copyText(toReport(data.findings), 'Report copied')}>
                Copy report
              </Button>
            )}
            <Button isBusy={isFetching} onPress={check}>
              <RefreshCw size={14} strokeWidth={1.75} aria-hidden />
              Check again
            </Button>
          </>
        }
      />
      {report.isPending && <Skeleton label="Loading the connections" rows={8} />}
      {isUnreadable(report) && (
        <ErrorView error={report.error} title="The connections could not be checked" onRetry={check} />
      )}
      {data && (
        <>
          <ScrollRegion label="Connections">
            <p role="status" className="px-16 pt-4 text-ink-2">
              {toSummary(connections)}
            </p>
            {connections.length === 0 && <EmptyState icon={Cable} title="No connections to check" />}
            <div className="max-w-960 px-16">
              {connections.map((connection) => (
                <ConnectionSection key={connection.subject} connection={connection} />
              ))}
            </div>
          </ScrollRegion>
          <DataFreshness
            asOfMs={Date.parse(data.checkTime)}
            loaded={connections.length}
            hasMore={false}
            noun="connection"
            operationIds={['bff.connections.check']}
          />
        </>
      )}
    </div>
  );
}

function toSummary(connections: readonly Connection[]): string {
  const count = (level: Connection['level']) => connections.filter((one) => one.level === level).length;
  const [errors, warnings] = [count('error'), count('warning')];
  if (errors === 0 && warnings === 0) return 'Everything works.';
  const parts = [errors > 0 && countOf(errors, 'error'), warnings > 0 && countOf(warnings, 'warning')];
  return `${parts.filter(Boolean).join(', ')}.`;
}
