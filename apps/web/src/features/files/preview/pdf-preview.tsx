import { countOf } from '@rotunda/api-client/count-of';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useRef, useState } from 'react';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { PdfPage } from '#shared/content/pdf-page.tsx';
import { PdfPageText } from '#shared/content/pdf-page-text.tsx';
import { ReportShown, type ShownPart } from '#shared/content/report-shown.tsx';
import { usePageTexts } from '#shared/content/use-page-texts.ts';
import { PDF_PAGES_AT_ONCE, usePdfPages } from '#shared/content/use-pdf-pages.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Kbd } from '#ui/keyboard/kbd.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageTicks } from './page-ticks.tsx';
import { Undecodable } from './undecodable.tsx';
import { usePageInView } from './use-page-in-view.ts';
import { useViewedPages } from './use-viewed-pages.ts';

type PdfPreviewProps = {
  content: Blob;
  name: string;
  /** The key of the file and its content version, to which the viewed pages belong. */
  state: string;
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Saves the file. Undefined if the role or the file does not permit it. */
  onDownload?: (() => void) | undefined;
  /** Whether the preview is shown beside a list, whose rows handle the keys. */
  isBeside: boolean;
  /** Whether the screen offers to download the file. */
  hasDownload: boolean;
};

/** The pages of a PDF, loaded several at a time. */
export function PdfPreview({ content, ...props }: PdfPreviewProps) {
  const opened = usePdfPages(content, { isStrict: true });
  if (opened.state === 'broken') {
    const error = new DecodingError(opened.message, opened.remedy);
    return <Undecodable error={error} onDownload={props.onDownload} />;
  }
  if (opened.state === 'opening') return <Skeleton label="Loading the preview" rows={8} rowClass="h-24" />;
  const { pages, total, loadMore, recover } = opened;
  return <OpenPages {...props} pages={pages} total={total} recover={recover} onMore={loadMore} />;
}

type OpenPagesProps = Omit<PdfPreviewProps, 'content'> & {
  pages: readonly PDFPageProxy[];
  /** The total number of pages. */
  total: number;
  recover: (number: number) => Promise<PDFPageProxy>;
  onMore: () => void;
};

/** Pages that are marked as viewed when they become visible, with keyboard navigation. */
function OpenPages(props: OpenPagesProps) {
  const { name, state, onShown, isBeside, pages, total, recover, onMore } = props;
  const [isText, setIsText] = useState(false);
  const texts = usePageTexts(pages, isText);
  const isReady = !isText || texts !== undefined;
  const { viewed: seen, markViewed, toggle } = useViewedPages(state);
  const inView = useRef<readonly number[]>([]);
  const drawn = useRef(new Set<number>());
  // A page without text in text mode, or a page that is not fully rendered, does not count as viewed.
  const isWhole = (page: number) => (texts ? (texts[page - 1]?.length ?? 0) > 0 : drawn.current.has(page));
  const noteInView = (shown: readonly number[]) => {
    inView.current = shown;
    markViewed(shown.filter(isWhole));
  };
  const noteDrawn = (page: number) => {
    drawn.current.add(page);
    markViewed(inView.current.filter((shown) => shown === page));
  };
  const { list, current, goTo } = usePageInView(isReady ? pages.length : 0, noteInView);
  useShortcut('n', () => goTo(current + 1), { isHere: !isBeside });
  useShortcut('p', () => goTo(current - 1), { isHere: !isBeside });
  useShortcut('v', () => toggle(current), { isHere: !isBeside });
  return (
    <>
      <ReportShown part={seen.size < total ? 'part' : 'all'} onShown={onShown} />
      <PagesBar
        shown={pages.length}
        total={total}
        seen={seen.size}
        hasKeys={!isBeside}
        isText={isText}
        onText={setIsText}
        onDownload={props.hasDownload ? undefined : props.onDownload}
        onMore={onMore}
      />
      <div className="flex">
        {total > 1 && <PageTicks count={pages.length} current={current} seen={seen} onGoTo={goTo} />}
        {isReady ? (
          <ol
            ref={list}
            aria-label={`Pages of ${name}`}
            className="mx-auto flex min-w-0 max-w-full flex-1 flex-col items-center gap-16 p-24"
          >
            {pages.map((page, index) => (
              <li
                key={page.pageNumber}
                data-page={page.pageNumber}
                className={`scroll-mt-44 ${texts ? 'w-full max-w-720' : 'max-w-full'}`}
              >
                {texts ? (
                  <PdfPageText number={page.pageNumber} paragraphs={texts[index] ?? []} />
                ) : (
                  <PdfPage
                    page={page}
                    label={`Page ${page.pageNumber}`}
                    recover={recover}
                    onDrawn={() => noteDrawn(page.pageNumber)}
                  />
                )}
              </li>
            ))}
          </ol>
        ) : (
          <Skeleton label="Reading the text" rows={8} rowClass="h-24" />
        )}
      </div>
    </>
  );
}

type PagesBarProps = Pick<OpenPagesProps, 'total' | 'onDownload' | 'onMore'> & {
  shown: number;
  seen: number;
  hasKeys: boolean;
  /** Whether the pages are shown as text. */
  isText: boolean;
  onText: (isText: boolean) => void;
};

function PagesBar({ shown, total, seen, hasKeys, isText, onText, onDownload, onMore }: PagesBarProps) {
  const left = total - shown;
  const isAll = seen >= total;
  return (
    <div
      className={`sticky top-0 z-10 flex min-h-36 shrink-0 flex-wrap items-center gap-x-12 gap-y-4 border-line border-b px-16 py-4 text-small ${isAll ? 'bg-surface text-ink-2' : 'bg-amber-bg text-amber-fg'}`}
    >
      <p role="status">
        {isAll
          ? `${total === 1 ? 'Page' : `All ${countOf(total, 'page')}`} viewed`
          : `${seen.toLocaleString('en')} of ${countOf(total, 'page')} viewed`}
        {left > 0 && `. Showing pages 1–${shown}.`}
      </p>
      {left > 0 && (
        <Button data-unseen-page={seen >= shown || undefined} onPress={onMore}>
          Show the next {Math.min(left, PDF_PAGES_AT_ONCE)}
        </Button>
      )}
      <Button aria-pressed={isText} onPress={() => onText(!isText)}>
        Show as text
      </Button>
      {onDownload && <Button onPress={onDownload}>Download</Button>}
      {hasKeys && total > 1 && (
        <p className="ml-auto max-md:hidden pointer-coarse:hidden">
          <Kbd>n</Kbd> <Kbd>p</Kbd> next and previous page, <Kbd>v</Kbd> mark as viewed
        </p>
      )}
    </div>
  );
}
