import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { breadcrumbQuery } from './queries.ts';

/** The way to a folder; each step is a link. */
export function Breadcrumb({ folderId }: { folderId: string }) {
  const crumbs = useQuery(breadcrumbQuery(folderId)).data ?? [];
  return (
    <nav
      aria-label="Location"
      className="flex h-36 shrink-0 items-center overflow-x-auto border-line border-b px-16 text-ink-2"
    >
      <ol className="flex items-center gap-4 whitespace-nowrap">
        <li>
          <Link to="/files" search={{}} className="hover:text-ink hover:underline">
            Files
          </Link>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.id} className="flex items-center gap-4">
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden className="text-ink-3" />
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="font-medium text-ink">
                {crumb.name}
              </span>
            ) : (
              <Link
                to="/files/$folderId"
                params={{ folderId: crumb.id }}
                search={{}}
                className="hover:text-ink hover:underline"
              >
                {crumb.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
