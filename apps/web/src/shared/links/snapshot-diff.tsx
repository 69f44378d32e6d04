import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/format/time.ts';
import { Missing } from '#ui/display/description-list.tsx';
import type { ChangedRow, ListChanges } from './compare-lists.ts';
import type { ListLink } from './list-state.ts';

type Value = ListLink['rows'][number]['values'][number];

const MAX_SHOWN = 100; // Rows per section. To read more, users open the list.
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** Compares a list snapshot with the current list, row by row. Without `changes`, only shows the snapshot. */
export function SnapshotDiff({ link, changes }: { link: ListLink; changes: ListChanges | undefined }) {
  const { changed, added, gone } = changes ?? { changed: [], added: [], gone: link.rows };
  const isEmpty = changed.length + added.length + gone.length === 0;
  return (
    <div className="max-h-[40vh] overflow-auto border-line border-t bg-surface px-16 py-8">
      {isEmpty && <p className="text-ink-2">No rows have changed.</p>}
      <Rows title="Changed" rows={changed} draw={(row) => <Changes row={row} />} />
      <Rows title="New" rows={added} />
      <Rows
        title="No longer listed"
        rows={gone}
        draw={({ values }) => <Then values={values} columns={link.columns} />}
      />
    </div>
  );
}

type RowsProps<Row> = { title: string; rows: readonly Row[]; draw?: (row: Row) => ReactNode };

function Rows<Row extends { rowId: string; label: string }>({ title, rows, draw }: RowsProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section className="py-4">
      <h2 className="font-semibold text-ink-3 text-micro">
        {title} {rows.length.toLocaleString('en')}
      </h2>
      <ul aria-label={title}>
        {rows.slice(0, MAX_SHOWN).map((row) => (
          <li key={row.rowId} className="py-4">
            <span className="font-medium">{row.label}</span>
            {draw?.(row)}
          </li>
        ))}
      </ul>
      {rows.length > MAX_SHOWN && <p className="text-ink-3">The first {MAX_SHOWN} of them.</p>}
    </section>
  );
}

function Changes({ row }: { row: ChangedRow }) {
  return (
    <ul className="flex flex-wrap gap-x-24">
      {row.changes.map(({ header, was, is }) => (
        <li key={header} className="flex flex-wrap items-center gap-x-6">
          <span className="text-ink-3">{header}</span>
          <s className="text-ink-2 no-underline">
            <span className="sr-only">then </span>
            <Shown value={was} />
          </s>
          <ArrowRight size={12} aria-hidden className="text-ink-3" />
          <span>
            <span className="sr-only">now </span>
            <Shown value={is} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Then({ values, columns }: { values: readonly Value[]; columns: ListLink['columns'] }) {
  return (
    <p className="flex flex-wrap gap-x-16 text-ink-2">
      {columns.map(({ columnId, header }, place) => (
        <span key={columnId}>
          <span className="text-ink-3">{header}</span> <Shown value={values[place] ?? null} />
        </span>
      ))}
    </p>
  );
}

function Shown({ value }: { value: Value }) {
  if (value === null || value === '') return <Missing />;
  if (typeof value === 'number') return value.toLocaleString('en');
  return TIME.test(value) ? <time dateTime={value}>{formatDateTime(Date.parse(value))}</time> : value;
}
