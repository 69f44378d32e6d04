import { CheckCheck } from 'lucide-react';
import { explainError } from '#shared/errors/error-view.tsx';
import { useLoadAll } from '#shared/lists/use-load-all.ts';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

/** The maximum number of resources in one job. */
const MAX_PICKED = 10_000;

/**
 * Shown when all loaded rows are selected: selects all other matches. Reads them completely first, so that actions apply to
 * counted rows and not to later results of a query.
 */
export function SelectAll<Row>({ selection }: { selection: RowSelection<Row> }) {
  const { everything, isAll, isPartial, gathered, onPick } = selection;
  const { progress, gather, isStopped, stop } = useLoadAll<Row>();
  if (progress !== undefined) return <Button onPress={stop}>Stop at {progress.toLocaleString('en')}</Button>;
  if (gathered && isAll) {
    const whole = isPartial ? 'matching rows found so far' : 'all matching rows';
    return <span className="text-ink-2 @max-[480px]:sr-only">{gathered.isCut ? 'the first that match' : whole}</span>;
  }
  if (!everything || !isAll) return null;
  const pickAll = () =>
    // One more row shows whether there are more.
    gather(everything, MAX_PICKED + 1).then(
      (rows) => onPick(rows.slice(0, MAX_PICKED), rows.length > MAX_PICKED),
      (error: Error) => {
        if (!isStopped()) notify(`Not all rows were selected: ${explainError(error)}`);
      },
    );
  const label = isPartial ? 'Select all matching rows found so far' : 'Select all matching rows';
  return (
    <>
      <span className="contents @max-[480px]:hidden">
        <Button kind="quiet" onPress={() => void pickAll()}>
          {label}
        </Button>
      </span>
      <span className="hidden @max-[480px]:contents">
        <IconButton icon={CheckCheck} label={label} onPress={() => void pickAll()} />
      </span>
    </>
  );
}
