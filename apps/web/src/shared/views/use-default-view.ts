import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defaultViewsQuery } from './default-views.ts';
import { viewsQuery } from './queries.ts';
import { isSameSearch } from './same-search.ts';
import type { ViewSearch } from './view-menu-props.ts';

const NOTHING: ViewSearch = {};

/** Shows the team's default view once, if a screen was opened without filters and not by a link to its list. */
export function useDefaultView(screen: string, search: ViewSearch, onShow: (search: ViewSearch) => void): void {
  const [isPlain] = useState(() => isSameSearch(search, NOTHING) && window.location.hash === '');
  const viewId = useQuery({ ...defaultViewsQuery, enabled: isPlain }).data?.[screen];
  const views = useQuery({ ...viewsQuery(screen), enabled: isPlain && viewId !== undefined });
  const view = views.data?.find((each) => each.viewId === viewId);
  const isShown = useRef(false);
  const show = useEffectEvent((next: ViewSearch) => {
    if (!isShown.current && isSameSearch(search, NOTHING)) onShow(next);
    isShown.current = true;
  });
  const wanted = view?.search;
  useEffect(() => {
    if (isPlain && wanted) show(wanted);
  }, [isPlain, wanted]);
}
