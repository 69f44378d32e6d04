import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { type DiffSection, foldRows, toSplitRows } from './fold-rows.ts';
import type { DiffRow } from './line-diff.ts';

type DiffTableProps = { label: string; rows: readonly DiffRow[]; isSplit: boolean };

/** A comparison of two texts, in one column or side by side. Long unchanged stretches unfold on request. */
export function DiffTable({ label, rows, isSplit }: DiffTableProps) {
  const sections = useMemo(() => foldRows(rows), [rows]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  return (
    <table aria-label={label} className="w-full table-fixed border-collapse font-mono text-small leading-20">
      <colgroup>
        {(isSplit ? ['w-40', '', 'w-40', ''] : ['w-40', 'w-40', '']).map((width, index) => (
          <col key={index} className={width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {(isSplit ? ['Line before', 'Before', 'Line after', 'After'] : ['Line before', 'Line after', 'Text']).map(
            (name) => (
              <th key={name} scope="col" className="p-0">
                <span className="sr-only">{name}</span>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {sections.map((section, index) =>
          section.isFolded && !unfolded.has(index) ? (
            <FoldRow
              key={index}
              count={section.rows.length}
              columns={isSplit ? 4 : 3}
              onUnfold={() => setUnfolded(new Set([...unfolded, index]))}
            />
          ) : (
            <SectionRows key={index} section={section} isSplit={isSplit} />
          ),
        )}
      </tbody>
    </table>
  );
}

function FoldRow({ count, columns, onUnfold }: { count: number; columns: number; onUnfold: () => void }) {
  return (
    <tr className="bg-sunken">
      <td colSpan={columns} className="border-line border-y py-2 text-center font-sans">
        <Button kind="quiet" onPress={onUnfold}>
          Show {count} unchanged lines
        </Button>
      </td>
    </tr>
  );
}

function SectionRows({ section, isSplit }: { section: DiffSection; isSplit: boolean }) {
  if (!isSplit) return section.rows.map((row, index) => <UnifiedRow key={index} row={row} />);
  return toSplitRows(section.rows).map(({ left, right }, index) => (
    <tr key={index}>
      <LineNumber line={left && 'oldLine' in left ? left.oldLine : undefined} kind={left?.kind} />
      <LineText row={left} className="border-line border-r" />
      <LineNumber line={right && 'newLine' in right ? right.newLine : undefined} kind={right?.kind} />
      <LineText row={right} />
    </tr>
  ));
}

function UnifiedRow({ row }: { row: DiffRow }) {
  return (
    <tr>
      <LineNumber line={'oldLine' in row ? row.oldLine : undefined} kind={row.kind} />
      <LineNumber line={'newLine' in row ? row.newLine : undefined} kind={row.kind} />
      <LineText row={row} />
    </tr>
  );
}

const FILLS = { same: '', added: 'bg-green-bg', removed: 'bg-red-bg' } as const;
const SIGNS = { same: ' ', added: '+', removed: '-' } as const;

function LineNumber({ line, kind }: { line: number | undefined; kind: DiffRow['kind'] | undefined }) {
  return (
    <td className={clsx('select-none px-4 text-right align-top text-ink-3', kind ? FILLS[kind] : 'bg-sunken')}>
      {line}
    </td>
  );
}

function LineText({ row, className }: { row: DiffRow | undefined; className?: string }) {
  if (!row) return <td className={clsx('bg-sunken', className)} />;
  const parts = row.kind === 'same' ? undefined : row.parts;
  return (
    <td
      className={clsx('pr-8 pl-20 -indent-12 align-top whitespace-pre-wrap wrap-anywhere', FILLS[row.kind], className)}
    >
      <span aria-hidden className="inline-block w-12 select-none indent-0 text-ink-3">
        {SIGNS[row.kind]}
      </span>
      {row.kind !== 'same' && <span className="sr-only">{row.kind}: </span>}
      {parts
        ? parts.map((part, index) => (
            <span
              key={index}
              className={clsx(
                part.isChanged && 'underline decoration-2 underline-offset-2',
                part.isChanged && EDGES[row.kind],
              )}
            >
              {part.text}
            </span>
          ))
        : row.text}
    </td>
  );
}

const EDGES = { same: '', added: 'decoration-green-solid', removed: 'decoration-red-solid' } as const;
