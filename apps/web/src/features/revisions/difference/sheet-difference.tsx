import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import { revisionContentQuery } from '#features/revisions/queries.ts';
import type { RevisedFile } from '#features/revisions/revision.ts';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { MAX_CONTENT_BYTES } from '#shared/content/kinds/content-kind.ts';
import { findComparedForm } from '#shared/content/kinds/exported-form.ts';
import { findSheetFormat, isDelimited } from '#shared/content/sheets/model/sheet-format.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatSize } from '#shared/format/size.ts';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ComparedSheets } from './compared-sheets.tsx';
import { TextDifference } from './text-difference.tsx';
import { useComparedSheets } from './use-compared-sheets.ts';

const MODES = [
  { value: 'cells', label: 'Cells' },
  { value: 'text', label: 'Text' },
] as const;

type SheetDifferenceProps = DifferenceProps & { file: RevisedFile };

/** Compares two revisions of a spreadsheet cell by cell. Text formats can also be compared line by line. */
export function SheetDifference(props: SheetDifferenceProps) {
  const large = [props.before, props.after].find(({ size }) => Number(size ?? 0) > MAX_CONTENT_BYTES);
  if (!large) return <Differences {...props} />;
  return (
    <EmptyState icon={FileX} title={`Spreadsheets of more than ${formatSize(MAX_CONTENT_BYTES)} cannot be compared`}>
      One of these has {formatSize(Number(large.size))}. Download both to compare them in another program.
    </EmptyState>
  );
}

function Differences({ file, ...props }: SheetDifferenceProps) {
  const { source, before, after, search, onSearch } = props;
  const format = findComparedForm(file.mimeType) ? 'xlsx' : (findSheetFormat(file.mimeType, file.name) ?? 'xlsx');
  const isText = search.look === 'text' && isDelimited(format);
  const earlier = useQuery(revisionContentQuery(source, before));
  const later = useQuery(revisionContentQuery(source, after));
  const compared = useComparedSheets(earlier.data, later.data, format, file.name ?? '');
  const failed = [earlier, later].find(isUnreadable);
  if (failed) {
    const retry = () => void failed.refetch();
    return <ErrorView error={failed.error} title="The spreadsheets could not be loaded" onRetry={retry} />;
  }
  const look = isDelimited(format) && (
    <SingleSelect
      label="View"
      choices={MODES}
      value={isText ? 'text' : 'cells'}
      onChange={(next) => onSearch({ look: next === 'text' ? next : undefined })}
    />
  );
  if (isText) {
    return (
      <>
        <div className="shrink-0 border-line border-b bg-surface px-16 py-4">{look}</div>
        <TextDifference {...props} />
      </>
    );
  }
  if (compared.error instanceof DecodingError) {
    return (
      <EmptyState icon={FileX} title="These revisions cannot be compared">
        {compared.error.message} {compared.error.remedy}
      </EmptyState>
    );
  }
  if (compared.error) return <ErrorView error={compared.error} title="The spreadsheets could not be compared" />;
  if (!compared.client || !compared.sheets) {
    return <Skeleton label="Comparing the spreadsheets" rows={10} rowClass="h-24" />;
  }
  return <ComparedSheets client={compared.client} sheets={compared.sheets} tools={look} />;
}
