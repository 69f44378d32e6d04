import { useMemo } from 'react';
import { CodeView } from './code-view.tsx';
import { toJsonLines } from './json-lines.ts';

type JsonViewProps = {
  text: string;
  name: string;
  mimeType: string | undefined;
};

/** JSON with a line for each member, whose objects and lists can be folded; as it is where it is not valid, with what is wrong. */
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
