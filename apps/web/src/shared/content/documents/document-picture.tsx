import { useObjectUrl } from '#shared/content/use-object-url.ts';

/** A picture that a document contains. */
export function DocumentPicture({ content, alt }: { content: Blob; alt: string }) {
  const url = useObjectUrl(content);
  return url && <img src={url} alt={alt} className="max-w-full" />;
}
