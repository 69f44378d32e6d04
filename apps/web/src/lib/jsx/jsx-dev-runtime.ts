import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, type JSXSource, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime';
import { showTexts } from './show-text.ts';

export { Fragment };

type Props = Readonly<Record<string, unknown>>;

/** Like `jsx` of jsx-runtime.ts, for development and tests. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  return reactJsxDev(type, showTexts(type, props), key, isStatic, source, self);
}
