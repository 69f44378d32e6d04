import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { ToolButton } from '#ui/buttons/tool-button.tsx';
import { OverlayPart } from '#ui/loading/part.tsx';
import { useDefaultView } from './use-default-view.ts';
import type { ViewMenuProps } from './view-menu-props.ts';

// Lazy-loaded just before it opens.
const ViewPopover = lazyComponent(() => import('./view-popover.tsx'), 'ViewPopover');

/** The button that opens the views of a screen: built-in ones, the team's, and the user's own. */
export function ViewMenu(props: ViewMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useDefaultView(props.screen, props.search, props.onShow);
  return (
    <>
      <ToolButton
        icon={Bookmark}
        label="Views"
        buttonRef={button}
        isExpanded={isOpen}
        onWarm={ViewPopover.preload}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <ViewPopover {...props} triggerRef={button} onClose={() => setIsOpen(false)} />
        </OverlayPart>
      )}
    </>
  );
}
