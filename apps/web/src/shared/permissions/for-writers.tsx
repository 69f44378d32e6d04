import { Lock } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';

type OwnedFile = { owners?: readonly { displayName?: string }[] };

/** Stands for what only people who can edit a file are shown; `what` begins the sentence, such as `Who has access is`. */
export function ForWriters({ what, file }: { what: string; file: OwnedFile }) {
  const owner = file.owners?.[0]?.displayName;
  return (
    <EmptyState icon={Lock} title={`${what} shown to people who can edit this`}>
      <p>You can read it. {owner === undefined ? 'Its organizers' : `Its owner, ${owner},`} can let you edit it.</p>
    </EmptyState>
  );
}
