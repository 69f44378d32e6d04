import { useQuery } from '@tanstack/react-query';
import { FileCode2 } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { contentQuery } from '#shared/script/queries.ts';
import { toScriptFiles } from '#shared/script/script-file.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { CodeReader } from './code-reader.tsx';
import { CodeWriter } from './code-writer.tsx';
import { startDraft } from './draft.ts';
import type { CodeSearch } from './search.ts';
import { useDraft } from './use-draft.ts';
import { useRestoreVersion } from './use-restore-version.ts';

export type CodePageProps = {
  scriptId: string;
  search: CodeSearch;
  onSearch: (change: Partial<CodeSearch>) => void;
  /** Renders the read-only code with related content. */
  renderCode: (code: ReactNode) => ReactNode;
};

/** Shows the code of a project: read-only at HEAD or at a version, and editable as a draft. */
export function CodePage({ scriptId, search, onSearch, renderCode }: CodePageProps) {
  const content = useQuery(contentQuery(scriptId, search.version));
  const drafting = useDraft(scriptId);
  const refusal = useWriteRefusal(scriptId, 'script.projects.updateContent');
  const files = useMemo(() => (content.data ? toScriptFiles(content.data) : undefined), [content.data]);
  const { draft, isRead, change } = drafting;
  const isWriting = search.edit === true && search.version === undefined && refusal === undefined;
  // A URL that requests editing starts a draft only once, and not again after that draft was saved or discarded.
  const [canBegin, setMayBegin] = useState(search.edit === true);
  const needsDraft = canBegin && isWriting && draft === undefined;
  useEffect(() => {
    if (!needsDraft || !isRead || !files) return;
    setMayBegin(false);
    change(startDraft(files));
  });
  const [isAsked, setIsAsked] = useState(false);
  const edit = () => {
    setIsAsked(true);
    if (!draft && files) change(startDraft(files));
    onSearch({ edit: true });
  };
  const restoring = useRestoreVersion(scriptId, (restored) => {
    setIsAsked(true);
    change(restored);
    onSearch({ edit: true, version: undefined, line: undefined });
  });
  if (isWriting && draft) {
    return (
      <CodeWriter
        scriptId={scriptId}
        draft={draft}
        drafting={drafting}
        search={search}
        onSearch={onSearch}
        takesFocus={isAsked}
      />
    );
  }
  if (content.isPending || needsDraft) return <Skeleton label="Loading the code" rows={10} rowClass="h-24" />;
  if (isUnreadable(content)) {
    return (
      <ErrorView error={content.error} title="The code could not be loaded" onRetry={() => void content.refetch()} />
    );
  }
  if (!files || files.length === 0) return <EmptyState icon={FileCode2} title="This project has no files" />;
  return (
    <CodeReader
      scriptId={scriptId}
      files={files}
      search={search}
      onSearch={onSearch}
      hasDraft={draft !== undefined}
      onEdit={edit}
      onRestore={() => restoring.mutate(files)}
      isRestoring={restoring.isPending}
      renderCode={renderCode}
    />
  );
}
