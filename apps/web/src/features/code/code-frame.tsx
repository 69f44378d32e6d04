import { type ReactNode, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { getFileTitle, isManifest, MANIFEST_NAME, type ScriptFile } from '#shared/script/script-file.ts';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { type FileMark, FileTree } from './file-tree.tsx';
import { MatchList } from './match-list.tsx';
import type { CodeSearch } from './search.ts';

const CodeEditor = lazyComponent(() => import('#shared/code/code-editor.tsx'), 'CodeEditor');
const ManifestWorkspace = lazyComponent(() => import('./manifest/manifest-workspace.tsx'), 'ManifestWorkspace');
const Outline = lazyComponent(() => import('./outline.tsx'), 'Outline');
// Preloaded beside the code.
void CodeEditor.preload();
void Outline.preload();

type CodeFrameProps = {
  scriptId: string;
  files: readonly ScriptFile[];
  search: CodeSearch;
  onSearch: (change: Partial<CodeSearch>) => void;
  /** Called when the open file is edited. Undefined for read-only code. */
  onChange?: (file: ScriptFile, source: string) => void;
  /** Whether the first editor takes focus. */
  takesFocus?: boolean;
  markOf?: (file: ScriptFile) => FileMark;
  /** Renders the actions for the open file. */
  renderActions?: (file: ScriptFile) => ReactNode;
};

/** Arranges the files on the left, the open file in the middle, and its functions on the right. */
export function CodeFrame(props: CodeFrameProps) {
  const { scriptId, files, search, onSearch, onChange, markOf, renderActions } = props;
  const [takesFocus, setTakesFocus] = useState(props.takesFocus);
  // The file was selected in the list, which retains the focus.
  const open = (file: string, line?: number) => {
    setTakesFocus(false);
    onSearch({ file, line });
  };
  const current = chooseFile(files, search.file);
  if (!current) return null;
  const actions = renderActions?.(current);
  return (
    <div className="flex min-h-0 flex-1 flex-col sm:flex-row">
      <div className="flex items-center gap-8 border-line border-t bg-surface px-16 py-6 sm:hidden">
        <SingleSelect
          label="File"
          choices={files.map((file) => ({ value: file.name, label: getFileTitle(file) }))}
          value={current.name}
          onChange={(name) => open(name)}
        />
        {actions}
      </div>
      <div className="flex w-240 shrink-0 flex-col border-line border-t border-r bg-surface max-sm:hidden">
        {search.find ? (
          <MatchList files={files} wanted={search.find} onOpen={open} />
        ) : (
          <FileTree
            files={files}
            current={current}
            onOpen={(name) => open(name)}
            {...(markOf && { markOf })}
            actions={actions}
          />
        )}
      </div>
      <OpenFile
        key={`${search.version ?? 'head'}/${current.name}`}
        scriptId={scriptId}
        file={current}
        line={search.line}
        takesFocus={takesFocus}
        onChange={onChange && ((source) => onChange(current, source))}
        onGoTo={(line) => open(current.name, line)}
      />
    </div>
  );
}

type OpenFileProps = {
  scriptId: string;
  file: ScriptFile;
  line: number | undefined;
  takesFocus: boolean | undefined;
  onChange: ((source: string) => void) | undefined;
  onGoTo: (line: number) => void;
};

/** Shows the text of the open file with its functions beside it, or with the meaning of a manifest. */
function OpenFile({ scriptId, file, line, takesFocus, onChange, onGoTo }: OpenFileProps) {
  const label = `Text of ${getFileTitle(file)}`;
  const editor = { label, type: file.type, text: file.source, line, takesFocus, onChange };
  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col border-line border-t">
        <Part name="The editor" fallback={<Skeleton label="Loading the editor" rows={10} rowClass="h-24" />}>
          {isManifest(file) ? <ManifestWorkspace {...editor} onGoTo={onGoTo} /> : <CodeEditor {...editor} />}
        </Part>
      </div>
      {!isManifest(file) && (
        <div className="w-260 shrink-0 overflow-auto border-line border-t border-l bg-surface max-md:hidden">
          <Part>
            <Outline scriptId={scriptId} file={file} onGoTo={onGoTo} />
          </Part>
        </div>
      )}
    </>
  );
}

/** Returns the file in the URL, or else the first script, because the manifest is less informative. */
function chooseFile(files: readonly ScriptFile[], name: string | undefined): ScriptFile | undefined {
  const named = files.find((file) => file.name === name);
  return named ?? files.find((file) => file.name !== MANIFEST_NAME) ?? files[0];
}
