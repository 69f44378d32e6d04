import type { components } from '@rotunda/api-client/bff-types';
import { countOf } from '@rotunda/api-client/count-of';
import { useState } from 'react';
import { formatClock, getZoneLabel } from '#shared/format/time.ts';
import { CopyLink } from '#shared/links/copy-link.tsx';
import { useResultAnnouncement } from '#shared/lists/use-result-announcement.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DottedLine } from '#ui/text/dotted-line.tsx';
import { HorizonButton } from './horizon-button.tsx';
import type { HorizonIndex } from './horizon-props.ts';
import { formatResume, isComplete } from './incomplete.ts';

type Coverage = components['schemas']['Coverage'];

type CoverageLineProps = {
  coverage: Coverage;
  /** What was scanned. Defaults to files. */
  covers?: { many: string; done: string };
  /** The index whose horizon can be selected. */
  index?: HorizonIndex;
  loaded: number;
  hasMore: boolean;
  noun: string;
  /** Whether the rows of the previous filters are shown until the new rows load. */
  isOutdated?: boolean;
  onRefresh: () => void;
};

/** For an index that does not scan files one by one. */
const NO_OLDER_FILES = { scanned: 0, total: 0, isCounted: true, isScanned: true };
const FILES = { many: 'files', done: 'scanned' };

/** The line under a list based on an index: the coverage, the failures and the age of the data. */
export function CoverageLine(props: CoverageLineProps) {
  const { coverage, covers = FILES, index, loaded, hasMore, noun, isOutdated = false, onRefresh } = props;
  const [isShowing, setIsShowing] = useState(false);
  const { state, scanned, total, isIncomplete = false, failed, failedCount, asOf, calls, reason, failure } = coverage;
  const { older = NO_OLDER_FILES } = coverage;
  const when = formatResume(coverage);
  // Retried failures come first. All others were permanently rejected and need no action.
  const isTroubled = failed.some(({ isRetried }) => isRetried);
  // Announced once the scan is complete, because a count that grows for minutes would drown out everything else.
  useResultAnnouncement(
    state === 'current' && !isOutdated ? `Found ${hasMore ? 'the first ' : ''}${countOf(loaded, noun)}` : undefined,
  );
  const isCounting = state === 'starting' || state === 'listing';
  const isEstimated = older.isCounted && !older.isScanned;
  const isMinimum = isCounting || isIncomplete || !older.isCounted;
  return (
    <div className="@container flex min-h-28 shrink-0 items-center border-line border-t px-12 py-4 text-ink-3 text-small">
      <span role="status" className="sr-only">
        {isComplete(coverage) && 'Scan complete'}
      </span>
      {/* A phone has room for how much was looked at, what failed or else as of when, and the way on; why nothing goes on is not cut. */}
      <DottedLine canWrap={state === 'paused' || when !== ''}>
        <span className="min-w-0">
          <span className="block truncate">
            {isCounting && total === 0 ? (
              `Counting ${covers.many}…`
            ) : (
              <>
                {(scanned + older.scanned).toLocaleString('en')} of{' '}
                <TotalBound isMinimum={isMinimum} isEstimated={isEstimated} />
                {(total + older.total).toLocaleString('en')}
                {isMinimum && (
                  <span aria-hidden className="sm:hidden">
                    +
                  </span>
                )}{' '}
                {covers.many} <span className="max-sm:sr-only">{covers.done}</span>
              </>
            )}
          </span>
        </span>
        {failedCount > 0 && (
          <span>
            <span className={isTroubled ? 'text-red-fg' : undefined}>
              {failedCount.toLocaleString('en')} {isTroubled ? 'failed' : 'skipped'}
            </span>{' '}
            <TextButton onPress={() => setIsShowing(true)}>Show</TextButton>
          </span>
        )}
        <span className={failedCount > 0 || coverage.older ? 'max-sm:hidden' : undefined}>
          {asOf ? `as of ${formatClock(Date.parse(asOf))} ${getZoneLabel(Date.parse(asOf))}` : 'first scan in progress'}
        </span>
        {/* The first to go where a panel takes the room: the line would break. */}
        <span className="@max-[680px]:hidden max-sm:hidden">
          {hasMore && 'first '}
          {countOf(loaded, noun)}
        </span>
        <span className="@max-[760px]:hidden">{countOf(calls, 'call')}</span>
        {state === 'paused' && (
          <span className="text-amber-fg">
            paused: {failure === 'not_offered' ? 'this service does not offer it' : reason?.replace(/\.$/, '')}
            {when && `, continues ${when}`}
          </span>
        )}
        {state === 'current' && when && (
          <span className="text-amber-fg">
            {isIncomplete && 'not all files listed, '}tries again {when}
          </span>
        )}
        {index && coverage.older && <HorizonButton index={index} older={coverage.older} />}
        <TextButton onPress={onRefresh}>Scan again</TextButton>
        <CopyLink />
      </DottedLine>
      {isShowing && (
        <Dialog title={`Not ${covers.done}`} isOpen isWide onClose={() => setIsShowing(false)}>
          <ul className="flex flex-col gap-6">
            {failed.map((failure) => (
              <li key={failure.id}>
                <span className="font-medium">{failure.title ?? failure.id}</span>
                <span className="text-ink-2">: {failure.reason}</span>
              </li>
            ))}
          </ul>
          {failedCount > failed.length && (
            <p className="text-ink-3">
              First {failed.length} of {failedCount}.
            </p>
          )}
          <DialogButtons>
            <Button size="form" onPress={() => setIsShowing(false)}>
              Close
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </div>
  );
}

/** Phones show a plus after the number instead. */
function TotalBound({ isMinimum, isEstimated }: { isMinimum: boolean; isEstimated: boolean }) {
  if (isMinimum) return <span className="max-sm:sr-only">at least </span>;
  return isEstimated ? 'about ' : null;
}
