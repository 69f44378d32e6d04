import { countOf } from '@rotunda/api-client/count-of';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { limitText } from '#shared/code/limit-text.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { Draft } from './draft.ts';
import { countConflicts, type FileMerge, mergeFiles, toMergedFiles } from './merge-files.ts';
import type { MergeChoice } from './merge-texts.ts';

type MergeViewProps = {
  draft: Draft;
  /** The files currently saved at HEAD. */
  head: readonly ScriptFile[];
  /** Replaces the draft with the merged files, based on HEAD. */
  onMerged: (draft: Draft) => void;
  onClose: () => void;
};

const STATES: Readonly<Record<FileMerge['state'], string>> = {
  same: 'the same in both',
  mine: 'changed in the draft only',
  theirs: 'changed in HEAD only',
  both: 'changed in both, in different places',
  conflict: 'changed in both, in the same place',
};

/** Merges a draft with a HEAD that another user has changed since. */
export function MergeView({ draft, head, onMerged, onClose }: MergeViewProps) {
  const merges = useMemo(() => mergeFiles(draft.base, draft.files, head), [draft, head]);
  const [choices, setChoices] = useState<ReadonlyMap<string, readonly (MergeChoice | undefined)[]>>(new Map());
  const getChoices = (title: string) => choices.get(title) ?? [];
  const countChoices = (title: string) => getChoices(title).filter((choice) => choice !== undefined).length;
  const total = merges.reduce((sum, merge) => sum + countConflicts(merge), 0);
  const open = merges.reduce((left, { title }) => left - countChoices(title), total);
  const choose = (title: string, index: number, choice: MergeChoice) => {
    const next = [...getChoices(title)];
    next[index] = choice;
    setChoices(new Map([...choices, [title, next]]));
  };
  const changed = merges.filter(({ state }) => state !== 'same');
  return (
    <section aria-labelledby="merge" className="min-h-0 flex-1 overflow-auto border-line border-t bg-surface">
      <header className="sticky top-0 z-10 flex flex-wrap items-center gap-12 border-line border-b bg-amber-bg px-16 py-8 text-amber-fg">
        <div className="mr-auto">
          <h2 id="merge" className="font-semibold text-section">
            HEAD has changed since you started this draft
          </h2>
          <p role="status">{describeConflicts(total, open)}</p>
        </div>
        <Button onPress={onClose}>Back to the draft</Button>
        <Button
          kind="primary"
          disabledReason={open > 0 ? 'Resolve every conflict first.' : undefined}
          onPress={() => onMerged({ base: head, files: toMergedFiles(merges, getChoices) })}
        >
          Use the merged files
        </Button>
      </header>
      <div className="flex flex-col gap-16 p-16">
        {changed.map((merge) => (
          <FileMergeView
            key={merge.title}
            merge={merge}
            choices={getChoices(merge.title)}
            onChoose={(index, choice) => choose(merge.title, index, choice)}
          />
        ))}
      </div>
    </section>
  );
}

function describeConflicts(total: number, open: number): string {
  if (open > 0) return `${countOf(open, 'conflict')} to resolve.`;
  return total > 0 ? 'All conflicts are resolved.' : 'No conflicts.';
}

type FileMergeViewProps = {
  merge: FileMerge;
  choices: readonly (MergeChoice | undefined)[];
  onChoose: (index: number, choice: MergeChoice) => void;
};

const CONFLICTS_AT_ONCE = 50;
const MAX_SIDE_CHARACTERS = 20_000; // Per side. More would block the page.

function FileMergeView({ merge, choices, onChoose }: FileMergeViewProps) {
  const [count, setCount] = useState(CONFLICTS_AT_ONCE);
  const conflicts = merge.pieces.filter((piece) => piece.kind === 'conflict');
  const isWhole = merge.state === 'conflict' && merge.pieces.length === 0;
  const whole = {
    mine: merge.mine?.source.split('\n') ?? ['(removed)'],
    theirs: merge.theirs?.source.split('\n') ?? ['(removed)'],
  };
  return (
    <section aria-label={merge.title} className="rounded-card border border-line">
      <h3 className="flex min-h-36 flex-wrap items-center gap-x-12 px-12 font-medium">
        {merge.title} <span className="font-normal text-ink-2">{STATES[merge.state]}</span>
      </h3>
      {(isWhole ? [whole] : conflicts).slice(0, count).map((conflict, index) => (
        <Conflict
          key={index}
          name={`${merge.title}, change ${index + 1}`}
          {...conflict}
          canRetainBoth={!isWhole}
          choice={choices[index]}
          onChoose={(choice) => onChoose(index, choice)}
        />
      ))}
      {conflicts.length > count && (
        <p className="border-line border-t p-12">
          <Button onPress={() => setCount(count + CONFLICTS_AT_ONCE)}>
            Show more of {countOf(conflicts.length, 'conflict')}
          </Button>
        </p>
      )}
    </section>
  );
}

type ConflictProps = {
  name: string;
  mine: readonly string[];
  theirs: readonly string[];
  canRetainBoth: boolean;
  choice: MergeChoice | undefined;
  onChoose: (choice: MergeChoice) => void;
};

function Conflict({ name, mine, theirs, canRetainBoth, choice, onChoose }: ConflictProps) {
  return (
    <fieldset className="border-line border-t p-12">
      <legend className="sr-only">{name}</legend>
      <div className="grid gap-12 sm:grid-cols-2">
        <Side title="Draft" lines={mine} isChosen={choice === 'mine' || choice === 'both'} />
        <Side title="HEAD" lines={theirs} isChosen={choice === 'theirs' || choice === 'both'} />
      </div>
      <div className="mt-8 flex flex-wrap gap-8">
        <Button aria-pressed={choice === 'mine'} onPress={() => onChoose('mine')}>
          Use draft
        </Button>
        <Button aria-pressed={choice === 'theirs'} onPress={() => onChoose('theirs')}>
          Use HEAD
        </Button>
        {canRetainBoth && (
          <Button aria-pressed={choice === 'both'} onPress={() => onChoose('both')}>
            Use both
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Side({ title, lines, isChosen }: { title: string; lines: readonly string[]; isChosen: boolean }) {
  const { shown, hiddenCount } = limitText(lines.join('\n'), MAX_SIDE_CHARACTERS);
  return (
    <div className={clsx('min-w-0 rounded-control border', isChosen ? 'border-accent bg-selected' : 'border-line')}>
      <p className="px-8 py-4 text-ink-2 text-small">
        {title}
        {isChosen && ', kept'}
      </p>
      <pre className="px-8 pb-8 font-mono text-small leading-20 whitespace-pre-wrap break-all">
        {lines.length === 0 ? '(nothing)' : shown}
        {hiddenCount > 0 && <em className="text-ink-3"> … {countOf(hiddenCount, 'more character')}</em>}
      </pre>
    </div>
  );
}
