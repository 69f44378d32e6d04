import { clsx } from 'clsx';
import { useObjectUrl } from '#shared/content/use-object-url.ts';

/** A picture in a document. */
export function DocumentPicture({ content, alt, className }: { content: Blob; alt: string; className?: string }) {
  const url = useObjectUrl(content);
  return url && <img src={url} alt={alt} className={clsx('max-w-full', className)} />;
}
