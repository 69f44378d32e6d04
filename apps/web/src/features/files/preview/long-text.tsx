import { countOf } from '@rotunda/api-client/count-of';
import { useMemo, useState } from 'react';
import { CodeView } from '#shared/content/code-view.tsx';
import { ReportShown, type ShownPart } from '#shared/content/report-shown.tsx';
import { ViewedCells } from '#shared/content/sheets/viewed-cells.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { trackVisibleLines } from './track-visible-lines.ts';

type LongTextProps = {
  text: string;
  file: StoredFile;
  /** Whether this is only the beginning of a longer text. */
  isCut: boolean;
  onShown: ((part: ShownPart) => void) | undefined;
};

/** A long text with only its visible lines rendered. It counts as viewed once all lines have been visible. */
export function LongText({ text, file, isCut, onShown }: LongTextProps) {
  const [seen] = useState(() => new ViewedCells());
  const [lines, setLines] = useState({ seen: 0, total: 0 });
  const extensions = useMemo(
    () =>
      trackVisibleLines((firstRow, endRow, total) => {
        seen.add({ firstRow, endRow, firstColumn: 0, endColumn: 1 });
        setLines((before) =>
          before.seen === seen.count && before.total === total ? before : { seen: seen.count, total },
        );
      }),
    [seen],
  );
  const isWhole = !isCut && lines.total > 0 && lines.seen >= lines.total;
  return (
    <>
      <p role="status" className="shrink-0 px-16 py-4 text-ink-2 text-small tabular-nums">
        {isWhole
          ? `All ${countOf(lines.total, 'line')} viewed`
          : `${lines.seen.toLocaleString('en')} of ${isCut ? 'the first ' : ''}${countOf(lines.total, 'line')} viewed`}
      </p>
      <CodeView text={text} name={file.name ?? 'The file'} mimeType={file.mimeType} extensions={extensions} />
      <ReportShown part={isWhole ? 'all' : 'part'} onShown={onShown} />
    </>
  );
}
