import { clsx } from 'clsx';
import { Pencil, Star } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { DeleteView } from './delete-view.tsx';
import type { View } from './queries.ts';
import { RenameView } from './rename-view.tsx';
import type { SystemView } from './view-menu-props.ts';

type ViewRowProps = {
  view: View | SystemView;
  /** Whether the screen currently shows this view. */
  isShown: boolean;
  onShow: () => void;
  /** Whether this view is the default of the screen. */
  isDefault?: boolean;
  /** Sets or removes the view as the default for everyone. Undefined for users who may not change it. */
  onDefault?: (() => void) | undefined;
};

/** A view in the list of views. Pressing it shows the view; users can rename and delete their own. */
export function ViewRow({ view, isShown, onShow, isDefault = false, onDefault }: ViewRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const own = 'viewId' in view && view.isMine ? view : undefined;
  const wasRenaming = useRef(false);
  useLayoutEffect(() => {
    // The focused field was removed.
    if (wasRenaming.current && !isRenaming) row.current?.querySelector('button')?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return (
    <li ref={row} className="flex items-center gap-4">
      {own && isRenaming ? (
        <RenameView view={own} onDone={() => setIsRenaming(false)} />
      ) : (
        <>
          <PressButton
            onPress={onShow}
            {...(isShown && { 'aria-current': 'true' as const })}
            className={clsx(
              'flex h-item min-w-0 flex-1 cursor-default items-center rounded-control px-8 text-left hover:bg-hover',
              isShown && 'bg-selected font-medium',
            )}
          >
            <span className="truncate">{view.name}</span>
            {isDefault && <span className="ml-auto pl-8 text-ink-3 text-small">Default</span>}
          </PressButton>
          {onDefault && (
            <IconButton
              icon={Star}
              label={isDefault ? `Stop opening with ${view.name}` : `Open with ${view.name} for everyone`}
              isActive={isDefault}
              aria-pressed={isDefault}
              onPress={onDefault}
            />
          )}
          {own && (
            <>
              <IconButton icon={Pencil} label={`Rename the view ${own.name}`} onPress={() => setIsRenaming(true)} />
              <DeleteView view={own} />
            </>
          )}
        </>
      )}
    </li>
  );
}
