import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

export type SidePanelProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Details beside a list: 440 px at the right, over the whole page on narrow screens. Escape closes it; the list keeps
 * the focus until the panel is entered.
 */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latestClose.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <aside
      aria-label={title}
      className="fixed inset-0 z-20 flex w-full shrink-0 flex-col border-line bg-surface md:static md:w-440 md:border-l"
    >
      <header className="flex h-44 shrink-0 items-center gap-8 border-line border-b pr-8 pl-16">
        <h2 className="min-w-0 flex-1 truncate font-semibold text-section">{title}</h2>
        <IconButton icon={X} label="Close panel" onPress={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-auto p-16">{children}</div>
    </aside>
  );
}
