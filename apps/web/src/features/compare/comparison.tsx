import { countOf } from '@rotunda/api-client/count-of';
import { Equal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { ChangeCount } from '#shared/code/change-count.tsx';
import { type FileChange, findFileChanges, sumChanges } from '#shared/code/file-changes.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { FileComparison, toAnchor } from './file-comparison.tsx';
import { useViewedFiles } from './use-viewed-files.ts';

type ComparisonProps = {
  scriptId: string;
  before: readonly ScriptFile[];
  after: readonly ScriptFile[];
  isSplit: boolean;
  isSpaceIgnored: boolean;
};

/** Lists the files that differ, each with a checkbox for files that the user has viewed. */
export function Comparison({ scriptId, before, after, isSplit, isSpaceIgnored }: ComparisonProps) {
  const changes = useMemo(() => findFileChanges(before, after, { isSpaceIgnored }), [before, after, isSpaceIgnored]);
  const viewed = useViewedFiles(scriptId);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isNarrow = useMediaQuery('(width < 768px)');
  const isOpen = (change: FileChange) => toggled.has(change.title) === viewed.isViewed(change);
  const toggleOpen = ({ title }: FileChange) => {
    const next = new Set(toggled);
    if (!next.delete(title)) next.add(title);
    setToggled(next);
  };
  const toggleViewed = (change: FileChange) => {
    viewed.toggle(change);
    setToggled(new Set([...toggled].filter((title) => title !== change.title)));
  };
  const firstUnviewed = changes.find((change) => !viewed.isViewed(change));
  useShortcut('v', () => firstUnviewed && toggleViewed(firstUnviewed), {
    disabledReason: firstUnviewed ? undefined : 'All changed files are marked as viewed.',
  });
  if (changes.length === 0) {
    return (
      <EmptyState icon={Equal} title="No differences">
        {isSpaceIgnored ? 'Whitespace is ignored.' : 'All files are identical.'}
      </EmptyState>
    );
  }
  const viewedCount = changes.filter((change) => viewed.isViewed(change)).length;
  return (
    <div className="flex min-h-0 flex-1">
      <ChangedFiles changes={changes} isViewed={viewed.isViewed} />
      <div className="min-h-0 min-w-0 flex-1 overflow-auto bg-surface">
        <p role="status" className="flex h-32 items-center gap-8 border-line border-t px-16 text-ink-2 text-small">
          {countOf(changes.length, 'file')}, {viewedCount} viewed
          <ChangeCount {...sumChanges(changes)} />
        </p>
        {changes.map((change) => (
          <FileComparison
            key={change.title}
            change={change}
            isSplit={isSplit && !isNarrow}
            isViewed={viewed.isViewed(change)}
            isOpen={isOpen(change)}
            onToggleViewed={() => toggleViewed(change)}
            onToggleOpen={() => toggleOpen(change)}
          />
        ))}
      </div>
    </div>
  );
}

type ChangedFilesProps = { changes: readonly FileChange[]; isViewed: (change: FileChange) => boolean };

function ChangedFiles({ changes, isViewed }: ChangedFilesProps) {
  return (
    <nav
      aria-label="Changed files"
      className="w-240 shrink-0 overflow-auto border-line border-t border-r bg-surface p-4 max-md:hidden"
    >
      <ul>
        {changes.map((change) => (
          <li key={change.title}>
            <PressButton
              onPress={() => document.getElementById(toAnchor(change))?.scrollIntoView({ block: 'start' })}
              className={`flex h-item w-full cursor-default items-center gap-8 rounded-control px-8 text-left hover:bg-hover ${isViewed(change) ? 'text-ink-3' : ''}`}
            >
              <span className="min-w-0 flex-1 truncate">{change.title}</span>
              <ChangeCount added={change.added} removed={change.removed} />
            </PressButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
