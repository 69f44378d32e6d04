import { useNavigate, useSearch } from '@tanstack/react-router';
import { ViewMenu } from './view-menu.tsx';
import type { SystemView, ViewSearch } from './view-menu-props.ts';

/** The views of a list whose state is entirely in the URL. A view opens no panel. */
export function ScreenViews({ screen, systemViews }: { screen: string; systemViews: readonly SystemView[] }) {
  const search: ViewSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { peek: _peek, ...current } = search;
  return (
    <ViewMenu
      screen={screen}
      systemViews={systemViews}
      search={current}
      // The route drops unknown parameters.
      onShow={(view) => void navigate({ to: '.', search: () => ({ ...view }) })}
    />
  );
}
