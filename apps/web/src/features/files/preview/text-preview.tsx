import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { decodeText } from '#shared/content/decoding/decode-text.ts';
import { listEncodings } from '#shared/content/decoding/text-encodings.ts';
import type { PreviewForm } from '#shared/content/kinds/preview-form.ts';
import { ReportShown, type ShownPart } from '#shared/content/report-shown.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';
import { canLoadFully, fullTextQuery, MAX_AUTOLOAD_BYTES } from './full-text-query.ts';
import { findContentState, MAX_TEXT_BYTES } from './preview-content.ts';
import { TextExtent } from './text-extent.tsx';

// Lazy-loaded with the first file of each type.
const MarkdownView = lazyComponent(() => import('#shared/content/markdown-view.tsx'), 'MarkdownView');
const CodeView = lazyComponent(() => import('#shared/content/code-view.tsx'), 'CodeView');
const LongText = lazyComponent(() => import('./long-text.tsx'), 'LongText');
const JsonView = lazyComponent(() => import('#shared/content/json-view.tsx'), 'JsonView');

type Way = 'meant' | 'text';

const RENDERED_LABELS: Readonly<Partial<Record<PreviewForm, string>>> = { markdown: 'Page', json: 'Formatted' };

type TextPreviewProps = {
  /** The whole text, or the beginning of a long text. */
  content: Blob;
  file: StoredFile;
  form: PreviewForm;
  /** Whether the user has acknowledged that the service considers the file abusive. */
  acknowledgesAbuse?: boolean;
  onShown: ((part: ShownPart) => void) | undefined;
};

/** Shows the text of a file in its own or the selected encoding, rendered as a page or code where applicable. */
export function TextPreview(props: TextPreviewProps) {
  const { content: beginning, file, form, acknowledgesAbuse = false, onShown } = props;
  const [isAskedFor, setIsAskedFor] = useState(false);
  const sizeBytes = Number(file.size ?? 0);
  const hasMore = beginning.size < sizeBytes;
  const isWanted = hasMore && canLoadFully(file) && (isAskedFor || sizeBytes <= MAX_AUTOLOAD_BYTES);
  const whole = useQuery({ ...fullTextQuery(file, beginning, acknowledgesAbuse), enabled: isWanted });
  const content = hasMore ? (whole.data ?? beginning) : beginning;
  const isLong = sizeBytes > MAX_TEXT_BYTES;
  const [way, setWay] = useState<Way>('meant');
  const [chosen, setChosen] = useState<string>();
  const isCut = content.size < sizeBytes;
  const decoded = useQuery({
    queryKey: ['text of a file', file.id, findContentState(file), chosen, content.size],
    queryFn: async () => decodeText(new Uint8Array(await content.arrayBuffer()), { chosen, isCut }),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }).data;
  const meant = isLong ? undefined : RENDERED_LABELS[form];
  return (
    <div className="flex h-full min-h-0 flex-col">
      {isCut && (
        <TextExtent
          file={file}
          shownBytes={content.size}
          error={whole.error}
          isLoading={whole.isFetching}
          onLoad={() => (isWanted ? void whole.refetch() : setIsAskedFor(true))}
        />
      )}
      <div className="flex min-h-36 shrink-0 flex-wrap gap-8 border-line border-b bg-surface px-16 py-4">
        {meant !== undefined && (
          <SingleSelect
            label="Show as"
            choices={[
              { value: 'meant', label: meant },
              { value: 'text', label: 'Text' },
            ]}
            value={way}
            onChange={setWay}
          />
        )}
        {decoded && (
          <SingleSelect
            label="Encoding"
            choices={listEncodings(decoded.encoding)}
            value={decoded.encoding}
            onChange={setChosen}
          />
        )}
      </div>
      {decoded && (
        <Part name="The preview" fallback={<Skeleton label="Loading the preview" rows={8} rowClass="h-24" />}>
          <TextInForm
            text={decoded.text}
            file={file}
            form={way === 'text' ? 'text' : form}
            isCut={isCut}
            isLong={isLong}
            onShown={onShown}
          />
        </Part>
      )}
    </div>
  );
}

type TextInFormProps = Pick<TextPreviewProps, 'file' | 'form' | 'onShown'> & {
  text: string;
  isCut: boolean;
  isLong: boolean;
};

function TextInForm({ text, file, form, isCut, isLong, onShown }: TextInFormProps) {
  if (isLong) return <LongText text={text} file={file} isCut={isCut} onShown={onShown} />;
  return (
    <>
      <FullText text={text} file={file} form={form} />
      <ReportShown part="all" onShown={onShown} />
    </>
  );
}

function FullText({ text, file, form }: Pick<TextInFormProps, 'text' | 'file' | 'form'>) {
  const code = { text, name: file.name ?? 'The file', mimeType: file.mimeType };
  switch (form) {
    case 'markdown':
      return (
        <ScrollRegion label="Page">
          <MarkdownView text={text} />
        </ScrollRegion>
      );
    case 'json':
      return <JsonView {...code} />;
    case 'code':
      return <CodeView {...code} />;
    default:
      return (
        <ScrollRegion label="Text">
          <pre className="p-16 font-mono text-body whitespace-pre-wrap break-words">{text}</pre>
        </ScrollRegion>
      );
  }
}
