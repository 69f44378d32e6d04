import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { showTexts } from './show-text.ts';

export { Fragment };

type Props = Readonly<Record<string, unknown>>;

/** Like React's own `jsx`, with sanitised element texts. Called by the compiler. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return reactJsx(type, showTexts(type, props), key);
}

/** Like `jsx`, for several static children. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return reactJsxs(type, showTexts(type, props), key);
}
