import { boundedInlines } from '@rotunda/document-formats/bounded-inlines';
import { Marked, type MarkedToken, type Token } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import { MarkdownInline } from './markdown-inline.tsx';

const SUPPORTED_TOKENS: ReadonlySet<string> = new Set([
  'heading',
  'paragraph',
  'text',
  'code',
  'blockquote',
  'list',
  'table',
  'hr',
  'html',
]);

const parser = new Marked({ gfm: true }, boundedInlines);

/** Renders Markdown as a page. Each parsed token becomes an element: HTML in the text stays text, and images are not fetched. */
export function MarkdownView({ text }: { text: string }) {
  const tokens = useMemo(() => parser.lexer(text), [text]);
  return (
    <div className="min-h-full bg-surface">
      <article className="mx-auto flex w-full max-w-720 flex-col gap-12 p-24 leading-relaxed">
        <Blocks tokens={tokens} />
      </article>
    </div>
  );
}

function Blocks({ tokens }: { tokens: readonly Token[] }) {
  return tokens.filter(isKnown).map((token, index) => <Fragment key={index}>{toBlock(token)}</Fragment>);
}

function toBlock(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return (
        <Heading depth={token.depth}>
          <MarkdownInline tokens={token.tokens} />
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <MarkdownInline tokens={token.tokens} />
        </p>
      );
    case 'text':
      return token.tokens ? <MarkdownInline tokens={token.tokens} /> : token.text;
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-card border border-line bg-sunken p-12 font-mono text-small">
          {token.text}
        </pre>
      );
    case 'blockquote':
      return (
        <blockquote className="flex flex-col gap-8 border-line-strong border-l-2 pl-12 text-ink-2">
          <Blocks tokens={token.tokens} />
        </blockquote>
      );
    case 'list':
      return <MarkdownList list={token} />;
    case 'table':
      return <MarkdownTable table={token} />;
    case 'hr':
      return <hr className="border-line" />;
    default:
      return <code className="font-mono text-small">{token.raw.trim()}</code>;
  }
}

/** The page has its own first heading, so the headings of the text are below it. */
function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  if (depth === 1) return <h2 className="font-semibold text-title">{children}</h2>;
  if (depth === 2) return <h3 className="font-semibold text-section">{children}</h3>;
  return <h4 className="font-semibold">{children}</h4>;
}

function MarkdownList({ list }: { list: Extract<MarkedToken, { type: 'list' }> }) {
  const items = list.items.map((item, index) => (
    <li key={index}>
      {item.task && <span className="font-mono">{item.checked ? '[x] ' : '[ ] '}</span>}
      <Blocks tokens={item.tokens} />
    </li>
  ));
  return list.ordered ? (
    <ol start={list.start || 1} className="list-decimal pl-24">
      {items}
    </ol>
  ) : (
    <ul className="list-disc pl-24">{items}</ul>
  );
}

function MarkdownTable({ table }: { table: Extract<MarkedToken, { type: 'table' }> }) {
  const cellClass = 'border border-line px-8 py-4 text-left';
  return (
    <div className="overflow-x-auto">
      <table className="border-collapse">
        <thead>
          <tr>
            {table.header.map(({ tokens, text }) => (
              <th key={text} scope="col" className={`${cellClass} bg-sunken font-medium`}>
                <MarkdownInline tokens={tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place} className={cellClass}>
                  <MarkdownInline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isKnown(token: Token): token is MarkedToken {
  return SUPPORTED_TOKENS.has(token.type);
}
