import { Rss } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ToolButton } from '#ui/buttons/tool-button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import type { FeedSource } from './feeds.ts';

// Loaded when it opens.
const FeedDialog = lazyComponent(() => import('./feed-dialog.tsx'), 'FeedDialog');

type FeedButtonProps = {
  source: FeedSource;
  /** A name to begin with. */
  title: string;
  /** Why no feed can be created now. */
  disabledReason?: string | undefined;
  /** Whether the icon stands alone, where there is no room for the word. */
  isNarrow?: boolean;
};

/** Opens the feeds of the person, with one of what the screen shows to be created. */
export function FeedButton({ source, title, disabledReason, isNarrow = false }: FeedButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      {isNarrow ? (
        <IconButton
          icon={Rss}
          label="Subscribe"
          aria-expanded={isOpen}
          disabledReason={disabledReason}
          onPress={() => setIsOpen(true)}
        />
      ) : (
        <ToolButton
          icon={Rss}
          label="Subscribe"
          isExpanded={isOpen}
          disabledReason={disabledReason}
          onWarm={FeedDialog.preload}
          onPress={() => setIsOpen(true)}
        />
      )}
      {isOpen && (
        <WindowPart onClose={close}>
          <FeedDialog source={source} title={title} onClose={close} />
        </WindowPart>
      )}
    </>
  );
}
