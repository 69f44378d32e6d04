import { useObjectUrl } from '#shared/content/use-object-url.ts';

/** An image, fitted into the room there is. */
export function ImagePreview({ content, name }: { content: Blob; name: string }) {
  const url = useObjectUrl(content);
  return (
    <div className="flex min-h-full items-center justify-center p-24">
      {url && <img src={url} alt={name} className="max-h-full max-w-full border border-line bg-surface" />}
    </div>
  );
}
