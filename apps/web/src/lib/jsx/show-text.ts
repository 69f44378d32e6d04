import { isolateDirections, markUnseen } from '@rotunda/api-client/visible-text';
import { createElement, Fragment, type ReactNode } from 'react';

/** Element attributes that are shown or announced as is. Field values are left unchanged, because they are sent back. */
const TEXTS = [
  'title',
  'alt',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'data-tooltip',
] as const;

/** The properties that library components pass on to their elements. Other component properties may be data. */
const TEXTS_OF_COMPONENTS = ['aria-label'] as const;

/** Elements that may only contain text. */
const TEXT_ONLY: ReadonlySet<unknown> = new Set(['option', 'title', 'desc', 'text', 'tspan', 'script', 'bdi']);

type Props = Readonly<Record<string, unknown>>;

/**
 * Returns the properties of an element with sanitised texts: marks invisible characters, such as those that reverse the direction
 * of a name, and isolates right-to-left text. All rendered content passes through here, so that no list, heading or message can
 * omit it.
 */
export function showTexts(type: unknown, props: Props): Props {
  if (type === 'textarea' || type === 'style') return props;
  let shown = props;
  // Properties of a component may be data. The component renders them with elements, which also pass through here.
  const isDrawn = type === Fragment || (typeof type === 'string' && !TEXT_ONLY.has(type));
  const children = showChildren(props.children, isDrawn ? isolateText : markUnseen);
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

/**
 * Wraps right-to-left text in `bdi`. Returns a single element, because a text is a single item of a row. Without a key, the text
 * is all that its element contains, so that styles can shorten it at its own end.
 */
function isolateText(text: string, key?: number): ReactNode {
  const marked = markUnseen(text);
  const parts = isolateDirections(marked);
  if (!parts) return marked;
  const [only] = parts;
  if (parts.length === 1 && only?.isolated) {
    const isWhole = key === undefined || undefined;
    return createElement('bdi', { key: `text-${key}`, 'data-whole-text': isWhole }, only.text);
  }
  const drawn = parts.map((part) => (part.isolated ? createElement('bdi', null, part.text) : part.text));
  return createElement('span', { key: `text-${key}` }, ...drawn);
}
