import type { ScriptFile } from '#shared/script/script-file.ts';
import { CodeFrame } from './code-frame.tsx';
import { CodeToolbar } from './code-toolbar.tsx';
import type { CodeSearch } from './search.ts';

type CodeReaderProps = {
  scriptId: string;
  files: readonly ScriptFile[];
  search: CodeSearch;
  onSearch: (change: Partial<CodeSearch>) => void;
};

/** The code of a version or of HEAD, to read. */
export function CodeReader({ scriptId, files, search, onSearch }: CodeReaderProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <CodeToolbar scriptId={scriptId} search={search} onSearch={onSearch} />
      <CodeFrame scriptId={scriptId} files={files} search={search} onSearch={onSearch} />
    </div>
  );
}
