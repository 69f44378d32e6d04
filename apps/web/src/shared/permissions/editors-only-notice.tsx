import { Lock } from 'lucide-react';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { AskOwner } from './ask-owner.tsx';

type OwnedFile = { name?: string; owners?: readonly { displayName?: string; emailAddress?: string }[] };

/** Shown in place of data that only editors of a file may see. `what` ends the title, such as `who has access`. */
export function EditorsOnlyNotice({ what, file }: { what: string; file: OwnedFile }) {
  const owner = file.owners?.[0]?.displayName;
  return (
    <EmptyState icon={Lock} title={`Only editors can see ${what}`}>
      <p>You have read access. Ask {owner === undefined ? 'an organizer' : `the owner, ${owner},`} for edit access.</p>
      <p>
        <AskOwner owners={file.owners} name={file.name} />
      </p>
    </EmptyState>
  );
}
