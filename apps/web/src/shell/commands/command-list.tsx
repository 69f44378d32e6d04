import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Autocomplete, Dialog, Input, Menu, MenuItem, SearchField } from 'react-aria-components';
import { explainError } from '#shared/errors/error-view.tsx';
import { formatClock } from '#shared/format/time.ts';
import { Kbd } from '#ui/kbd.tsx';
import { flushKeyBuffer } from '#ui/key-buffer.ts';
import { WindowOverlay } from '#ui/window-overlay.tsx';
import { useCommands } from './use-commands.ts';

/**
 * The list of everything that can be gone to and done, narrowed by what is typed; an id leads to what it names, and a name to
 * the projects, files and calendars that are called that.
 */
export function CommandList({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const { commands, found } = useCommands(text, onClose);
  useEffect(flushKeyBuffer, []);
  // The list takes half a second to step onto its first match, and quick people press Enter before that.
  const runFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    // While the list changes, the match that it is on may be gone already.
    const matchId = event.currentTarget.getAttribute('aria-activedescendant');
    const isOnMatch = matchId !== null && document.getElementById(matchId) !== null;
    if (event.key !== 'Enter' || isOnMatch || text.trim() === '') return;
    const [first] = commands;
    if (!first) return;
    event.preventDefault();
    // Else the list would run the command, too, once it has stepped onto it unseen.
    event.stopPropagation();
    first.run();
    onClose();
  };
  return (
    <WindowOverlay
      onClose={onClose}
      className="w-full max-w-560 rounded-dialog border border-line-strong bg-surface shadow-popover"
    >
      <Dialog aria-label="Go to" className="flex max-h-[60vh] flex-col overflow-auto rounded-dialog outline-none">
        {/* The dialog scrolls and not the list: what scrolls has to hold something that takes the focus. */}
        <Autocomplete inputValue={text} onInputChange={setText} filter={isRanked}>
          <SearchField
            aria-label="Screen, action, name, ID or address"
            autoFocus
            className="sticky top-0 shrink-0 border-line border-b bg-surface"
          >
            <Input
              placeholder="Screen, action, name, ID or address"
              onKeyDownCapture={runFirst}
              className="h-44 w-full bg-transparent px-16 text-prose outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
            />
          </SearchField>
          <Menu
            aria-label="Commands"
            items={commands}
            onClose={onClose}
            renderEmptyState={() => (
              <p className="px-12 py-8 text-ink-3">{found.isSearching ? 'Searching' : 'No matches.'}</p>
            )}
            className={clsx(
              'p-4 outline-none',
              text.trim() !== '' && '[&:not(:has([data-focused]))>:first-child]:bg-hover',
            )}
          >
            {({ label, icon: Icon, keys, kind, detail, run }) => (
              <MenuItem
                textValue={label}
                onAction={run}
                className="flex h-32 max-sm:h-44 cursor-default items-center gap-8 rounded-control px-12 outline-none focus:bg-hover"
              >
                <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
                <span className="min-w-0 flex-1 truncate">
                  {label}
                  {detail !== undefined && detail !== '' && <span className="ml-8 text-ink-3">{detail}</span>}
                </span>
                {kind !== undefined && <span className="shrink-0 text-ink-3 text-small">{kind}</span>}
                {keys !== undefined && <Kbd>{keys}</Kbd>}
              </MenuItem>
            )}
          </Menu>
        </Autocomplete>
        {found.isAsked && <FoundLine {...found} />}
      </Dialog>
    </WindowOverlay>
  );
}

/** The commands come ranked: all of them match. */
function isRanked(): boolean {
  return true;
}

type FoundLineProps = Pick<ReturnType<typeof useCommands>['found'], 'isSearching' | 'error' | 'hasMore' | 'asOfMs'>;

/** Where the names come from, and whether they are all. */
function FoundLine({ isSearching, error, hasMore, asOfMs }: FoundLineProps) {
  const found = `Names as of ${formatClock(asOfMs)}${hasMore ? '; more exist' : ''}`;
  return (
    <p role="status" className="sticky bottom-0 border-line border-t bg-surface px-16 py-6 text-ink-3 text-small">
      {error ? `Names could not be searched: ${explainError(error)}` : isSearching ? 'Searching names' : found}
    </p>
  );
}
