import { useEffect, useState } from 'react';
import { formatSize } from '#shared/format/size.ts';
import { MAX_TEXT_BYTES } from './preview-content.ts';

/** The text of a file, or its beginning. */
export function TextPreview({ content, sizeBytes }: { content: Blob; sizeBytes: number }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void content.text().then((read) => {
      if (isCurrent) setText(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [content]);
  return (
    <>
      {sizeBytes > MAX_TEXT_BYTES && (
        <p className="border-line border-b bg-amber-bg px-16 py-6 text-amber-fg text-small">
          The first {formatSize(MAX_TEXT_BYTES)} of {formatSize(sizeBytes)}. Download the file for the rest.
        </p>
      )}
      <pre className="p-16 font-mono text-body whitespace-pre-wrap break-words">{text}</pre>
    </>
  );
}
