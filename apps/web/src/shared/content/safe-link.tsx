import type { ReactNode } from 'react';

const SAFE = /^(?:https?:|mailto:)/i;

/** A link in content that others wrote: it leads only to web pages and mail addresses, and does not tell where it was followed. */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (!SAFE.test(href)) return <span className="underline decoration-dotted">{children}</span>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener" className="text-accent-ink underline">
      {children}
    </a>
  );
}
