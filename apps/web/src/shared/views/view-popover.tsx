import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import { explainError } from '#shared/errors/error-view.tsx';
import { PopoverFrame } from '#ui/popover-frame.tsx';
import { type View, viewsQuery } from './queries.ts';
import { isSameSearch } from './same-search.ts';
import { SaveView } from './save-view.tsx';
import type { SystemView, ViewMenuProps, ViewSearch } from './view-menu-props.ts';
import { ViewRow } from './view-row.tsx';

type ViewPopoverProps = ViewMenuProps & { triggerRef: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** The views of a screen, to be shown, kept and forgotten. */
export function ViewPopover({ screen, systemViews, search, onShow, triggerRef, onClose }: ViewPopoverProps) {
  const views = useQuery(viewsQuery(screen));
  const retained = views.data ?? [];
  const show = (next: ViewSearch) => {
    onShow(next);
    onClose();
  };
  const list = { current: search, onShow: show };
  return (
    <PopoverFrame triggerRef={triggerRef} className="w-320 max-w-[calc(100vw-16px)]" onClose={onClose}>
      <Dialog aria-label="Views" className="flex max-h-[70vh] flex-col gap-8 overflow-auto p-8 outline-none">
        <ViewSection title="Built-in" {...list} views={systemViews} />
        <ViewSection title="Team" {...list} views={retained.filter(({ isMine, isTeam }) => isTeam && !isMine)} />
        <ViewSection title="Yours" {...list} views={retained.filter(({ isMine }) => isMine)} />
        {views.error && <p className="px-8 text-red-fg text-small">Saved views: {explainError(views.error)}</p>}
        <SaveView screen={screen} search={search} />
      </Dialog>
    </PopoverFrame>
  );
}

type ViewSectionProps = {
  title: string;
  views: readonly (View | SystemView)[];
  current: ViewSearch;
  onShow: (search: ViewSearch) => void;
};

function ViewSection({ title, views, current, onShow }: ViewSectionProps) {
  if (views.length === 0) return null;
  return (
    <section>
      <h3 className="px-8 py-4 font-semibold text-ink-3 text-micro">{title}</h3>
      <ul aria-label={title}>
        {views.map((view) => (
          <ViewRow
            key={'viewId' in view ? view.viewId : view.name}
            view={view}
            isShown={isSameSearch(view.search, current)}
            onShow={() => onShow(view.search)}
          />
        ))}
      </ul>
    </section>
  );
}
