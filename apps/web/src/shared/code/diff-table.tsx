import { countOf } from '@rotunda/api-client/count-of';
import { clsx } from 'clsx';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { type DiffSection, type DrawnSection, foldRows, limitLines, toSplitRows } from './fold-rows.ts';
import { limitText } from './limit-text.ts';
import type { DiffRow } from './line-diff.ts';

type DiffTableProps = { label: string; rows: readonly DiffRow[]; isSplit: boolean };

type SectionTableProps = { label: string; sections: readonly DiffSection[]; isSplit: boolean };

const LINES_AT_ONCE = 500; // Rendering more would block the page.
const MAX_LINE_CHARACTERS = 5000;

/**
 * A diff of two texts, in one column or side by side. Long unchanged sections expand on request, as does the rest of a very long
 * diff.
 */
export function DiffTable({ rows, ...props }: DiffTableProps) {
  return <SectionTable {...props} sections={useMemo(() => foldRows(rows), [rows])} />;
}

/** The same for a diff that is already folded. */
export function SectionTable({ label, sections, isSplit }: SectionTableProps) {
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
      {isSplit ? <SplitLines sections={sections} /> : <UnifiedLines sections={sections} />}
    </table>
  );
}

function SplitLines({ sections }: { sections: readonly DiffSection[] }) {
  const pairs = useMemo(
    () => sections.map(({ rows, ...section }) => ({ ...section, lines: toSplitRows(rows) })),
    [sections],
  );
  return (
    <Lines
      sections={pairs}
      columns={4}
      draw={({ left, right }, index) => (
        <tr key={index}>
          <LineNumber line={left && 'oldLine' in left ? left.oldLine : undefined} kind={left?.kind} />
          <LineText row={left} className="border-line border-r" />
          <LineNumber line={right && 'newLine' in right ? right.newLine : undefined} kind={right?.kind} />
          <LineText row={right} />
        </tr>
      )}
    />
  );
}

function UnifiedLines({ sections }: { sections: readonly DiffSection[] }) {
  const lines = useMemo(() => sections.map(({ rows, ...section }) => ({ ...section, lines: rows })), [sections]);
  return <Lines sections={lines} columns={3} draw={(row, index) => <UnifiedRow key={index} row={row} />} />;
}

type LinesProps<Line> = {
  sections: readonly DrawnSection<Line>[];
  columns: number;
  draw: (line: Line, index: number) => ReactNode;
};

function Lines<Line>({ sections, columns, draw }: LinesProps<Line>) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [count, setCount] = useState(LINES_AT_ONCE);
  const isFolded = (section: DrawnSection<Line>, index: number) => section.isFolded && !unfolded.has(index);
  const { sections: shown, restCount } = limitLines(sections, isFolded, count);
  return (
    <tbody>
      {shown.map((section, index) =>
        section.omittedCount !== undefined ? (
          <WideRow key={index} columns={columns}>
            <p className="py-4 text-ink-3">{countOf(section.omittedCount, 'unchanged line')}, too many to show</p>
          </WideRow>
        ) : isFolded(section, index) ? (
          <ButtonRow key={index} columns={columns} onPress={() => setUnfolded(new Set([...unfolded, index]))}>
            Show {countOf(section.lines.length, 'unchanged line')}
          </ButtonRow>
        ) : (
          section.lines.map(draw)
        ),
      )}
      {restCount > 0 && (
        <ButtonRow columns={columns} onPress={() => setCount(count + LINES_AT_ONCE)}>
          {restCount > LINES_AT_ONCE
            ? `Show ${LINES_AT_ONCE} more of ${countOf(restCount, 'line')}`
            : `Show ${countOf(restCount, 'more line')}`}
        </ButtonRow>
      )}
    </tbody>
  );
}

type ButtonRowProps = { columns: number; onPress: () => void; children: ReactNode };

function ButtonRow({ columns, onPress, children }: ButtonRowProps) {
  return (
    <WideRow columns={columns}>
      <Button kind="quiet" onPress={onPress}>
        {children}
      </Button>
    </WideRow>
  );
}

function WideRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className="bg-sunken">
      <td colSpan={columns} className="border-line border-y py-2 text-center font-sans">
        {children}
      </td>
    </tr>
  );
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
  const { shown, hiddenCount } = limitText(row.text, MAX_LINE_CHARACTERS);
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
        : shown}
      {hiddenCount > 0 && <em className="text-ink-3"> … {countOf(hiddenCount, 'more character')}</em>}
    </td>
  );
}

const EDGES = { same: '', added: 'decoration-green-solid', removed: 'decoration-red-solid' } as const;
