import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ErrorReference } from '#shared/errors/error-reference.tsx';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

type PersonSectionProps<Data> = {
  title: string;
  query: UseQueryResult<Data>;
  /** The text for an empty section. */
  empty: string;
  /** Reports whether the section is empty. */
  isEmpty: (data: Data) => boolean;
  /** The reason why the section is not available to the current user and was not requested, with a remedy if there is one. */
  accessRefusal?: string | undefined;
  remedy?: ReactNode;
  /** A link to all items. */
  more?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** One kind of resource that relates to a person. Each section has its own loading, error and empty states. */
export function PersonSection<Data>({ title, accessRefusal, remedy, more, ...shown }: PersonSectionProps<Data>) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-8 rounded-card border border-line bg-surface p-16"
    >
      <div className="flex items-baseline gap-8">
        <h2 id={id} className="min-w-0 flex-1 font-semibold text-section">
          {title}
        </h2>
        {more}
      </div>
      {accessRefusal === undefined ? (
        <Shown title={title} {...shown} />
      ) : (
        <div className="flex flex-col items-start gap-8">
          <p className="text-ink-2">{accessRefusal}</p>
          {remedy}
        </div>
      )}
    </section>
  );
}

type ShownProps<Data> = Omit<PersonSectionProps<Data>, 'closedBecause' | 'remedy' | 'more'>;

function Shown<Data>({ title, query, empty, isEmpty, children }: ShownProps<Data>) {
  return (
    <>
      {query.isPending && <Skeleton label={`Loading: ${title}`} rows={2} />}
      {isUnreadable(query) && (
        <div role="alert" className="flex flex-col items-start gap-8">
          <div>
            <p className="text-red-fg">Could not be loaded: {explainError(query.error)}</p>
            <ErrorReference error={query.error} />
          </div>
          <Button onPress={() => void query.refetch()}>Try again</Button>
        </div>
      )}
      {query.data !== undefined && (isEmpty(query.data) ? <p className="text-ink-2">{empty}</p> : children(query.data))}
    </>
  );
}
