import { Rss } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ToolButton } from '#ui/buttons/tool-button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import type { FeedSource } from './feeds.ts';

// Lazy-loaded on first open.
const FeedDialog = lazyComponent(() => import('./feed-dialog.tsx'), 'FeedDialog');

type FeedButtonProps = {
  source: FeedSource;
  /** The suggested name. */
  title: string;
  /** The reason why no feed can be created now. */
  disabledReason?: string | undefined;
  /** Whether to show only the icon, if there is no room for the label. */
  isNarrow?: boolean;
};

/** Opens the list of the user's feeds, with an option to create one from what the screen shows. */
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
