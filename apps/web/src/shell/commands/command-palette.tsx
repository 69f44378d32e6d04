import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { Kbd } from '#ui/keyboard/kbd.tsx';
import { WindowPart } from '#ui/loading/part.tsx';

// Lazy-loaded just before it opens.
const CommandList = lazyComponent(() => import('./command-list.tsx'), 'CommandList');

/** The field in the top bar that opens the list of all targets and actions, also with Ctrl+K and Cmd+K. */
export function CommandPalette() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setIsOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <PressButton
        data-tooltip="Search or go to"
        aria-haspopup="dialog"
        onWarm={CommandList.preload}
        onPress={() => setIsOpen(true)}
        className="flex h-28 w-360 min-w-0 cursor-default items-center justify-between gap-8 rounded-control border border-line bg-canvas pr-4 pl-8 text-ink-3 hover:bg-hover max-sm:size-40 max-sm:justify-center max-sm:border-transparent max-sm:bg-transparent max-sm:p-0"
      >
        <Search size={18} strokeWidth={1.75} aria-hidden className="sm:hidden" />
        <span className="truncate max-sm:sr-only">Search or go to</span>
        <span className="max-sm:hidden">
          <Kbd>Ctrl K</Kbd>
        </span>
      </PressButton>
      {isOpen && (
        <WindowPart onClose={() => setIsOpen(false)}>
          <CommandList onClose={() => setIsOpen(false)} />
        </WindowPart>
      )}
    </>
  );
}
