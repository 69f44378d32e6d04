import { useQueryClient } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { breadcrumbQuery } from '#shared/folders/breadcrumb-query.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { RulePlace } from './rule-place.tsx';

const FolderDialog = lazyComponent(() => import('#shared/folders/folder-dialog.tsx'), 'FolderDialog');
const NONE: ReadonlySet<string> = new Set();

/** Selects the folder or shared drive of a rule. An empty ID stands for all. */
export function RulePlaceField({ placeId, onChange }: { placeId: string; onChange: (placeId: string) => void }) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  // Calls name the root of My Drive by an alias that files never have as their folder.
  const choose = async (folderId: string) => {
    const crumbs = await client.fetchQuery(breadcrumbQuery(folderId));
    onChange(crumbs.at(-1)?.id ?? folderId);
  };
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="pb-4 font-medium text-ink-2 text-small">Folder or shared drive (optional)</legend>
      <div className="flex flex-wrap items-center gap-8">
        <Button onPress={() => setIsOpen(true)}>
          <Folder size={14} strokeWidth={1.75} aria-hidden />
          {placeId === '' ? 'Choose folder' : 'Change folder'}
        </Button>
        {placeId !== '' && <Button onPress={() => onChange('')}>All files</Button>}
        <span className="min-w-0 flex-1 truncate">
          {placeId === '' ? 'All files' : <RulePlace placeId={placeId} />}
        </span>
      </div>
      <p className="text-ink-3 text-small">Covers the files directly in a folder, or all files of a shared drive.</p>
      {isOpen && (
        <WindowPart onClose={() => setIsOpen(false)}>
          <FolderDialog
            title="Choose folder"
            excludedIds={NONE}
            startId={placeId === '' ? undefined : placeId}
            submitLabel="Choose folder"
            onSubmit={choose}
            onClose={() => setIsOpen(false)}
          />
        </WindowPart>
      )}
    </fieldset>
  );
}
