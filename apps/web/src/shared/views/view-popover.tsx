import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import { explainError } from '#shared/error-view.tsx';
import { PopoverFrame } from '#ui/popover-frame.tsx';
import { PressButton } from '#ui/press-button.tsx';
import { DeleteView } from './delete-view.tsx';
import { KeepView } from './keep-view.tsx';
import { type View, viewsQuery } from './queries.ts';
import { isSameSearch } from './same-search.ts';
import type { ViewMenuProps, ViewSearch } from './view-menu.tsx';

type ViewPopoverProps = ViewMenuProps & { triggerRef: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** The views of a screen, to be shown, kept and forgotten. */
export function ViewPopover({ screen, systemViews, search, onShow, triggerRef, onClose }: ViewPopoverProps) {
  const views = useQuery(viewsQuery(screen));
  const kept = views.data ?? [];
  const show = (next: ViewSearch) => {
    onShow(next);
    onClose();
  };
  const list = { current: search, onShow: show };
  return (
    <PopoverFrame triggerRef={triggerRef} className="w-320 max-w-[calc(100vw-16px)]" onClose={onClose}>
      <Dialog aria-label="Views" className="flex max-h-[70vh] flex-col gap-8 overflow-auto p-8 outline-none">
        <ViewSection title="Of the console" {...list} views={systemViews} />
        <ViewSection title="Of the team" {...list} views={kept.filter(({ isMine, isTeam }) => isTeam && !isMine)} />
        <ViewSection title="Yours" {...list} views={kept.filter(({ isMine }) => isMine)} />
        {views.error && <p className="px-8 text-red-fg text-small">Kept views: {explainError(views.error)}</p>}
        <KeepView screen={screen} search={search} />
      </Dialog>
    </PopoverFrame>
  );
}

type ViewSectionProps = {
  title: string;
  views: readonly (View | { name: string; search: ViewSearch })[];
  current: ViewSearch;
  onShow: (search: ViewSearch) => void;
};

function ViewSection({ title, views, current, onShow }: ViewSectionProps) {
  if (views.length === 0) return null;
  return (
    <section>
      <h3 className="px-8 py-4 font-semibold text-ink-3 text-micro">{title}</h3>
      <ul aria-label={title}>
        {views.map((view) => {
          const isShown = isSameSearch(view.search, current);
          return (
            <li key={'viewId' in view ? view.viewId : view.name} className="flex items-center gap-4">
              <PressButton
                onPress={() => onShow(view.search)}
                {...(isShown && { 'aria-current': 'true' as const })}
                className={clsx(
                  'flex h-28 min-w-0 flex-1 cursor-default items-center rounded-control px-8 text-left hover:bg-hover',
                  isShown && 'bg-selected font-medium',
                )}
              >
                <span className="truncate">{view.name}</span>
              </PressButton>
              {'viewId' in view && view.isMine && <DeleteView view={view} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
