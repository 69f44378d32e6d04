import { Link } from '@tanstack/react-router';
import { formatDateTime } from '#shared/format/time.ts';
import { describeOutsideGrantee } from '#shared/permissions/outside-grantee.ts';
import { getRoleName } from '#shared/permissions/permission.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { grantId, type OutsideGrant } from './outside-queries.ts';

type OutsideGrantsProps = {
  grants: readonly OutsideGrant[];
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
};

/** Lists external access for selection. Each row links to the sharing of its file. */
export function OutsideGrants({ grants, picked, onPick }: OutsideGrantsProps) {
  const all = grants.map(grantId);
  const toggle = (id: string, isPicked: boolean) =>
    onPick(new Set(isPicked ? [...picked, id] : [...picked].filter((other) => other !== id)));
  return (
    <>
      <Checkbox
        isSelected={all.every((id) => picked.has(id))}
        onChange={(isPicked) => onPick(new Set(isPicked ? all : []))}
      >
        Select all
      </Checkbox>
      <ul aria-label="Access from outside" className="flex flex-col rounded-card border border-line">
        {grants.map((grant) => (
          <li
            key={grantId(grant)}
            className="flex flex-wrap items-center gap-x-12 gap-y-4 border-line px-12 py-6 not-first:border-t"
          >
            <span className="min-w-200 flex-1">
              <Checkbox
                isSelected={picked.has(grantId(grant))}
                onChange={(isPicked) => toggle(grantId(grant), isPicked)}
              >
                <span className="sr-only">Select </span>
                {describeOutsideGrantee(grant)}
                <span className="sr-only"> on {grant.title}</span>
              </Checkbox>
            </span>
            <Link
              to="/file/$fileId/sharing"
              params={{ fileId: grant.fileId }}
              className="word-target min-w-160 flex-1 truncate text-accent-ink hover:underline"
            >
              {grant.title}
            </Link>
            <span className="text-ink-2">
              {getRoleName(grant.role)}
              {grant.expirationTime && `, until ${formatDateTime(Date.parse(grant.expirationTime))}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
