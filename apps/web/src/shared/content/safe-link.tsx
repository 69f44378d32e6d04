import type { ReactNode } from 'react';

const SAFE = /^(?:https?:|mailto:)/i;

/** A link in user-provided content. It may only point to web pages and email addresses, and sends no referrer. */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (!SAFE.test(href)) return <span className="underline decoration-dotted">{children}</span>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener" className="text-accent-ink underline">
      {children}
    </a>
  );
}
