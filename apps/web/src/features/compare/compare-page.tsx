import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useMemo } from 'react';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { contentQuery, type Version, versionQuery, versionsQuery } from '#shared/script/queries.ts';
import { toScriptFiles } from '#shared/script/script-file.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { Comparison } from './comparison.tsx';
import { findBase } from './find-base.ts';
import type { CompareSearch } from './search.ts';

export type ComparePageProps = {
  scriptId: string;
  search: CompareSearch;
  onSearch: (change: Partial<CompareSearch>) => void;
};

/** Compares any two versions of a project, including HEAD. */
export function ComparePage({ scriptId, search, onSearch }: ComparePageProps) {
  const versions = useQuery(versionsQuery(scriptId));
  if (versions.isPending) return <Skeleton label="Loading the versions" rows={8} />;
  if (isUnreadable(versions)) {
    return (
      <ErrorView
        error={versions.error}
        title="The versions could not be loaded"
        onRetry={() => void versions.refetch()}
      />
    );
  }
  const base = findBase(search, versions.data);
  if (base === undefined) {
    return (
      <EmptyState icon={ArrowLeftRight} title="Nothing to compare yet">
        Create a version to compare it with HEAD.
      </EmptyState>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <CompareToolbar scriptId={scriptId} versions={versions.data} base={base} search={search} onSearch={onSearch} />
      <Contents scriptId={scriptId} base={base} search={search} />
    </div>
  );
}

type CompareToolbarProps = ComparePageProps & { versions: readonly Version[]; base: number };

function CompareToolbar({ scriptId, versions, base, search, onSearch }: CompareToolbarProps) {
  const choices = versions.map(({ versionNumber, description }) => ({
    value: String(versionNumber),
    label: description ? `${versionNumber} ${description}` : String(versionNumber),
  }));
  return (
    <div className="flex min-h-44 shrink-0 flex-wrap items-center gap-8 border-line border-b px-16 py-6">
      <SingleSelect
        label="From"
        choices={choices}
        value={String(base)}
        onChange={(value) => onSearch({ base: Number(value) })}
      />
      <IconButton
        icon={ArrowLeftRight}
        label="Swap sides"
        disabledReason={search.head === undefined ? 'HEAD is always on the right.' : undefined}
        onPress={() => onSearch({ base: search.head, head: base })}
      />
      <SingleSelect
        label="To"
        choices={[{ value: 'head', label: 'HEAD' }, ...choices]}
        value={String(search.head ?? 'head')}
        onChange={(value) => onSearch({ head: value === 'head' ? undefined : Number(value) })}
      />
      <Sides scriptId={scriptId} base={base} head={search.head} />
      <div className="ml-auto flex flex-wrap items-center gap-16">
        <Checkbox
          isSelected={search.nospace ?? false}
          onChange={(isIgnored) => onSearch({ nospace: isIgnored || undefined })}
        >
          Ignore whitespace
        </Checkbox>
        <span className="max-sm:hidden">
          <Checkbox
            isSelected={!(search.unified ?? false)}
            onChange={(isSplit) => onSearch({ unified: isSplit ? undefined : true })}
          >
            Side by side
          </Checkbox>
        </span>
      </div>
    </div>
  );
}

/** Shows when the two sides were created. HEAD is always the later one. */
function Sides({ scriptId, base, head }: { scriptId: string; base: number; head: number | undefined }) {
  const earlier = useQuery(versionQuery(scriptId, base)).data?.createTime;
  const later = useQuery({ ...versionQuery(scriptId, head ?? base), enabled: head !== undefined }).data?.createTime;
  if (!earlier) return null;
  const formatOrNow = (time: string | undefined) => (time ? formatDateTime(Date.parse(time)) : 'now');
  return (
    <span className="text-ink-3 text-small max-md:hidden">
      {formatOrNow(earlier)} → {formatOrNow(head === undefined ? undefined : later)}
    </span>
  );
}

function Contents({ scriptId, base, search }: { scriptId: string; base: number; search: CompareSearch }) {
  const before = useQuery(contentQuery(scriptId, base));
  const after = useQuery(contentQuery(scriptId, search.head));
  const oldFiles = useMemo(() => before.data && toScriptFiles(before.data), [before.data]);
  const newFiles = useMemo(() => after.data && toScriptFiles(after.data), [after.data]);
  const failed = [before, after].find(isUnreadable);
  if (failed) {
    return (
      <ErrorView error={failed.error} title="The code could not be loaded" onRetry={() => void failed.refetch()} />
    );
  }
  if (!oldFiles || !newFiles) return <Skeleton label="Loading the code" rows={10} rowClass="h-24" />;
  return (
    <Comparison
      key={`${base}/${search.head}`}
      scriptId={scriptId}
      before={oldFiles}
      after={newFiles}
      isSplit={!(search.unified ?? false)}
      isSpaceIgnored={search.nospace ?? false}
    />
  );
}
