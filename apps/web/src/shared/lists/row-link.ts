import type { LinkProps } from '@tanstack/react-router';

/** Where the name of a row leads. */
export type RowLink = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** The address of the list itself with a row shown beside it. */
export function peekLink(peek: string | number): RowLink {
  return { to: '.', search: (current: object) => ({ ...current, peek }) } as RowLink;
}
