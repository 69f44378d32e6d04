import { useEffect, useState } from 'react';

/** An image, fitted into the room there is. */
export function ImagePreview({ content, name }: { content: Blob; name: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(content);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [content]);
  return (
    <div className="flex min-h-full items-center justify-center p-24">
      {url && <img src={url} alt={name} className="max-h-full max-w-full border border-line bg-surface" />}
    </div>
  );
}
