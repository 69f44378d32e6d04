import { useMemo } from 'react';
import { CodeView } from './code-view.tsx';
import { toJsonLines } from './json-lines.ts';

type JsonViewProps = {
  text: string;
  name: string;
  mimeType: string | undefined;
};

/** Shows JSON with a line for each member and foldable objects and lists. Invalid JSON is shown unchanged, with the error. */
export function JsonView({ text, name, mimeType }: JsonViewProps) {
  const lines = useMemo(() => toJsonLines(text), [text]);
  return (
    <>
      {'fault' in lines && (
        <p className="border-line border-b bg-amber-bg px-16 py-6 text-amber-fg text-small">
          {lines.fault}. Showing the file as text.
        </p>
      )}
      <CodeView text={'text' in lines ? lines.text : text} name={name} mimeType={mimeType} />
    </>
  );
}
