import { useState } from 'react';
import { listKnownScopes } from '#shared/script/manifest/known-scopes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import { SuggestField } from '#ui/fields/suggest-field.tsx';

type AddScopeProps = { declared: readonly string[]; onAdd: (scope: string) => void };

/** Adds a scope, found by its description or name, or entered as a URL. */
export function AddScope({ declared, onAdd }: AddScopeProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const offered = listKnownScopes(declared)
    .filter(({ scope }) => !declared.includes(scope))
    .map(({ scope, words }) => ({ scope, text: `${words} (${scope.slice(scope.lastIndexOf('/auth/') + 1)})` }));
  const add = (scope: string) => {
    onAdd(scope);
    setText('');
  };
  const change = (next: string) => {
    setFault(undefined);
    const chosen = offered.find((each) => each.text === next);
    if (chosen) add(chosen.scope);
    else setText(next);
  };
  const submit = () => {
    const scope = text.trim();
    if (!/^https:\/\/\S+$/.test(scope)) setFault('Choose a scope from the list, or enter its URL.');
    else if (declared.includes(scope)) setFault('This scope is declared already.');
    else add(scope);
  };
  return (
    <form
      className="flex items-start gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="min-w-0 flex-1">
        <SuggestField
          label="New scope"
          placeholder="Description or URL"
          value={text}
          onChange={change}
          suggestions={offered.map((each) => each.text)}
          errorMessage={fault}
        />
      </div>
      <FieldAction>
        <Button type="submit">Add scope</Button>
      </FieldAction>
    </form>
  );
}
