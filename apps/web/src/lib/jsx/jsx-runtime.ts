import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { showTexts } from './show-text.ts';

export { Fragment };

type Props = Readonly<Record<string, unknown>>;

/** As React's own, with the texts of elements as they may be shown. The compiler calls it. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return reactJsx(type, showTexts(type, props), key);
}

/** As `jsx`, for several children that stay in their order. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return reactJsxs(type, showTexts(type, props), key);
}
