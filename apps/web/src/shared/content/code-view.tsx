import type { Extension } from '@codemirror/state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CodeEditor } from '#shared/code/code-editor.tsx';
import type { CodeLanguage } from '#shared/code/code-language.ts';
import { loadLanguage } from '#shared/code/other-languages.ts';
import { getEnding, resolveMimeType } from './resolve-mime-type.ts';

type CodeViewProps = {
  text: string;
  name: string;
  mimeType: string | undefined;
  /** Additional editor extensions. Must be referentially stable. */
  extensions?: Extension;
};

/** Read-only code with syntax colours. */
export function CodeView({ text, name, mimeType, extensions }: CodeViewProps) {
  const type = getLanguage(resolveMimeType(mimeType, name), getEnding(name));
  const ending = getEnding(name);
  const colours = useQuery({
    queryKey: ['code language', ending],
    queryFn: () => loadLanguage(ending),
    enabled: type === 'TEXT',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const added = useMemo(() => [extensions ?? [], colours.data ?? []], [extensions, colours.data]);
  return (
    <div className="flex min-h-320 flex-1">
      <CodeEditor label={name} type={type} text={text} extensions={added} />
    </div>
  );
}

function getLanguage(mimeType: string, ending: string): CodeLanguage {
  if (/json$/.test(mimeType) || ending === 'json') return 'JSON';
  if (/(?:html|xml)$/.test(mimeType) || /^(?:html?|svg|xml)$/.test(ending)) return 'HTML';
  return /javascript$/.test(mimeType) || /^(?:[cm]?js|tsx?|jsx|gs)$/.test(ending) ? 'SERVER_JS' : 'TEXT';
}
