import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { keepPanelWidth, MAX_PANEL_PX, MIN_PANEL_PX, readPanelWidth } from './panel-width.ts';
import { ResizeHandle } from './resize-handle.tsx';
import { useFocusReturn } from './use-focus-return.ts';

/** Panels that are open, oldest first: Escape closes the one that was opened last. */
const openPanels: object[] = [];

export type SidePanelProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Details beside a list: at the right, as wide as the person made it; over the whole page on narrow screens. Escape closes it; the list keeps
 * the focus until the panel is entered, and gets it back.
 */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const [widthPx, setWidthPx] = useState(readPanelWidth);
  const panel = useFocusReturn<HTMLElement>();
  const latestClose = useRef(onClose);
  const [isTold, setIsTold] = useState(false);
  // A live region says only what comes into it once it is there.
  useEffect(() => setIsTold(true), []);
  useEffect(() => {
    latestClose.current = onClose;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && openPanels.at(-1) === latestClose) latestClose.current();
    };
    openPanels.push(latestClose);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      openPanels.splice(openPanels.indexOf(latestClose), 1);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <aside
      ref={panel}
      data-panel
      aria-label={title}
      style={{ flexBasis: widthPx }}
      className="flex shrink-0 flex-col border-line bg-surface max-md:fixed max-md:inset-0 max-md:z-20 md:relative md:border-l"
    >
      <ResizeHandle
        label="Width of the panel"
        widthPx={widthPx}
        minPx={MIN_PANEL_PX}
        maxPx={MAX_PANEL_PX}
        onResize={(next) => {
          setWidthPx(next);
          keepPanelWidth(next);
        }}
      />
      <p aria-live="polite" className="sr-only">
        {isTold && 'Details are open'}
      </p>
      <header className="flex h-44 shrink-0 items-center gap-8 border-line border-b pr-8 pl-16">
        <h2 className="min-w-0 flex-1 truncate font-semibold text-section">{title}</h2>
        <IconButton icon={X} label="Close panel" onPress={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-auto p-16">{children}</div>
    </aside>
  );
}
