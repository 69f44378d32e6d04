import type { MarkedToken, Token } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { SafeLink } from './safe-link.tsx';

const SUPPORTED_TOKENS: ReadonlySet<string> = new Set([
  'text',
  'escape',
  'strong',
  'em',
  'del',
  'codespan',
  'br',
  'link',
  'image',
  'html',
]);

/** Renders inline Markdown. Links may only point to web pages and email addresses, and send no referrer. */
export function MarkdownInline({ tokens }: { tokens: readonly Token[] }) {
  return tokens.filter(isKnown).map((token, index) => <Fragment key={index}>{toInline(token)}</Fragment>);
}

function toInline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'text':
      return token.tokens ? <MarkdownInline tokens={token.tokens} /> : toCharacters(token.text);
    case 'strong':
      return (
        <strong>
          <MarkdownInline tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <MarkdownInline tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <MarkdownInline tokens={token.tokens} />
        </del>
      );
    case 'codespan':
      return <code className="rounded-control bg-sunken px-4 font-mono text-small">{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <SafeLink href={token.href}>{<MarkdownInline tokens={token.tokens} />}</SafeLink>;
    case 'image':
      return <span className="text-ink-3">[image: {token.text || token.href}]</span>;
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

/** Decodes character entities. Other characters stay unchanged. */
function toCharacters(text: string): string {
  const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => characters[name] ?? entity);
}

function isKnown(token: Token): token is MarkedToken {
  return SUPPORTED_TOKENS.has(token.type);
}
