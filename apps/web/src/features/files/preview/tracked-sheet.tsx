import { countOf } from '@rotunda/api-client/count-of';
import { useRef, useState } from 'react';
import { ReportShown, type ShownPart } from '#shared/content/report-shown.tsx';
import type { WorkbookFacts } from '#shared/content/sheets/model/sheet-facts.ts';
import { type SheetHandle, SheetView } from '#shared/content/sheets/sheet-view.tsx';
import { useViewedCells, type ViewedSheets } from '#shared/content/sheets/use-viewed-cells.ts';
import type { SheetClient } from '#shared/content/sheets/worker/sheet-client.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';

type TrackedSheetProps = {
  client: SheetClient;
  facts: WorkbookFacts;
  /** The key of the file and its content version, to which the viewed cells belong. */
  state: string;
  onShown: ((part: ShownPart) => void) | undefined;
  onDownload: (() => void) | undefined;
  hasKeys: boolean;
};

const ALL_VIEWED = 'All cells are viewed.';

/** A spreadsheet that counts as viewed once all its cells have been visible. */
export function TrackedSheet({ client, facts, state, onShown, onDownload, hasKeys }: TrackedSheetProps) {
  const [current, setCurrent] = useState(0);
  const view = useRef<SheetHandle>(null);
  const seen = useViewedCells(facts, state);
  const unseen = seen.findUnviewed(current);
  const isWhole = facts.isComplete && facts.omitted.length === 0 && unseen === undefined;
  const goToUnseen = () => {
    if (unseen) view.current?.revealCell({ sheet: facts.sheets[unseen.sheet]?.name ?? '', ...unseen.place });
  };
  useShortcut('n', goToUnseen, { isHere: hasKeys, disabledReason: unseen ? undefined : ALL_VIEWED });
  return (
    <>
      <ReportShown part={isWhole ? 'all' : 'part'} onShown={onShown} />
      {[...facts.warnings, ...describeOmitted(facts)].map((warning) => (
        <p key={warning} className="shrink-0 border-line border-b bg-amber-bg px-12 py-6 text-amber-fg text-small">
          {warning} {onDownload && <TextButton onPress={onDownload}>Download</TextButton>}
        </p>
      ))}
      <SheetView
        ref={view}
        client={client}
        facts={facts}
        current={current}
        onSheet={setCurrent}
        onView={seen.record}
        hasKeys={hasKeys}
        tools={
          <span className="ml-auto inline-flex items-center gap-8 text-ink-2 text-small tabular-nums max-sm:ml-0">
            <span role="status">{facts.isComplete ? formatViewedCount(seen) : describeLoading(facts)}</span>
            {facts.isComplete && unseen && (
              <Button data-unseen-page data-key="n" onPress={goToUnseen}>
                Next unviewed
              </Button>
            )}
          </span>
        }
      />
    </>
  );
}

function formatViewedCount({ viewedCount, total }: ViewedSheets): string {
  if (total === 0) return 'No cells';
  if (viewedCount >= total) return total === 1 ? 'Cell viewed' : `All ${countOf(total, 'cell')} viewed`;
  return `${viewedCount.toLocaleString('en')} of ${countOf(total, 'cell')} viewed`;
}

function describeLoading({ sheets }: WorkbookFacts): string {
  const rows = sheets.reduce((sum, { rowCount }) => sum + rowCount, 0);
  return `Loading… ${countOf(rows, 'row')} so far`;
}

function describeOmitted({ omitted }: WorkbookFacts): string[] {
  return omitted.length === 0 ? [] : [`Not shown: ${omitted.join(', ')}. Download the file to see all of it.`];
}
