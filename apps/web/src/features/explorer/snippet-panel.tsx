import { useState } from 'react';
import { consoleAddress } from '#lib/base-path.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import type { CallForm } from './operation/call-form.ts';
import type { Operation } from './operation/operation.ts';
import { SNIPPET_KINDS, type SnippetKind, toSnippet } from './snippets.ts';

/** Shows the call as code for a shell, a program or a file, without credentials. */
export function SnippetPanel({ operation, form }: { operation: Operation; form: CallForm }) {
  const [kind, setKind] = useState<SnippetKind>('curl');
  const text = toSnippet(kind, operation, form, consoleAddress);
  const copy = () => {
    copyText(text, 'Copied, without your session');
  };
  return (
    <section aria-label="Code snippet" className="flex min-w-0 flex-col gap-8">
      <div className="flex items-center gap-8">
        <h3 className="mr-auto font-semibold">Code snippet</h3>
        <SingleSelect label="Language" choices={SNIPPET_KINDS} value={kind} onChange={setKind} />
        <Button onPress={copy}>Copy</Button>
      </div>
      <pre className="rounded-control bg-sunken p-12 font-mono text-small whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </section>
  );
}
