import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChangeCount } from '#shared/code/change-count.tsx';
import { findFileChanges, sumChanges } from '#shared/code/file-changes.ts';
import { contentQuery } from '#shared/script/queries.ts';
import { toScriptFiles } from '#shared/script/script-file.ts';
import { Missing } from '#ui/display/description-list.tsx';

type VersionDeltaProps = {
  scriptId: string;
  versionNumber: number;
  /** The number of the previous version. Undefined for the first one. */
  previous: number | undefined;
};

/**
 * Shows the lines and files that a version changed, compared to the previous one. Versions are immutable, so each is read once.
 */
export function VersionDelta({ scriptId, versionNumber, previous }: VersionDeltaProps) {
  const after = useQuery(contentQuery(scriptId, versionNumber)).data;
  const before = useQuery({
    ...contentQuery(scriptId, previous ?? versionNumber),
    enabled: previous !== undefined,
  }).data;
  const changes = useMemo(() => {
    if (!after || (previous !== undefined && !before)) return undefined;
    return findFileChanges(before && previous !== undefined ? toScriptFiles(before) : [], toScriptFiles(after));
  }, [after, before, previous]);
  if (!changes) return <Missing />;
  return (
    <span className="flex items-baseline justify-end gap-8">
      <ChangeCount {...sumChanges(changes)} />
      <span className="w-48 text-ink-3 text-small">{countOf(changes.length, 'file')}</span>
    </span>
  );
}
