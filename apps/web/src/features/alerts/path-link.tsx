import { useRouter } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { toBrowserPath } from '#lib/base-path.ts';

/** A link to a stored path of the console. */
export function PathLink({ path, label }: { path: string; label: string }) {
  const router = useRouter();
  return (
    <a
      href={toBrowserPath(path)}
      className="inline-flex items-center gap-4 self-start text-accent-ink hover:underline"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void router.navigate({ href: path });
      }}
    >
      {label}
      <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
    </a>
  );
}
