import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { Occurrence } from '#shared/calendar/occurrence.ts';

/**
 * Returns the style of an event for its colour, type and state. Text always uses the ink colour, to stay readable on any colour.
 */
export function getEventStyle({ color, type, state }: Pick<Occurrence, 'color' | 'type' | 'state'>): {
  className: string;
  style: CSSProperties;
} {
  const isOpenQuestion = state === 'tentative' || state === 'unanswered';
  const isOff = state === 'declined' || state === 'cancelled';
  // A light colour alone would leave no visible edge on a light surface. The contrast is at least 3:1 (WCAG 2.2, 1.4.11).
  const edge = `color-mix(in oklab, ${color} 30%, var(--ink-2))`;
  return {
    className: clsx(
      'rounded-control border border-l-3 text-left text-ink text-small',
      isOpenQuestion && 'border-dashed [border-left-style:solid]',
      isOff && 'line-through',
    ),
    style: {
      // Sets each side separately, because `borderColor` beside one of its sides would be lost when an event changes in place.
      borderTopColor: edge,
      borderRightColor: edge,
      borderBottomColor: edge,
      borderLeftColor: color,
      background: getBackground(color, type, isOpenQuestion || isOff),
    },
  };
}

function getBackground(color: string, type: string, isEmpty: boolean): string {
  // Not oklch: mixing with a grey surface would shift the hue.
  const tint = (percent: number) => `color-mix(in oklab, ${color} ${percent}%, var(--surface))`;
  if (type === 'focusTime') return `repeating-linear-gradient(135deg, ${tint(11)} 0 6px, ${tint(17)} 6px 12px)`;
  if (type === 'outOfOffice') return `repeating-linear-gradient(45deg, ${tint(8)} 0 3px, ${tint(16)} 3px 6px)`;
  return isEmpty ? 'var(--surface)' : tint(16);
}
