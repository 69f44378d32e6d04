import { useQuery } from '@tanstack/react-query';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { canCall, useSession } from '#shared/session/session.ts';
import { getLabelName, useLabelNames } from './label-names-query.ts';
import { labelsQuery } from './queries.ts';

/** Shows the labels of a file in one line. */
export function LabelNames({ fileId }: { fileId: string }) {
  const isAllowed = canCall(useSession(), 'drive.files.listLabels');
  const known = useLabelNames();
  const labels = useQuery({ ...labelsQuery(fileId), enabled: isAllowed, staleTime: 60_000 });
  if (isUnreadable(labels)) return <span className="text-ink-3">Unknown</span>;
  const names = (labels.data ?? []).map(({ id = '' }) => getLabelName(known, id)).join(', ');
  return (
    <span className="truncate" title={names}>
      {names}
    </span>
  );
}
