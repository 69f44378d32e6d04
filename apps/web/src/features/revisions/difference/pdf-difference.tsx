import { useQuery } from '@tanstack/react-query';
import { Diff, Equal, FileX } from 'lucide-react';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import { LineDifference } from '#features/revisions/lines/line-difference.tsx';
import { pdfTextQuery, revisionContentQuery } from '#features/revisions/queries.ts';
import { PdfPage } from '#shared/content/pdf-page.tsx';
import { PDF_PAGES_AT_ONCE, usePdfPages } from '#shared/content/use-pdf-pages.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

const MODES = [
  { value: 'sides', label: 'Pages' },
  { value: 'text', label: 'Text' },
] as const;

/** Compares two PDFs: their pages in pairs, each with whether its text differs, or their text line by line. */
export function PdfDifference({ source, before, after, ...look }: DifferenceProps) {
  const earlier = useQuery(revisionContentQuery(source, before));
  const later = useQuery(revisionContentQuery(source, after));
  const failed = [earlier, later].find(isUnreadable);
  if (failed) {
    const retry = () => void failed.refetch();
    return <ErrorView error={failed.error} title="The PDFs could not be loaded" onRetry={retry} />;
  }
  if (!earlier.data || !later.data) return <Skeleton label="Loading the pages" rows={8} rowClass="h-24" />;
  return (
    <Documents
      names={[JSON.stringify(source), before.id ?? '', after.id ?? '']}
      before={earlier.data}
      after={later.data}
      {...look}
    />
  );
}

type DocumentsProps = Pick<DifferenceProps, 'search' | 'onSearch'> & {
  /** The cache key of the comparison. */
  names: readonly string[];
  before: Blob;
  after: Blob;
};

function Documents({ names, before, after, search, onSearch }: DocumentsProps) {
  const earlier = usePdfPages(before);
  const later = usePdfPages(after);
  const broken = [earlier, later].find((pdf) => pdf.state === 'broken');
  if (broken) {
    return (
      <EmptyState icon={FileX} title="These revisions cannot be compared">
        {broken.message} {broken.remedy}
      </EmptyState>
    );
  }
  if (earlier.state !== 'open' || later.state !== 'open') {
    return <Skeleton label="Loading the pages" rows={8} rowClass="h-24" />;
  }
  const total = Math.max(earlier.total, later.total);
  return (
    <Pages
      names={names}
      before={earlier.pages}
      after={later.pages}
      total={total}
      onMore={() => {
        earlier.loadMore();
        later.loadMore();
      }}
      search={search}
      onSearch={onSearch}
    />
  );
}

type PagesProps = Omit<DocumentsProps, 'before' | 'after'> & {
  before: readonly PDFPageProxy[];
  after: readonly PDFPageProxy[];
  /** The number of pages of the longer PDF. */
  total: number;
  /** Compares the next pages, too. */
  onMore: () => void;
};

function Pages({ names, before, after, total, onMore, search, onSearch }: PagesProps) {
  const earlier = useQuery(pdfTextQuery([...names, 'earlier'], before)).data;
  const later = useQuery(pdfTextQuery([...names, 'later'], after)).data;
  if (!earlier || !later) return <Skeleton label="Reading the text" rows={8} rowClass="h-24" />;
  const count = Math.max(before.length, after.length);
  const differing = Array.from({ length: count }, (_, index) => earlier[index] !== later[index]);
  const isText = search.look === 'text';
  return (
    <>
      <div className="flex min-h-36 shrink-0 flex-wrap items-center gap-x-12 border-line border-b bg-surface px-16 py-4">
        <SingleSelect
          label="View"
          choices={MODES}
          value={isText ? 'text' : 'sides'}
          onChange={(next) => onSearch({ look: next === 'text' ? next : undefined })}
        />
        <span role="status" className="text-ink-2 text-small">
          {describePages(differing)}
          {count < total && `; compared pages 1–${count} of ${total.toLocaleString('en')}`}
        </span>
        {count < total && (
          <Button onPress={onMore}>Compare the next {Math.min(total - count, PDF_PAGES_AT_ONCE)}</Button>
        )}
      </div>
      {isText ? (
        <LineDifference before={earlier.join('\n')} after={later.join('\n')} search={search} onSearch={onSearch} />
      ) : (
        <section
          aria-label="Pages"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className="min-h-0 flex-1 overflow-auto bg-sunken p-16"
        >
          <ol className="mx-auto flex max-w-1280 flex-col gap-24">
            {differing.map((isDifferent, index) => (
              <PagePair
                key={index}
                number={index + 1}
                before={before[index]}
                after={after[index]}
                isDifferent={isDifferent}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function describePages(differing: readonly boolean[]): string {
  const pages = differing.flatMap((isDifferent, index) => (isDifferent ? [index + 1] : []));
  if (pages.length === 0) return 'The text is identical on all pages';
  return pages.length === 1 ? `Text differs on page ${pages[0]}` : `Text differs on pages ${pages.join(', ')}`;
}

type PagePairProps = {
  number: number;
  before: PDFPageProxy | undefined;
  after: PDFPageProxy | undefined;
  isDifferent: boolean;
};

function PagePair({ number, before, after, isDifferent }: PagePairProps) {
  const Glyph = isDifferent ? Diff : Equal;
  const sides = [
    { title: 'Earlier', page: before, isEarlier: true },
    { title: 'Later', page: after, isEarlier: false },
  ];
  return (
    <li aria-label={`Page ${number}`} className="flex flex-col gap-6">
      <p className="flex items-center gap-8 text-ink-2 text-small">
        Page {number}
        <StatusChip family={isDifferent ? 'amber' : 'neutral'} glyph={<Glyph size={12} strokeWidth={2} />}>
          {isDifferent ? 'Text differs' : 'Same text'}
        </StatusChip>
      </p>
      <div className="grid grid-cols-2 items-start gap-16">
        {sides.map(({ title, page, isEarlier }) =>
          page ? (
            <div key={title} data-page={number} data-earlier={isEarlier || undefined}>
              <PdfPage page={page} label={`${title} page ${number}`} />
            </div>
          ) : (
            <p key={title} className="border border-line-strong border-dashed p-16 text-ink-3">
              {title}: page does not exist
            </p>
          ),
        )}
      </div>
    </li>
  );
}
