import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAX_PANEL_PX, MIN_PANEL_PX, readPanelWidth, storePanelWidth } from '#ui/browser/panel-width.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useFocusReturn } from '#ui/focus/use-focus-return.ts';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import { useCoveredPage } from './use-covered-page.ts';

/** The open panels, oldest first. Escape closes the most recently opened one. */
const openPanels: object[] = [];

export type SidePanelProps = {
  title: string;
  /** The ID of the panel, for the button that opens it (`aria-controls`). */
  id?: string;
  /**
   * Whether the panel takes focus when it opens, because it was opened explicitly and not for a row from which the user may move
   * on.
   */
  takesFocus?: boolean;
  onClose: () => void;
  /** The content that stays visible below the details, such as the decision on them. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * Details beside a list: on the right, with a width set by the user; on narrow screens over the whole page. Escape closes it. The
 * list keeps the focus until the user enters the panel with F6 or Tab, and gets it back afterwards.
 */
export function SidePanel({ title, id, takesFocus = false, onClose, foot, children }: SidePanelProps) {
  const [widthPx, setWidthPx] = useState(readPanelWidth);
  const panel = useRef<HTMLElement>(null);
  useCoveredPage(panel);
  useFocusReturn(panel);
  const close = useEffectEvent(onClose);
  const [announcement, setAnnouncement] = useState('');
  // Screen readers announce only changes of a live region, so its text is set after rendering. The list announces later changes of
  // the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, when the panel opens
  useEffect(() => setAnnouncement(`${title} panel, opened`), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the panel opens
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && openPanels.at(-1) === panel) close();
    };
    openPanels.push(panel);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      openPanels.splice(openPanels.indexOf(panel), 1);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <aside
      ref={panel}
      id={id}
      data-panel
      aria-label={title}
      tabIndex={-1}
      style={{ flexBasis: widthPx }}
      className="flex shrink-0 flex-col border-line bg-surface focus-visible:-outline-offset-2 max-md:fixed max-md:inset-0 max-md:top-(--below-messages) max-md:z-20 md:relative md:border-l"
    >
      <ResizeHandle
        label="Width of the panel"
        widthPx={widthPx}
        minPx={MIN_PANEL_PX}
        maxPx={MAX_PANEL_PX}
        onResize={(next) => {
          setWidthPx(next);
          storePanelWidth(next);
        }}
      />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <header className="flex h-44 shrink-0 items-center gap-8 border-line border-b pr-8 pl-16">
        <h2 className="min-w-0 flex-1 truncate font-semibold text-section">{title}</h2>
        <IconButton icon={X} label="Close panel" onPress={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-auto p-16">
        <ErrorBoundary name={title}>{children}</ErrorBoundary>
      </div>
      {foot && <div className="shrink-0 border-line border-t px-16 py-8 has-[>:empty]:hidden">{foot}</div>}
    </aside>
  );
}
