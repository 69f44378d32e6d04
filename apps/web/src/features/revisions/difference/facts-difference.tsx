import { clsx } from 'clsx';
import type { Revision } from '#features/revisions/revision.ts';
import { formatSize } from '#shared/format/size.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { Missing } from '#ui/display/description-list.tsx';

const OTHER_KIND = 'Content of this type or size cannot be compared. Compare its metadata instead.';

const CHECKSUM = 'Checksum (MD5)';

/** A detail: its name, its earlier value and its later value. */
export type FactRow = readonly [name: string, earlier: string | undefined, later: string | undefined];

type FactsDifferenceProps = {
  before: Revision;
  after: Revision;
  /** The text before the details, unless the content is known to be identical. */
  sentence?: string | undefined;
  /** Details from the content itself, shown before those from the service. */
  rows?: readonly FactRow[];
};

/** Shows the details of two revisions of a file whose content cannot be compared here. */
export function FactsDifference({ before, after, sentence = OTHER_KIND, rows = [] }: FactsDifferenceProps) {
  const isSame = before.md5Checksum !== undefined && before.md5Checksum === after.md5Checksum;
  return (
    <div className="min-h-0 flex-1 overflow-auto bg-surface p-16">
      <p role="status" className="pb-12 text-ink-2">
        {isSame ? 'The content is identical, byte for byte.' : sentence}
      </p>
      <table className="w-full max-w-720 border-collapse text-left">
        <thead className="text-ink-3 text-small">
          <tr className="border-line border-b">
            <th className="py-6 pr-12 font-normal">Field</th>
            <th className="py-6 pr-12 font-normal">Earlier</th>
            <th className="px-4 py-6 font-normal">Later</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, ...toRows(before, after)].map(([name, earlier, later]) => (
            <tr key={name} className={clsx('border-line border-b align-top', earlier !== later && 'font-medium')}>
              <th scope="row" className="py-6 pr-12 font-normal text-ink-3">
                {name}
              </th>
              <td
                className={clsx(
                  'wrap-anywhere py-6 pr-12',
                  name === CHECKSUM && 'font-mono font-normal text-small leading-20',
                )}
              >
                {earlier ?? <Missing />}
              </td>
              <td
                className={clsx(
                  'wrap-anywhere px-4 py-6',
                  name === CHECKSUM && 'font-mono font-normal text-small leading-20',
                  earlier !== later && 'bg-amber-bg text-amber-fg',
                )}
              >
                {later ?? <Missing />}
                {earlier !== later && <span className="sr-only"> changed</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function toRows(before: Revision, after: Revision) {
  const facts = [
    ['Modified', ({ modifiedTime }: Revision) => modifiedTime && formatDateTime(Date.parse(modifiedTime))],
    ['Modified by', ({ lastModifyingUser }: Revision) => lastModifyingUser?.displayName],
    ['Size', ({ size }: Revision) => size && formatSize(Number(size))],
    ['Type', ({ mimeType }: Revision) => mimeType],
    ['Name when uploaded', ({ originalFilename }: Revision) => originalFilename],
    [CHECKSUM, ({ md5Checksum }: Revision) => md5Checksum],
  ] as const;
  return facts.map(([name, read]) => [name, read(before), read(after)] as const);
}
