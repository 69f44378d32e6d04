import type { UseQueryResult } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { storeEmptyPanel } from './empty-panels.ts';
import { useLastHeight } from './use-last-height.ts';

type HomePanelProps<Data> = {
  title: string;
  /** The link to all items. */
  link: Pick<LinkProps, 'to' | 'search'>;
  /** The shortcut key that moves to the panel. */
  shortcut: string;
  query: UseQueryResult<Data>;
  /** The height of the panel with all rows, reserved on a first visit. */
  firstPx?: number;
  /** The total number, if known. Text if only a lower bound is known. */
  count?: ((data: Data) => number | string | undefined) | undefined;
  /** The text for an empty panel. */
  empty: string | ((data: Data) => string);
  isEmpty: (data: Data) => boolean;
  /** The content at the end of the panel, also while loading. */
  foot?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A panel of Home: a few rows, and a link to the screen with all of them. */
export function HomePanel<Data>(props: HomePanelProps<Data>) {
  const { title, link, shortcut, query, firstPx = FIVE_ROWS_PX, count, empty, isEmpty, foot, children } = props;
  const id = useId();
  const heading = useRef<HTMLAnchorElement>(null);
  useShortcut(shortcut, () => heading.current?.focus());
  const { ref, lastPx } = useLastHeight(`rotunda.home.${title}`, !isUnreadable(query));
  const total = query.data === undefined ? undefined : count?.(query.data);
  const hasNothing = query.data === undefined ? undefined : isEmpty(query.data);
  useEffect(() => {
    if (hasNothing !== undefined) storeEmptyPanel(title, hasNothing);
  }, [title, hasNothing]);
  return (
    // Unused space of a first visit stays reserved, so that nothing below moves.
    <div className="flex min-w-0 flex-col" style={lastPx === undefined ? { minHeight: firstPx } : undefined}>
      <section
        ref={ref}
        aria-labelledby={id}
        style={query.isPending ? { height: lastPx, overflow: 'clip' } : undefined}
        className={clsx(
          'flex min-w-0 flex-col rounded-card border border-line bg-surface',
          !hasNothing && 'flex-1',
          !hasNothing && !query.isPending && 'sm:min-h-210',
        )}
      >
        <h2
          id={id}
          className={clsx('flex h-40 items-center gap-8 px-16 font-semibold', !hasNothing && 'border-line border-b')}
        >
          <Link
            {...link}
            ref={heading}
            data-tooltip={title}
            data-key={shortcut}
            className="word-target truncate hover:underline"
          >
            {title} {total !== undefined && total !== 0 && <span className="ml-2 text-ink-3">{total}</span>}
          </Link>
        </h2>
        {query.isPending && (
          <div className="py-4">
            <Skeleton label={`Loading: ${title}`} rows={5} rowClass="h-32 max-sm:h-44" />
          </div>
        )}
        {isUnreadable(query) && (
          <ErrorView
            isCompact
            error={query.error}
            title={`${title} could not be loaded`}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data !== undefined &&
          !isUnreadable(query) &&
          (isEmpty(query.data) ? (
            <p className="-mt-4 px-16 pb-12 text-ink-2">{typeof empty === 'string' ? empty : empty(query.data)}</p>
          ) : (
            <ErrorBoundary name={title}>
              <PanelBody data={query.data} show={children} />
            </ErrorBoundary>
          ))}
        {foot}
      </section>
    </div>
  );
}

const FIVE_ROWS_PX = 210;

/** The content of a panel. A separate component, so that its errors reach the enclosing error boundary. */
function PanelBody<Data>({ data, show }: { data: Data; show: (data: Data) => ReactNode }) {
  return show(data);
}

/** The rows of a panel. */
export function PanelList({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col py-4">{children}</ul>;
}

type PanelRowProps = {
  link: LinkProps;
  title: string;
  /** The relevant details of the resource. */
  detail?: ReactNode;
  /** The age or time of the resource. Never truncated. */
  time?: ReactNode;
  /** The content below the link, which may contain other links. */
  children?: ReactNode;
};

/** A row of a panel: a link, with the details of the resource at its end. */
export function PanelRow({ link, title, detail, time, children }: PanelRowProps) {
  return (
    <li>
      <Link {...link} className="flex min-h-32 items-center px-16 max-sm:min-h-44 hover:bg-hover">
        <span className="mr-auto min-w-0 truncate pr-12">{title}</span>
        {/* The name is what one looks for: the rest gives way first. */}
        {detail && (
          <span className="min-w-0 shrink-4 truncate text-ink-3 text-small">
            {detail}
            {time && ','}
          </span>
        )}
        {time && (
          <span className="shrink-0 whitespace-pre text-ink-3 text-small">
            {detail && ' '}
            {time}
          </span>
        )}
      </Link>
      {children}
    </li>
  );
}
