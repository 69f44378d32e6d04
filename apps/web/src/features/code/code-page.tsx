import { useQuery } from '@tanstack/react-query';
import { FileCode2 } from 'lucide-react';
import { ErrorView } from '#shared/error-view.tsx';
import { contentQuery } from '#shared/script/queries.ts';
import { toScriptFiles } from '#shared/script/script-file.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CodeReader } from './code-reader.tsx';
import type { CodeSearch } from './search.ts';

export type CodePageProps = {
  scriptId: string;
  search: CodeSearch;
  onSearch: (change: Partial<CodeSearch>) => void;
};

/** The code of a project, as it is now or as a version kept it. */
export function CodePage({ scriptId, search, onSearch }: CodePageProps) {
  const content = useQuery(contentQuery(scriptId, search.version));
  if (content.isPending) return <Skeleton label="Loading the code" rows={10} rowClass="h-24" />;
  if (content.error) {
    return (
      <ErrorView error={content.error} title="The code could not be loaded" onRetry={() => void content.refetch()} />
    );
  }
  const files = toScriptFiles(content.data);
  if (files.length === 0) return <EmptyState icon={FileCode2} title="This project has no files" />;
  return <CodeReader scriptId={scriptId} files={files} search={search} onSearch={onSearch} />;
}
