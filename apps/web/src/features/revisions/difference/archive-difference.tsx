import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Equal, FileX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { compareMembers, type MemberChange } from '#features/revisions/change-list/compare-members.ts';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import { revisionContentQuery } from '#features/revisions/queries.ts';
import type { RevisedFile, Revision } from '#features/revisions/revision.ts';
import { archiveQuery } from '#shared/content/archives/archive-query.ts';
import { MemberTable } from '#shared/content/archives/member-table.tsx';
import { type ArchiveMember, getBaseName } from '#shared/content/decoding/archive-member.ts';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { resolveMimeType } from '#shared/content/resolve-mime-type.ts';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';

type Compared = DifferenceProps & { file: RevisedFile };

type ArchiveDifferenceProps = Compared & {
  /** Renders the difference of a file in both archives, treated like a stored file. */
  renderMember: (member: Compared) => ReactNode;
};

const NOTES: Readonly<Record<MemberChange['kind'], string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed – open to compare',
};

/** Lists the files that differ between two archives. A file in both opens its own difference. */
export function ArchiveDifference({ renderMember, ...props }: ArchiveDifferenceProps) {
  const [openName, setOpenName] = useState<string>();
  const earlier = useMembers(props, props.before);
  const later = useMembers(props, props.after);
  const failed = [earlier, later].find(({ error }) => error !== null)?.error;
  if (failed instanceof DecodingError) {
    return (
      <EmptyState icon={FileX} title="These revisions cannot be compared">
        {failed.message} {failed.remedy}
      </EmptyState>
    );
  }
  if (failed) return <ErrorView error={failed} title="The archives could not be loaded" />;
  if (!earlier.data || !later.data) return <Skeleton label="Loading the archives" rows={10} rowClass="h-24" />;
  const changes = compareMembers(earlier.data, later.data);
  const open = changes.find(({ name }) => name === openName);
  if (open) {
    return (
      <>
        <div className="flex shrink-0 flex-wrap items-center gap-8 border-line border-b bg-surface px-16 py-4">
          <Button kind="quiet" autoFocus onPress={() => setOpenName(undefined)}>
            <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
            All changed files
          </Button>
          <span className="min-w-0 break-all font-medium">{open.name}</span>
        </div>
        {renderMember(toMember(props, open))}
      </>
    );
  }
  if (changes.length === 0) {
    return (
      <EmptyState icon={Equal} title="No differences">
        {countOf(later.data.length, 'file')}, each with the same content.
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="shrink-0 border-line border-b bg-surface px-16 py-6 text-ink-2 text-small">
        {toSentence(changes)}
      </p>
      <ScrollRegion label="Files that differ">
        <MemberTable
          label="Changed files"
          rows={changes.map(({ name, kind, earlier: before, later: after }) => ({
            name,
            sizeBytes: (after ?? before)?.sizeBytes ?? 0,
            note: NOTES[kind],
            canOpen: kind === 'changed',
          }))}
          onOpen={setOpenName}
        />
      </ScrollRegion>
    </>
  );
}

function useMembers({ source, file }: Compared, revision: Revision) {
  const content = useQuery(revisionContentQuery(source, revision));
  const archive = { content: content.data ?? new Blob(), name: file.name ?? '', mimeType: file.mimeType };
  const listed = useQuery({
    ...archiveQuery([JSON.stringify(source), revision.id ?? ''], archive),
    enabled: content.data !== undefined,
  });
  return content.error ? { error: content.error, data: undefined } : { error: listed.error, data: listed.data };
}

/** Returns a file of both archives as a separate file, whose content is found by its path in the archives. */
function toMember(
  { source, file, before, after, ...look }: Compared,
  { name, earlier, later }: MemberChange,
): Compared {
  const archive = source.archive ?? { name: file.name ?? '', mimeType: file.mimeType, paths: [] };
  const mimeType = resolveMimeType('', name);
  const toRevision = (revision: Revision, member: ArchiveMember | undefined): Revision => {
    const { md5Checksum: _, originalFilename: __, ...others } = revision;
    return { ...others, mimeType, size: String(member?.sizeBytes ?? 0) };
  };
  return {
    ...look,
    source: { ...source, archive: { ...archive, paths: [...archive.paths, name] } },
    file: { ...file, name: getBaseName(name), mimeType },
    before: toRevision(before, earlier),
    after: toRevision(after, later),
  };
}

function toSentence(changes: readonly MemberChange[]): string {
  const counts = (['changed', 'added', 'removed'] as const).map((kind) => {
    return [kind, changes.filter((change) => change.kind === kind).length] as const;
  });
  return counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${countOf(count, 'file')} ${kind}`)
    .join(', ');
}
