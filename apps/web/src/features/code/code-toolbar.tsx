import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { versionsQuery } from '#shared/script/queries.ts';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { FilterField } from '#ui/filters/filter-field.tsx';
import type { CodeSearch } from './search.ts';

type CodeToolbarProps = {
  scriptId: string;
  search: CodeSearch;
  onSearch: (change: Partial<CodeSearch>) => void;
  /** Whether the code is being edited. Hides the version selection, because edits apply to HEAD. */
  isWriting?: boolean;
  /** The content at the right end. */
  children?: ReactNode;
};

/** Selects the shown version, and searches all its files. */
export function CodeToolbar({ scriptId, search, onSearch, isWriting = false, children }: CodeToolbarProps) {
  const versions = useQuery(versionsQuery(scriptId)).data ?? [];
  const findField = useRef<HTMLInputElement>(null);
  useFindKey(() => findField.current?.focus());
  const choices = [
    { value: 'head', label: 'HEAD' },
    ...versions.map(({ versionNumber, description }) => ({
      value: String(versionNumber),
      label: description ? `${versionNumber} ${description}` : String(versionNumber),
    })),
  ];
  return (
    <div className="flex min-h-44 shrink-0 flex-wrap items-center gap-8 px-16 py-6">
      {!isWriting && (
        <SingleSelect
          label="Version"
          choices={choices}
          value={String(search.version ?? 'head')}
          onChange={(value) => onSearch({ version: value === 'head' ? undefined : Number(value), line: undefined })}
        />
      )}
      <search className="max-sm:hidden">
        <FilterField
          label="Find in all files"
          value={search.find}
          onChange={(find) => onSearch({ find })}
          inputRef={findField}
        />
      </search>
      <div className="ml-auto flex flex-wrap items-center gap-8">{children}</div>
    </div>
  );
}

/** Handles Ctrl or Command with Shift and F, even outside the editor. Browsers do not use this shortcut themselves. */
function useFindKey(focus: () => void): void {
  const focusField = useEffectEvent(focus);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      focusField();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
