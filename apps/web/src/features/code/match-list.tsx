import { countOf } from '@rotunda/api-client/count-of';
import { getFileTitle, type ScriptFile } from '#shared/script/script-file.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { findInFiles, type Match } from './find-in-files.ts';

type MatchListProps = { files: readonly ScriptFile[]; wanted: string; onOpen: (file: string, line: number) => void };

/** Lists the matching lines in the files of a project. */
export function MatchList({ files, wanted, onOpen }: MatchListProps) {
  const found = findInFiles(files, wanted);
  const count = found.reduce((sum, { matches }) => sum + matches.length, 0);
  return (
    <section aria-label="Found in files" className="min-h-0 flex-1 overflow-auto p-4">
      <p role="status" className="px-8 py-4 text-ink-3 text-small">
        {count === 0
          ? `No results for “${wanted}”`
          : `${countOf(count, 'line')} in ${found.length} of ${countOf(files.length, 'file')}`}
      </p>
      {found.map(({ file, matches }) => (
        <div key={file.name} className="pb-8">
          <h3 className="px-8 py-4 font-medium text-small">{getFileTitle(file)}</h3>
          <ul>
            {matches.map((match) => (
              <li key={match.line}>
                <MatchButton match={match} onPress={() => onOpen(file.name, match.line)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const CONTEXT = 24; // The number of characters shown before a match.

function MatchButton({ match: { line, text, from, to }, onPress }: { match: Match; onPress: () => void }) {
  const start = Math.max(0, from - CONTEXT);
  const before = text.slice(start, from).trimStart();
  return (
    <PressButton
      onPress={onPress}
      aria-label={`Line ${line}: ${text.trim()}`}
      className="flex min-h-24 w-full cursor-default gap-8 rounded-control px-8 text-left font-mono text-small hover:bg-hover"
    >
      <span className="w-24 shrink-0 text-right text-ink-3">{line}</span>
      <span className="min-w-0 truncate">
        {before}
        <mark className="bg-amber-bg text-amber-fg">{text.slice(from, to)}</mark>
        {text.slice(to)}
      </span>
    </PressButton>
  );
}
