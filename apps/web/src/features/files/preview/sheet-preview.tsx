import { FileX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { findExportedForm } from '#shared/content/kinds/exported-form.ts';
import { IncompleteContentError } from '#shared/content/kinds/incomplete-content.ts';
import type { ShownPart } from '#shared/content/report-shown.tsx';
import { findSheetFormat, isDelimited, type SheetFormat } from '#shared/content/sheets/model/sheet-format.ts';
import { useWorkbook } from '#shared/content/sheets/use-workbook.ts';
import { ErrorView } from '#shared/errors/error-view.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { readRest } from './preview-content.ts';
import { TextPreview } from './text-preview.tsx';
import { TrackedSheet } from './tracked-sheet.tsx';

const WAYS = [
  { value: 'cells', label: 'Cells' },
  { value: 'text', label: 'Text' },
] as const;

type SheetPreviewProps = {
  content: Blob;
  file: StoredFile;
  acknowledgesAbuse: boolean;
  /** The key of the file and its content version, to which the viewed cells belong. */
  state: string;
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Saves the file. Undefined if the role or the file does not permit it. */
  onDownload: (() => void) | undefined;
  /** Whether the preview is shown beside a list, whose rows handle the keys. */
  isBeside: boolean;
};

/** Shows a spreadsheet as cells. Text formats can also be shown as text. */
export function SheetPreview(props: SheetPreviewProps) {
  const { content, file, acknowledgesAbuse, onShown } = props;
  const format = findExportedForm(file.mimeType) ? 'xlsx' : (findSheetFormat(file.mimeType, file.name) ?? 'xlsx');
  const [way, setWay] = useState<'cells' | 'text'>('cells');
  return (
    <div className="flex h-full min-h-0 flex-col">
      {isDelimited(format) && (
        <div className="shrink-0 border-line border-b bg-surface px-12 py-4">
          <SingleSelect label="Show as" choices={WAYS} value={way} onChange={setWay} />
        </div>
      )}
      {way === 'text' ? (
        <TextPreview
          content={content}
          file={file}
          form="text"
          acknowledgesAbuse={acknowledgesAbuse}
          onShown={onShown}
        />
      ) : (
        <Cells {...props} format={format} />
      )}
    </div>
  );
}

function Cells(props: SheetPreviewProps & { format: SheetFormat }) {
  const { content, file, acknowledgesAbuse, state, format, onShown, onDownload, isBeside } = props;
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reopens the file for each attempt, not after refetching it
  const input = useMemo(() => {
    const isCut = isDelimited(format) && content.size < Number(file.size ?? 0);
    const rest = (signal: AbortSignal) => readRest(file, acknowledgesAbuse, content.size, signal);
    return { content, format, name: file.name ?? '', readRest: isCut ? rest : undefined };
  }, [content, format, acknowledgesAbuse, attempt]);
  const { client, facts, error } = useWorkbook(input);
  if (error instanceof DecodingError || error instanceof IncompleteContentError) {
    return (
      <EmptyState
        icon={FileX}
        title={error.message}
        action={onDownload && <Button onPress={onDownload}>Download</Button>}
      >
        {error.remedy} Does not count as viewed.
      </EmptyState>
    );
  }
  if (error) {
    const retry = () => setAttempt((count) => count + 1);
    return <ErrorView error={error} title="The preview could not be loaded" onRetry={retry} />;
  }
  if (!client || !facts) return <Skeleton label="Loading the preview" rows={8} rowClass="h-24" />;
  return (
    <TrackedSheet
      client={client}
      facts={facts}
      state={state}
      onShown={onShown}
      onDownload={onDownload}
      hasKeys={!isBeside}
    />
  );
}
