import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components';
import { explainError } from '#shared/errors/error-view.tsx';
import { formatClock } from '#shared/format/time.ts';
import { WindowOverlay } from '#ui/dialogs/window-overlay.tsx';
import { flushKeyBuffer } from '#ui/keyboard/key-buffer.ts';
import { CommandRow } from './command-row.tsx';
import { useActiveCommand } from './use-active-command.ts';
import { useCommands } from './use-commands.ts';

const LABEL = 'Screen, action, name, ID or address';

/**
 * The list of all targets and actions, filtered by the typed text. A pasted ID leads to its resource, and a name to the projects,
 * files and calendars with that name. React Aria's list took most of the time of a key press, because it renders all its items
 * with each of them.
 */
export function CommandList({ onClose }: { onClose: () => void }) {
  const listId = useId();
  const [text, setText] = useState('');
  const { commands, found } = useCommands(text, onClose);
  const ids = commands.map(({ id }) => id);
  const { active, spoken, choose, step } = useActiveCommand(ids, text.trim());
  const field = useRef<HTMLInputElement>(null);
  // Runs as soon as the field exists, because a key pressed before would reach the page.
  useLayoutEffect(() => {
    field.current?.focus();
    flushKeyBuffer();
  }, []);
  const run = (commandId: string) => {
    const command = commands.find(({ id }) => id === commandId);
    if (!command) return;
    command.run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active !== undefined) run(active);
    else if (event.key === 'Escape' && text !== '') setText('');
    else {
      const next = step(event.key);
      if (next === undefined) return;
      document.getElementById(getRowId(listId, next))?.scrollIntoView({ block: 'nearest' });
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const [onPoint, onRun] = [useLatest(choose), useLatest(run)];
  return (
    <WindowOverlay
      onClose={onClose}
      className="w-full max-w-560 rounded-dialog border border-line-strong bg-surface shadow-popover"
    >
      <Dialog aria-label="Go to" className="flex max-h-[60vh] flex-col overflow-auto rounded-dialog outline-none">
        {/* The dialog scrolls and not the list: what scrolls has to hold something that takes the focus. */}
        <input
          ref={field}
          type="search"
          aria-label={LABEL}
          placeholder={LABEL}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={spoken === undefined ? undefined : getRowId(listId, spoken)}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          className="sticky top-0 h-44 w-full shrink-0 rounded-t-dialog border-line border-b bg-surface px-16 text-prose outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
        />
        {commands.length > 0 ? (
          <div id={listId} role="menu" aria-label="Commands" className="p-4">
            {commands.map(({ id, label, icon, keys, kind, detail }) => (
              <CommandRow
                key={id}
                commandId={id}
                rowId={getRowId(listId, id)}
                isActive={id === active}
                onPoint={onPoint}
                onRun={onRun}
                label={label}
                icon={icon}
                keys={keys}
                detail={detail}
                {...(kind !== undefined && { kind })}
              />
            ))}
          </div>
        ) : (
          <p className="px-16 py-12 text-ink-3">{found.isSearching ? 'Searching' : 'No matches.'}</p>
        )}
        {found.isAsked && <FoundLine {...found} />}
      </Dialog>
    </WindowOverlay>
  );
}

function getRowId(listId: string, commandId: string): string {
  return `${listId}-${encodeURIComponent(commandId)}`;
}

/** Returns a referentially stable function that calls the latest one. */
function useLatest(act: (id: string) => void): (id: string) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((id) => latest.current(id), []);
}

type FoundLineProps = Pick<ReturnType<typeof useCommands>['found'], 'isSearching' | 'error' | 'hasMore' | 'asOfMs'>;

/** Shows the source of the names, and whether they are complete. */
function FoundLine({ isSearching, error, hasMore, asOfMs }: FoundLineProps) {
  const found = `Names as of ${formatClock(asOfMs)}${hasMore ? '; more exist' : ''}`;
  return (
    <p role="status" className="sticky bottom-0 border-line border-t bg-surface px-16 py-6 text-ink-3 text-small">
      {error ? `Names could not be searched: ${explainError(error)}` : isSearching ? 'Searching names' : found}
    </p>
  );
}
