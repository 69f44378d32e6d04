import { isolateDirections, markUnseen } from '@rotunda/api-client/visible-text';
import { createElement, Fragment, type ReactNode } from 'react';

/** Attributes of elements that are shown or read out as they are. What a field holds is left alone: it is sent back. */
const TEXTS = [
  'title',
  'alt',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'data-tooltip',
] as const;

/** Those that components of libraries give on to their elements; other properties of components may be data. */
const TEXTS_OF_COMPONENTS = ['aria-label'] as const;

/** Elements that hold text alone. */
const TEXT_ONLY: ReadonlySet<unknown> = new Set(['option', 'title', 'desc', 'text', 'tspan', 'script', 'bdi']);

type Props = Readonly<Record<string, unknown>>;

/**
 * The properties of an element with its texts as they may be shown: unseen characters, such as those that turn the reading
 * of a name round, are marked, and what is read from right to left is isolated. All that the console draws passes here, so
 * that no list, heading or message can forget it.
 */
export function showTexts(type: unknown, props: Props): Props {
  if (type === 'textarea' || type === 'style') return props;
  let shown = props;
  // What a component gets may be data; it draws it with elements, which pass here too.
  const isDrawn = type === Fragment || (typeof type === 'string' && !TEXT_ONLY.has(type));
  const children = showChildren(props.children, isDrawn ? isolated : markUnseen);
  if (children !== props.children) shown = { ...shown, children };
  for (const name of typeof type === 'string' ? TEXTS : TEXTS_OF_COMPONENTS) {
    const text = props[name];
    if (typeof text !== 'string') continue;
    const marked = markUnseen(text);
    if (marked !== text) shown = { ...shown, [name]: marked };
  }
  return shown;
}

type ShowText = (text: string, key?: number) => ReactNode;

function showChildren(children: unknown, show: ShowText): unknown {
  if (typeof children === 'string') return show(children);
  if (!Array.isArray(children)) return children;
  const shown = children.map((child: unknown, index) => (typeof child === 'string' ? show(child, index) : child));
  return shown.some((child, index) => child !== children[index]) ? shown : children;
}

/** A text, with `bdi` around what is read from right to left; one element, as a text is one item of a row. */
function isolated(text: string, key = 0): ReactNode {
  const marked = markUnseen(text);
  const parts = isolateDirections(marked);
  if (!parts) return marked;
  const [only] = parts;
  if (parts.length === 1 && only?.isolated) return createElement('bdi', { key: `text-${key}` }, only.text);
  const drawn = parts.map((part) => (part.isolated ? createElement('bdi', null, part.text) : part.text));
  return createElement('span', { key: `text-${key}` }, ...drawn);
}
