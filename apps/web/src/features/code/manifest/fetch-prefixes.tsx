import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { EntryList } from './entry-list.tsx';
import type { WriteMember } from './write-member.ts';

const PATH = ['urlFetchWhitelist'];

/** Lists the URL prefixes that a script can fetch. Without any, it can fetch all URLs. */
export function FetchPrefixes({ prefixes, write }: { prefixes: readonly string[] | undefined; write: WriteMember }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const add = () => {
    if (!/^https:\/\/\S+$/.test(text.trim())) {
      setFault('Enter a URL that starts with https://.');
      return;
    }
    write(PATH, [...(prefixes ?? []), text.trim()]);
    setText('');
  };
  return (
    <EntryList
      title="Allowed URLs"
      empty={prefixes ? 'The script cannot fetch any URL.' : 'The script can fetch any URL.'}
      entries={(prefixes ?? []).map((prefix) => ({ name: prefix }))}
      onRemove={(index) => write(PATH, prefixes?.length === 1 ? undefined : prefixes?.toSpliced(index, 1))}
    >
      <form
        className="flex items-start gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label="URL prefix"
            placeholder="https://"
            value={text}
            onChange={(next) => {
              setText(next);
              setFault(undefined);
            }}
            errorMessage={fault}
          />
        </div>
        <FieldAction>
          <Button type="submit">Add</Button>
        </FieldAction>
      </form>
    </EntryList>
  );
}
