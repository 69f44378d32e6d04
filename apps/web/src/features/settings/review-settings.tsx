import { X } from 'lucide-react';
import { useState } from 'react';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { TextField } from '#ui/text-field.tsx';

const HOLDS = [
  { value: '', label: 'As this console is set up' },
  { value: '0', label: 'Send at once' },
  { value: '3', label: '3 seconds' },
  { value: '6', label: '6 seconds' },
  { value: '10', label: '10 seconds' },
  { value: '20', label: '20 seconds' },
  { value: '30', label: '30 seconds' },
] as const;
const MAX_SNIPPETS = 50;
const MAX_SNIPPET_CHARS = 500;

/** How decisions are sent, and the sentences that the person decides with. */
export function ReviewSettings() {
  const { holdSeconds, reasonSnippets = [] } = usePreferences();
  const hold = HOLDS.find(({ value }) => value === String(holdSeconds ?? ''));
  const choices = hold ? HOLDS : [...HOLDS, { value: 'other' as const, label: `${holdSeconds} seconds` }];
  return (
    <div className="flex max-w-720 flex-col gap-32 p-16">
      <section aria-labelledby="hold-heading" className="flex flex-col gap-8">
        <h2 id="hold-heading" className="font-semibold text-section">
          Time to take a decision back
        </h2>
        <p className="text-ink-2">Decisions and deletions are held for so long before they reach the service.</p>
        <div className="max-w-320">
          <NativeSelect
            label="Held for"
            choices={choices}
            value={hold?.value ?? 'other'}
            onChange={(value) => changePreferences({ holdSeconds: value === '' ? null : Number(value) })}
          />
        </div>
      </section>
      <Snippets snippets={reasonSnippets} />
    </div>
  );
}

function Snippets({ snippets }: { snippets: readonly string[] }) {
  const [text, setText] = useState('');
  const next = text.trim();
  const isFull = snippets.length >= MAX_SNIPPETS;
  const canAdd = next !== '' && next.length <= MAX_SNIPPET_CHARS && !snippets.includes(next) && !isFull;
  const add = () => {
    if (!canAdd) return;
    changePreferences({ reasonSnippets: [...snippets, next] });
    setText('');
  };
  return (
    <section aria-labelledby="snippets-heading" className="flex flex-col gap-8">
      <h2 id="snippets-heading" className="font-semibold text-section">
        Reasons to decide with
      </h2>
      {snippets.length === 0 && <p className="text-ink-2">Sentences that you keep here are offered when you decide.</p>}
      <ul aria-label="Reasons" className="flex flex-col">
        {snippets.map((snippet) => (
          <li key={snippet} className="flex items-center gap-8 border-line border-b py-4">
            <span className="min-w-0 flex-1 break-words">{snippet}</span>
            <IconButton
              icon={X}
              label={`Remove ${snippet}`}
              onPress={() => changePreferences({ reasonSnippets: snippets.filter((other) => other !== snippet) })}
            />
          </li>
        ))}
      </ul>
      <div className="flex items-end gap-8">
        <div className="min-w-0 flex-1">
          <TextField
            label="New reason"
            value={text}
            onChange={setText}
            maxLength={MAX_SNIPPET_CHARS}
            blockedBecause={isFull ? `There are ${MAX_SNIPPETS} already.` : undefined}
            onKeyDown={(event) => {
              if (event.key === 'Enter') add();
            }}
          />
        </div>
        <Button
          blockedBecause={
            canAdd ? undefined : isFull ? `There are ${MAX_SNIPPETS} already.` : 'Write a reason that is not there yet.'
          }
          onPress={add}
        >
          Keep it
        </Button>
      </div>
    </section>
  );
}
