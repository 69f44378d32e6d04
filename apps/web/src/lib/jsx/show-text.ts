import { markUnseen } from '@rotunda/api-client/visible-text';

/** Attributes of elements that are shown or read out as they are. What a field holds is left alone: it is sent back. */
const TEXTS = ['title', 'alt', 'placeholder', 'aria-label', 'aria-description', 'aria-valuetext', 'data-hint'] as const;

/** Those that components of libraries give on to their elements; other properties of components may be data. */
const TEXTS_OF_COMPONENTS = ['aria-label'] as const;

type Props = Readonly<Record<string, unknown>>;

/**
 * The properties of an element with its texts as they may be shown: unseen characters, such as those that turn the reading
 * of a name round, are marked. All that the console draws passes here, so that no list, heading or message can forget it.
 */
export function showTexts(type: unknown, props: Props): Props {
  if (type === 'textarea' || type === 'style') return props;
  let shown = props;
  const children = showChildren(props.children);
  if (children !== props.children) shown = { ...shown, children };
  for (const name of typeof type === 'string' ? TEXTS : TEXTS_OF_COMPONENTS) {
    const text = props[name];
    if (typeof text !== 'string') continue;
    const marked = markUnseen(text);
    if (marked !== text) shown = { ...shown, [name]: marked };
  }
  return shown;
}

function showChildren(children: unknown): unknown {
  if (typeof children === 'string') return markUnseen(children);
  if (!Array.isArray(children)) return children;
  const shown = children.map((child: unknown) => (typeof child === 'string' ? markUnseen(child) : child));
  return shown.some((child, index) => child !== children[index]) ? shown : children;
}
