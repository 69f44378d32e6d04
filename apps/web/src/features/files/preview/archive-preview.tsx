import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { archiveMemberQuery, archiveQuery } from '#shared/content/archives/archive-query.ts';
import { MemberTable } from '#shared/content/archives/member-table.tsx';
import type { NamedContent } from '#shared/content/archives/unpack-member.ts';
import { type ArchiveMember, getBaseName, MAX_ARCHIVE_LEVELS } from '#shared/content/decoding/archive-member.ts';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { type PreviewForm, previewForm } from '#shared/content/kinds/preview-form.ts';
import type { ShownPart } from '#shared/content/report-shown.tsx';
import { resolveMimeType } from '#shared/content/resolve-mime-type.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { formatSize } from '#shared/format/size.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';
import { findContentState } from './preview-content.ts';
import { Undecodable } from './undecodable.tsx';

/** Separates an archive from the path within it in the key of an archived file. */
const INSIDE = '!/';

type ShownMember = { file: StoredFile; form: PreviewForm; content: Blob; onShown: (part: ShownPart) => void };

type ArchivePreviewProps = {
  content: Blob;
  file: StoredFile;
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Saves the file. Undefined if the role or the file does not permit it. */
  onDownload: (() => void) | undefined;
  /** Renders a file of the archive like a stored file. */
  renderMember: (member: ShownMember) => ReactNode;
};

/** Lists the files of an archive. Each can be opened. The archive counts as viewed once all its files were completely viewed. */
export function ArchivePreview({ content, file, onShown, onDownload, renderMember }: ArchivePreviewProps) {
  const [openName, setOpenName] = useState<string>();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const names = [file.id ?? '', findContentState(file) ?? ''];
  const archive = { content, name: file.name ?? '', mimeType: file.mimeType };
  const listed = useQuery(archiveQuery(names, archive));
  const members = listed.data;
  // An empty file was already shown by its size.
  const isAllSeen = members?.every(({ name, sizeBytes }) => sizeBytes === 0 || seen.has(name));
  useEffect(() => {
    if (isAllSeen !== undefined) onShown?.(isAllSeen ? 'all' : 'part');
  }, [isAllSeen, onShown]);
  if (listed.error) return <Undecodable error={listed.error} onDownload={onDownload} />;
  if (!members) return <Skeleton label="Loading the preview" rows={8} rowClass="h-24" />;
  const open = members.find(({ name }) => name === openName);
  if (open) {
    const noteSeen = (part: ShownPart) => {
      if (part === 'all') setSeen((before) => (before.has(open.name) ? before : new Set(before).add(open.name)));
    };
    return (
      <div className="flex h-full min-h-0 flex-col">
        <div className="flex shrink-0 flex-wrap items-center gap-8 border-line border-b bg-surface px-16 py-4">
          <Button kind="quiet" autoFocus onPress={() => setOpenName(undefined)}>
            <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
            All files of {archive.name}
          </Button>
          <span className="min-w-0 break-all font-medium">{open.name}</span>
        </div>
        <div className="min-h-0 flex-1">
          <Member
            key={open.name}
            names={names}
            archive={archive}
            file={file}
            renderMember={renderMember}
            onDownload={onDownload}
            member={open}
            onShown={noteSeen}
          />
        </div>
      </div>
    );
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <p role="status" className="border-line border-b bg-surface px-16 py-6 text-ink-2 text-small">
        {toSentence(members)}
      </p>
      <ScrollRegion label="Files in the archive">
        <MemberTable
          label={archive.name}
          rows={members.map((member) => ({ ...member, note: getNote(member, seen), canOpen: canOpen(member) }))}
          onOpen={setOpenName}
        />
      </ScrollRegion>
    </div>
  );
}

function canOpen({ isEncrypted, sizeBytes }: ArchiveMember): boolean {
  return !isEncrypted && sizeBytes > 0;
}

function getNote({ isEncrypted, sizeBytes, name }: ArchiveMember, seen: ReadonlySet<string>): string {
  if (isEncrypted) return 'Protected by a password';
  if (sizeBytes === 0) return 'Empty';
  return seen.has(name) ? 'Viewed' : '';
}

function toSentence(members: readonly ArchiveMember[]): string {
  const unpacked = members.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return `${countOf(members.length, 'file')}, ${formatSize(unpacked)} unpacked`;
}

type MemberProps = Pick<ArchivePreviewProps, 'file' | 'renderMember' | 'onDownload'> & {
  names: readonly string[];
  archive: NamedContent;
  member: ArchiveMember;
  onShown: (part: ShownPart) => void;
};

function Member({ names, archive, file, member, renderMember, onShown, onDownload }: MemberProps) {
  const content = useQuery(archiveMemberQuery(names, archive, member.name));
  const id = `${file.id}${INSIDE}${member.name}`;
  if (id.split(INSIDE).length > MAX_ARCHIVE_LEVELS + 1) {
    const limit = `Archives in archives are opened up to ${MAX_ARCHIVE_LEVELS} levels deep.`;
    const error = new DecodingError(limit, 'Download the file to open it in another program.');
    return <Undecodable error={error} onDownload={onDownload} />;
  }
  if (content.error) return <Undecodable error={content.error} onDownload={onDownload} />;
  if (!content.data) return <Skeleton label="Loading the preview" rows={8} rowClass="h-24" />;
  const size = String(content.data.size);
  const mimeType = resolveMimeType('', member.name);
  const form = previewForm(mimeType, size, member.name) ?? 'hex';
  return (
    <Part name="The preview" fallback={<Skeleton label="Loading the preview" rows={8} rowClass="h-24" />}>
      {renderMember({
        file: { ...file, id, name: getBaseName(member.name), mimeType, size },
        form,
        content: content.data,
        onShown,
      })}
    </Part>
  );
}
