import type { LinkProps } from '@tanstack/react-router';

/** The target of a row's name. */
export type RowLink = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** Returns the URL of the list itself with a row open beside it. */
export function peekLink(peek: string | number): RowLink {
  return { to: '.', search: (current: object) => ({ ...current, peek }) } as RowLink;
}
