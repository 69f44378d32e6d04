import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import { explainError } from '#shared/errors/error-view.tsx';
import { useSession } from '#shared/session/session.ts';
import { PopoverFrame } from '#ui/popovers/popover-frame.tsx';
import { changeDefaultView, defaultViewsQuery } from './default-views.ts';
import { type View, viewsQuery } from './queries.ts';
import { isSameSearch } from './same-search.ts';
import { SaveView } from './save-view.tsx';
import type { SystemView, ViewMenuProps, ViewSearch } from './view-menu-props.ts';
import { ViewRow } from './view-row.tsx';

type ViewPopoverProps = ViewMenuProps & { triggerRef: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** The views of a screen, to show, save and delete. */
export function ViewPopover({ screen, systemViews, search, onShow, triggerRef, onClose }: ViewPopoverProps) {
  const views = useQuery(viewsQuery(screen));
  const retained = views.data ?? [];
  const show = (next: ViewSearch) => {
    onShow(next);
    onClose();
  };
  const defaults = useDefaults(screen);
  const list = { current: search, onShow: show, defaults };
  return (
    <PopoverFrame triggerRef={triggerRef} className="w-320 max-w-[calc(100vw-16px)]" onClose={onClose}>
      <Dialog aria-label="Views" className="flex max-h-[70vh] flex-col gap-8 overflow-auto p-8 outline-none">
        <ViewSection title="Built-in" {...list} views={systemViews} />
        <ViewSection title="Team" {...list} views={retained.filter(({ isMine, isTeam }) => isTeam && !isMine)} />
        <ViewSection title="Yours" {...list} views={retained.filter(({ isMine }) => isMine)} />
        {defaults.error && <p className="px-8 text-red-fg text-small">Default view: {explainError(defaults.error)}</p>}
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
  defaults: Defaults;
};

function ViewSection({ title, views, current, onShow, defaults }: ViewSectionProps) {
  if (views.length === 0) return null;
  return (
    <section>
      <h2 className="px-8 py-4 font-semibold text-ink-3 text-micro">{title}</h2>
      <ul aria-label={title}>
        {views.map((view) => (
          <ViewRow
            key={'viewId' in view ? view.viewId : view.name}
            view={view}
            isShown={isSameSearch(view.search, current)}
            onShow={() => onShow(view.search)}
            {...('viewId' in view && view.isTeam && defaults.of(view.viewId))}
          />
        ))}
      </ul>
    </section>
  );
}

type Defaults = {
  error: Error | null;
  /** Reports whether a view is the default, and the action that changes this. */
  of: (viewId: string) => { isDefault: boolean; onDefault: (() => void) | undefined };
};

/** Returns the team's default view of a screen, which operators can change. */
function useDefaults(screen: string): Defaults {
  const isOperator = useSession().roles.includes('operator');
  const client = useQueryClient();
  const current = useQuery(defaultViewsQuery).data?.[screen];
  const change = useMutation({
    mutationFn: (viewId: string | undefined) => changeDefaultView(screen, viewId),
    onSuccess: (views) => client.setQueryData(defaultViewsQuery.queryKey, views),
  });
  return {
    error: change.error,
    of: (viewId) => {
      const isDefault = viewId === current;
      return { isDefault, onDefault: isOperator ? () => change.mutate(isDefault ? undefined : viewId) : undefined };
    },
  };
}
