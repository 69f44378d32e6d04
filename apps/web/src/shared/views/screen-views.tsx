import { useNavigate, useSearch } from '@tanstack/react-router';
import { ViewMenu } from './view-menu.tsx';
import type { SystemView, ViewSearch } from './view-menu-props.ts';

/** The views of a list whose state is all in the address. A view opens no panel. */
export function ScreenViews({ screen, systemViews }: { screen: string; systemViews: readonly SystemView[] }) {
  const search: ViewSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { peek: _peek, ...current } = search;
  return (
    <ViewMenu
      screen={screen}
      systemViews={systemViews}
      search={current}
      // The route drops what it does not know.
      onShow={(view) => void navigate({ to: '.', search: () => ({ ...view }) })}
    />
  );
}
