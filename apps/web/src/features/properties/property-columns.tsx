import { Eye } from 'lucide-react';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatSize } from '#shared/format/size.ts';
import { formatDistance } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { ScriptProperty } from './queries.ts';

type ColumnOptions = {
  nowMs: number;
  findValue: (property: ScriptProperty) => string | undefined;
  /** Shows a value. Undefined for users who may not see it. */
  onShow: ((property: ScriptProperty) => void) | undefined;
};

/** Returns the columns of a project's properties. Values are hidden until requested. */
export function propertyColumns({ nowMs, findValue, onShow }: ColumnOptions): Column<ScriptProperty>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 'minmax(180px, 2fr)',
      value: ({ name }) => name,
      cell: ({ name }) => <span className="truncate font-medium font-mono">{name}</span>,
    },
    {
      id: 'value',
      header: 'Value',
      width: 'minmax(140px, 3fr)',
      narrowWidth: 'minmax(96px, 1fr)',
      cell: (property) => {
        const value = findValue(property);
        if (value === undefined) return <HiddenValue property={property} onShow={onShow} />;
        return (
          <span className="truncate font-mono" title={value}>
            {value === '' ? <span className="text-ink-3">Empty</span> : value}
          </span>
        );
      },
    },
    {
      id: 'size',
      header: 'Size',
      width: '88px',
      align: 'end',
      isHiddenOnNarrow: true,
      value: ({ valueBytes }) => valueBytes,
      exportHeader: 'Size (bytes)',
      cell: ({ valueBytes = 0 }) => formatSize(valueBytes),
    },
    {
      id: 'changed',
      header: 'Last changed',
      width: '124px',
      isHiddenOnNarrow: true,
      value: ({ updateTime }) => updateTime,
      cell: ({ updateTime }) => <RelativeTime value={updateTime} nowMs={nowMs} />,
    },
    {
      id: 'by',
      header: 'Changed by',
      width: 'minmax(140px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ lastModifyUser }) => lastModifyUser?.email,
      cell: ({ lastModifyUser }) => (
        <span className="truncate" title={lastModifyUser?.email}>
          {lastModifyUser?.name ?? lastModifyUser?.email ?? 'Unknown'}
        </span>
      ),
    },
  ];
}

function HiddenValue({ property, onShow }: Pick<ColumnOptions, 'onShow'> & { property: ScriptProperty }) {
  return (
    <span className="flex items-center gap-8 text-ink-3">
      Hidden
      {onShow && (
        <span data-op="script.projects.properties.get" className="max-sm:hidden">
          <IconButton icon={Eye} label={`Show the value of ${property.name}`} onPress={() => onShow(property)} />
        </span>
      )}
    </span>
  );
}

/** Returns the second line of a property on narrow screens. */
export function getPropertyDetail({ updateTime, lastModifyUser }: ScriptProperty, nowMs: number): string {
  if (!updateTime) return 'Time of the last change unknown';
  const by = lastModifyUser ? ` by ${lastModifyUser.name ?? lastModifyUser.email}` : '';
  return `Changed ${formatDistance(Date.parse(updateTime), nowMs)}${by}`;
}
