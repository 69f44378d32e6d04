import { clsx } from 'clsx';
import { useDeferredValue, useMemo, useState } from 'react';
import type { CodeEditorProps } from '#shared/code/code-editor.tsx';
import { getCurrentZone } from '#shared/format/zone.ts';
import { Button } from '#ui/buttons/button.tsx';
import { findDiagnostics } from './manifest-diagnostics.ts';
import { ManifestEditor } from './manifest-editor.tsx';
import { ManifestFacts } from './manifest-facts.tsx';
import { ManifestForm } from './manifest-form.tsx';
import { ManifestProblems } from './manifest-problems.tsx';

type ManifestWorkspaceProps = CodeEditorProps & { onGoTo: (line: number) => void };

/** Shows a manifest as text, with a form beside it, or a summary if it is read-only. Narrow screens show one of both. */
export function ManifestWorkspace({ onGoTo, ...editor }: ManifestWorkspaceProps) {
  const { text, onChange } = editor;
  const [view, setView] = useState<'form' | 'text'>(editor.line === undefined ? 'form' : 'text');
  const checked = useDeferredValue(text);
  const faults = useMemo(() => findDiagnostics(checked, getCurrentZone()), [checked]);
  const goTo = (line: number) => {
    setView('text');
    onGoTo(line);
  };
  const views = { form: onChange ? 'Form' : 'Summary', text: 'JSON' } as const;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <fieldset aria-label="Show as" className="flex gap-4 border-line border-b bg-surface px-16 py-6 md:hidden">
        {(['form', 'text'] as const).map((each) => (
          <Button
            key={each}
            kind={view === each ? 'secondary' : 'quiet'}
            aria-pressed={view === each}
            onPress={() => setView(each)}
          >
            {views[each]}
          </Button>
        ))}
      </fieldset>
      <div className="flex min-h-0 flex-1">
        <div className={clsx('flex min-w-0 flex-1 flex-col', view === 'form' && 'max-md:hidden')}>
          <ManifestEditor {...editor} />
        </div>
        <div
          className={clsx(
            'overflow-auto bg-surface max-md:flex-1 md:w-320 md:shrink-0 md:border-line md:border-l lg:w-360',
            view === 'text' && 'max-md:hidden',
          )}
        >
          {onChange ? (
            <ManifestForm source={text} onChange={onChange} onGoTo={goTo} />
          ) : (
            <ManifestFacts source={text} />
          )}
        </div>
      </div>
      <ManifestProblems faults={faults} source={text} onChange={onChange} onGoTo={goTo} />
    </div>
  );
}
