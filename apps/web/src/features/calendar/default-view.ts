import type { View } from './view/search.ts';

const NARROW = '(max-width: 767px)'; // Seven days side by side are unreadable on these screens.

/** Returns the default view of the calendar. */
export function getDefaultView(): View {
  return window.matchMedia(NARROW).matches ? 'agenda' : 'week';
}
