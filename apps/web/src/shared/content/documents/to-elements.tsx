import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { SafeLink } from '#shared/content/safe-link.tsx';
import { DocumentPicture } from './document-picture.tsx';

type Pictures = ReadonlyMap<string, Blob>;
type Draw = (element: Element, children: ReactNode, pictures: Pictures) => ReactNode;

/** Elements whose content is not part of the document's text. */
const SKIPPED_ELEMENTS: ReadonlySet<string> = new Set(
  'audio,base,button,canvas,embed,frame,frameset,head,iframe,input,link,math,meta,noembed,noscript,object,script,select,style,svg,template,textarea,title,video'.split(
    ',',
  ),
);
const MAX_LABEL = 40; // Characters.
const MAX_DEPTH = 200; // Deeper markup is an attempt to overflow the stack.
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|bmp);base64,/i;
const CELL = 'border border-line px-8 py-4 text-left align-top';

/** Returns the supported children of a node as elements. */
export function toElements(parent: Node, pictures: Pictures, depth = 0): ReactNode[] {
  if (depth > MAX_DEPTH) return [parent.textContent];
  return Array.from(parent.childNodes, (node, index) => (
    <Fragment key={index}>{toElement(node, pictures, depth)}</Fragment>
  ));
}

function toElement(node: ChildNode, pictures: Pictures, depth: number): ReactNode {
  if (node instanceof Text) return toText(node);
  if (!(node instanceof Element) || SKIPPED_ELEMENTS.has(node.localName)) return null;
  const children = toElements(node, pictures, depth + 1);
  const draw = DRAWN[node.localName];
  return draw ? draw(node, children, pictures) : children;
}

/** Whitespace between rows and cells would be text where none is allowed. */
function toText({ data, parentElement }: Text): string {
  const isBetween = /^(?:table|tbody|thead|tfoot|tr|ul|ol|body)$/.test(parentElement?.localName ?? '');
  return isBetween && data.trim() === '' ? '' : data;
}

const LOWEST = ['h6', ''] as const;
const HEADINGS: Readonly<Record<number, readonly ['h2' | 'h3' | 'h4' | 'h5' | 'h6', look: string]>> = {
  2: ['h2', 'text-title'],
  3: ['h3', 'text-section'],
  4: ['h4', ''],
  5: ['h5', ''],
};
const heading: Draw = ({ localName }, children) => {
  const [Tag, look] = HEADINGS[Number(localName[1])] ?? LOWEST;
  return <Tag className={`font-semibold ${look}`}>{children}</Tag>;
};
const block: Draw = (_, children) => <div className="flex flex-col gap-12">{children}</div>;
const renderBold: Draw = (_, children) => <strong>{children}</strong>;
const renderItalic: Draw = (_, children) => <em>{children}</em>;
const renderStruck: Draw = (_, children) => <s>{children}</s>;
const cell: Draw = (element, children) => (
  <td className={CELL} colSpan={findSpan(element, 'colspan')} rowSpan={findSpan(element, 'rowspan')}>
    {children}
  </td>
);

const DRAWN: Readonly<Record<string, Draw>> = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  b: renderBold,
  strong: renderBold,
  i: renderItalic,
  em: renderItalic,
  s: renderStruck,
  strike: renderStruck,
  td: cell,
  article: block,
  div: block,
  figure: block,
  footer: block,
  header: block,
  main: block,
  section: block,
  p: (_, children) => <p className="break-words">{children}</p>,
  br: () => <br />,
  hr: () => <hr className="border-line" />,
  u: (_, children) => <u>{children}</u>,
  ins: (element, children) => (
    <ins className="text-green-fg" title={findAuthor(element)}>
      {children}
    </ins>
  ),
  del: (element, children) => (
    <del className="text-red-fg" title={findAuthor(element)}>
      {children}
    </del>
  ),
  sub: (_, children) => <sub>{children}</sub>,
  sup: (_, children) => <sup>{children}</sup>,
  code: (_, children) => <code className="font-mono text-small">{children}</code>,
  pre: (_, children) => (
    <pre className="overflow-x-auto rounded-card border border-line bg-sunken p-12 font-mono text-small">
      {children}
    </pre>
  ),
  blockquote: (_, children) => (
    <blockquote className="flex flex-col gap-8 border-line-strong border-l-2 pl-12 text-ink-2">{children}</blockquote>
  ),
  ul: (_, children) => <ul className="list-disc pl-24">{children}</ul>,
  ol: (element, children) => (
    <ol className="list-decimal pl-24" start={findNumber(element, 'start')}>
      {children}
    </ol>
  ),
  li: (element, children) => (
    <li value={findNumber(element, 'value')} style={toMarkerStyle(element)}>
      {children}
    </li>
  ),
  table: (_, children) => (
    <div className="overflow-x-auto">
      <table className="border-collapse">{children}</table>
    </div>
  ),
  thead: (_, children) => <thead>{children}</thead>,
  tbody: (_, children) => <tbody>{children}</tbody>,
  tr: (_, children) => <tr>{children}</tr>,
  th: (element, children) => (
    <th
      className={`${CELL} bg-sunken font-medium`}
      colSpan={findSpan(element, 'colspan')}
      rowSpan={findSpan(element, 'rowspan')}
    >
      {children}
    </th>
  ),
  a: (element, children) => toLink(element.getAttribute('href'), children),
  img: (element, _, pictures) => {
    const [address, alt] = [element.getAttribute('src') ?? '', element.getAttribute('alt') ?? ''];
    const content = pictures.get(address);
    if (content) return <DocumentPicture content={content} alt={alt} />;
    if (EMBEDDED_PICTURE.test(address)) return <img src={address} alt={alt} className="max-w-full" />;
    return <span className="text-ink-3">[{alt ? `Picture: ${alt}` : 'Picture'}]</span>;
  },
};

/**
 * Links within the document, for example to footnotes, and anchors are rendered as text, because the URL belongs to the screen.
 */
function toLink(href: string | null, children: ReactNode): ReactNode {
  return href === null || href.startsWith('#') ? children : <SafeLink href={href}>{children}</SafeLink>;
}

/** The author of a tracked change. */
function findAuthor(element: Element): string | undefined {
  return element.getAttribute('title') || undefined;
}

/** Shows the label of a list item as the document has it, such as `(a)`, instead of its number. */
function toMarkerStyle(element: Element): CSSProperties | undefined {
  const label = element.getAttribute('data-label');
  if (label === null) return undefined;
  const text = label.slice(0, MAX_LABEL).replaceAll(/[\p{C}"\\]/gu, '');
  return { listStyleType: `"${text} "` };
}

function findSpan(element: Element, name: 'colspan' | 'rowspan'): number | undefined {
  const span = findNumber(element, name);
  return span === undefined ? undefined : Math.min(Math.max(span, 1), 1_000);
}

function findNumber(element: Element, name: string): number | undefined {
  const value = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return Number.isNaN(value) ? undefined : value;
}
