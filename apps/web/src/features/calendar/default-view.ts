import type { View } from './view/search.ts';

const NARROW = '(max-width: 767px)'; // Seven days side by side are unreadable there.

/** The view that the calendar opens in when nobody has said which. */
export function defaultView(): View {
  return window.matchMedia(NARROW).matches ? 'agenda' : 'week';
}
