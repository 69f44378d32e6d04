import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import type { Crumb } from '#shared/folders/breadcrumb-query.ts';
import { findPath, PathProblem } from './find-path.ts';

type PathFieldProps = {
  crumbs: readonly Crumb[];
  top: Crumb;
  onFound: (folderId: string) => void;
  onClose: () => void;
};

/** The path of a folder as text. Enter opens it. */
export function PathField({ crumbs, top, onFound, onClose }: PathFieldProps) {
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
        className="h-tool min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-8 text-ink aria-invalid:border-danger"
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
