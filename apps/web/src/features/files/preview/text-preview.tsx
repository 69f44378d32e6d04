import { useEffect, useState } from 'react';
import type { StoredFile } from '#features/files/file.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { decodeText } from '#shared/content/decoding/decode-text.ts';
import { NoteShown, type ShownPart } from '#shared/content/note-shown.tsx';
import { codeLanguageOf, type PreviewForm } from '#shared/content/preview-form.ts';
import { formatSize } from '#shared/format/size.ts';
import { Part } from '#ui/part.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MAX_TEXT_BYTES } from './preview-content.ts';

// Loaded with the first file of their kind.
const MarkdownView = lazyComponent(() => import('#shared/content/markdown-view.tsx'), 'MarkdownView');
const CsvTable = lazyComponent(() => import('#shared/content/csv-table.tsx'), 'CsvTable');
const CodeEditor = lazyComponent(() => import('#shared/code/code-editor.tsx'), 'CodeEditor');

const WAYS = {
  markdown: [
    { value: 'meant', label: 'Page' },
    { value: 'text', label: 'Text' },
  ],
  table: [
    { value: 'meant', label: 'Table' },
    { value: 'text', label: 'Text' },
  ],
} as const;

type TextPreviewProps = {
  content: Blob;
  file: StoredFile;
  form: PreviewForm;
  onShown: ((part: ShownPart) => void) | undefined;
};

/** The text of a file, or its beginning: as a page, a table or code where it is one. */
export function TextPreview({ content, file, form, onShown }: TextPreviewProps) {
  const text = useText(content, Number(file.size ?? 0) > MAX_TEXT_BYTES);
  const [way, setWay] = useState<'meant' | 'text'>('meant');
  const sizeBytes = Number(file.size ?? 0);
  const isCut = sizeBytes > MAX_TEXT_BYTES;
  return (
    <div className="flex h-full min-h-0 flex-col">
      {isCut && (
        <p className="border-line border-b bg-amber-bg px-16 py-6 text-amber-fg text-small">
          The first {formatSize(MAX_TEXT_BYTES)} of {formatSize(sizeBytes)}. Download the file for the rest.
        </p>
      )}
      {(form === 'markdown' || form === 'table') && (
        <div className="shrink-0 border-line border-b bg-surface px-16 py-4">
          <SingleSelect label="Show as" choices={WAYS[form]} value={way} onChange={setWay} />
        </div>
      )}
      {text !== undefined && (
        <Part name="The preview" fallback={<Skeleton label="Loading the preview" rows={8} rowClass="h-24" />}>
          <TextInForm text={text} file={file} form={way === 'text' ? 'text' : form} isCut={isCut} onShown={onShown} />
        </Part>
      )}
    </div>
  );
}

type TextInFormProps = Omit<TextPreviewProps, 'content'> & { text: string; isCut: boolean };

function TextInForm({ text, file, form, isCut, onShown }: TextInFormProps) {
  const name = file.name ?? 'The file';
  if (form === 'table') return <CsvTable text={text} name={name} isCut={isCut} onShown={onShown} />;
  return (
    <>
      <WholeText text={text} file={file} form={form} />
      <NoteShown part={isCut ? 'part' : 'all'} onShown={onShown} />
    </>
  );
}

function WholeText({ text, file, form }: Pick<TextInFormProps, 'text' | 'file' | 'form'>) {
  const name = file.name ?? 'The file';
  if (form === 'markdown') {
    return (
      <ScrollRegion label="Page">
        <MarkdownView text={text} />
      </ScrollRegion>
    );
  }
  if (form === 'code') {
    return (
      <div className="flex min-h-320 flex-1">
        <CodeEditor label={name} type={codeLanguageOf(file.mimeType, file.name)} text={text} />
      </div>
    );
  }
  return (
    <ScrollRegion label="Text">
      <pre className="p-16 font-mono text-body whitespace-pre-wrap break-words">{text}</pre>
    </ScrollRegion>
  );
}

/** Content as text, of which only the beginning may be there; undefined until it is read. */
function useText(content: Blob, isCut: boolean): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void content.arrayBuffer().then((bytes) => {
      if (isCurrent) setText(decodeText(new Uint8Array(bytes), { isCut }));
    });
    return () => {
      isCurrent = false;
    };
  }, [content, isCut]);
  return text;
}
