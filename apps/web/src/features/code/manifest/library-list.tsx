import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { EntryList } from './entry-list.tsx';
import type { Library } from './library.ts';
import type { WriteMember } from './write-member.ts';

const LibraryDialog = lazyComponent(() => import('./library-dialog.tsx'), 'LibraryDialog');

const PATH = ['dependencies', 'libraries'];

/** Lists the libraries of a project. */
export function Libraries({ libraries, write }: { libraries: readonly Library[]; write: WriteMember }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <EntryList
      title="Libraries"
      empty="None"
      entries={libraries.map((library) => ({ name: library.userSymbol || 'Unnamed', detail: describe(library) }))}
      onRemove={(index) => write([...PATH, index], undefined)}
    >
      <div>
        <Button onPress={() => setIsAdding(true)}>Add library</Button>
      </div>
      {isAdding && (
        <WindowPart onClose={() => setIsAdding(false)}>
          <LibraryDialog
            takenNames={libraries.flatMap(({ userSymbol }) => userSymbol ?? [])}
            onAdd={(library) => write(PATH, [...libraries, library])}
            onClose={() => setIsAdding(false)}
          />
        </WindowPart>
      )}
    </EntryList>
  );
}

function describe({ libraryId = '', version, developmentMode }: Library): string {
  if (developmentMode) return `${libraryId}, latest code`;
  return version === undefined ? libraryId : `${libraryId}, version ${version}`;
}
