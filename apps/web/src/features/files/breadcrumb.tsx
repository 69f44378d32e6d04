import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, PencilLine } from 'lucide-react';
import { startTransition, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { breadcrumbQuery, type Crumb } from '#shared/folders/breadcrumb-query.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Part } from '#ui/loading/part.tsx';

// Lazy-loaded when a path is about to be typed.
const PathField = lazyComponent(() => import('./search/path-field.tsx'), 'PathField');

type BreadcrumbProps = { folderId: string; onOpenFolder: (folderId: string) => void };

/** The path to a folder. Each segment is a link, and the whole path can be typed. */
export function Breadcrumb({ folderId, onOpenFolder }: BreadcrumbProps) {
  const crumbs = useQuery(breadcrumbQuery(folderId)).data ?? [];
  const [isTyping, setIsTyping] = useState(false);
  const [top] = crumbs;
  return (
    <nav
      aria-label="Location"
      className="flex min-h-36 max-sm:min-h-44 shrink-0 items-center gap-8 overflow-x-auto border-line border-b px-16 text-ink-2"
    >
      {isTyping && top ? (
        <Part fallback={<Steps crumbs={crumbs} />}>
          <PathField
            crumbs={crumbs}
            top={top}
            onFound={(found) => {
              setIsTyping(false);
              onOpenFolder(found);
            }}
            onClose={() => setIsTyping(false)}
          />
        </Part>
      ) : (
        <>
          <Steps crumbs={crumbs} />
          {top && (
            // The button retains the focus until the field is ready to take it.
            <IconButton
              icon={PencilLine}
              label="Type a path"
              onPress={() => startTransition(() => setIsTyping(true))}
            />
          )}
        </>
      )}
    </nav>
  );
}

function Steps({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <ol className="flex items-center gap-4 whitespace-nowrap">
      <li>
        <Link to="/files" search={{}} className="word-target hover:text-ink hover:underline">
          Files
        </Link>
      </li>
      {crumbs.map((crumb, index) => (
        <li key={crumb.id} className="flex items-center gap-4">
          <ChevronRight size={14} strokeWidth={1.75} aria-hidden className="text-ink-3" />
          {index === crumbs.length - 1 ? (
            <span
              aria-current="page"
              data-full-text=""
              className="max-w-560 max-sm:max-w-200 truncate font-medium text-ink"
            >
              {crumb.name}
            </span>
          ) : (
            <Link
              to="/files/$folderId"
              params={{ folderId: crumb.id }}
              search={{}}
              data-full-text=""
              className="word-target max-w-240 max-sm:max-w-120 truncate hover:text-ink hover:underline"
            >
              {crumb.name}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
