import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { findPath, PathProblem } from './find-path.ts';
import { breadcrumbQuery, type Crumb } from './queries.ts';

type BreadcrumbProps = { folderId: string; onOpenFolder: (folderId: string) => void };

/** The way to a folder; each step is a link, and the whole can be typed as a path. */
export function Breadcrumb({ folderId, onOpenFolder }: BreadcrumbProps) {
  const crumbs = useQuery(breadcrumbQuery(folderId)).data ?? [];
  const [isTyping, setIsTyping] = useState(false);
  const [top] = crumbs;
  return (
    <nav
      aria-label="Location"
      className="flex min-h-36 shrink-0 items-center gap-8 overflow-x-auto border-line border-b px-16 text-ink-2"
    >
      {isTyping && top ? (
        <PathField
          crumbs={crumbs}
          top={top}
          onFound={(found) => {
            setIsTyping(false);
            onOpenFolder(found);
          }}
          onClose={() => setIsTyping(false)}
        />
      ) : (
        <>
          <Steps crumbs={crumbs} />
          {top && <IconButton icon={PencilLine} label="Type a path" onPress={() => setIsTyping(true)} />}
        </>
      )}
    </nav>
  );
}

function Steps({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
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
  );
}

type PathFieldProps = {
  crumbs: readonly Crumb[];
  top: Crumb;
  onFound: (folderId: string) => void;
  onClose: () => void;
};

function PathField({ crumbs, top, onFound, onClose }: PathFieldProps) {
  const client = useQueryClient();
  const [path, setPath] = useState(crumbs.map(({ name }) => name).join('/'));
  const [problem, setProblem] = useState<string>();
  const go = () =>
    void findPath(client, path, top).then(onFound, (error: Error) =>
      setProblem(error instanceof PathProblem ? error.message : explainError(error)),
    );
  return (
    <>
      <input
        aria-label="Path"
        aria-invalid={problem !== undefined}
        value={path}
        ref={focusAtEnd}
        onChange={(event) => {
          setPath(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
          if (event.key === 'Escape') onClose();
        }}
        onBlur={() => problem === undefined && onClose()}
        className="h-28 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-8 text-ink aria-invalid:border-danger"
      />
      {problem && (
        <span role="alert" className="shrink-0 text-red-fg text-small">
          {problem}
        </span>
      )}
    </>
  );
}

function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus();
}
