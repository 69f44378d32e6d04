import { useQueryClient } from '@tanstack/react-query';
import { type Call, useCalls } from '#shared/api/call-log.ts';
import { CallItem } from '#shared/calls/call-item.tsx';
import { openCalls } from '#shared/calls/calls-drawer-state.ts';
import { formatClock, getZoneLabel } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { type CellPlace, showOrigin } from '#shared/lists/origin-state.ts';
import type { ShownList } from '#shared/lists/shown-list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { describeOrigin, getColumnOrigin } from './column-origin.ts';
import { type CachedResponse, findCall, findResponse } from './find-response.ts';

type OriginPanelProps<Row> = { list: ShownList<Row>; row: Row; place: CellPlace; onClose: () => void };

/** Shows the data source of a cell: its field, the operation, when it was read, and the call; then the other cells of its row. */
export function OriginPanel<Row>({ list, row, place, onClose }: OriginPanelProps<Row>) {
  const response = findResponse(useQueryClient(), row);
  const calls = useCalls();
  const call = response && findCall(calls, response);
  const column = list.columns.find(({ id }) => id === place.columnId) ?? list.columns[0];
  return (
    <SidePanel title="API source" onClose={onClose}>
      <div className="flex flex-col gap-16">
        <p className="font-medium">{list.rowLabel(row)}</p>
        {column && <CellFacts column={column} row={row} response={response} />}
        <CallOf response={response} call={call} />
        <OtherCells columns={list.columns} row={row} chosen={column} path={response?.path ?? ''} rowId={place.rowId} />
      </div>
    </SidePanel>
  );
}

function CellFacts<Row>({
  column,
  row,
  response,
}: {
  column: Column<Row>;
  row: Row;
  response: CachedResponse | undefined;
}) {
  const origin = getColumnOrigin(column, row);
  const fields = origin.fields.map((field) => (
    <code key={field} className="block break-all font-mono text-small">
      {describeOrigin({ fields: [field], isVerbatim: true }, response?.path ?? '')}
    </code>
  ));
  return (
    <DescriptionList
      items={[
        ['Column', column.header],
        ['Shown', column.cell(row)],
        [
          origin.isVerbatim ? 'Field, as received' : 'Derived from',
          fields.length > 0 ? fields : 'no field of this response',
        ],
        ...(response ? describeResponse(response) : []),
      ]}
    />
  );
}

function describeResponse({ operationId, page, readAtMs }: CachedResponse): [string, string][] {
  return [
    ['Response of', page === undefined ? operationId : `${operationId}, page ${page}`],
    ['Received', `${formatClock(readAtMs)} ${getZoneLabel(readAtMs)}`],
  ];
}

function CallOf({ response, call }: { response: CachedResponse | undefined; call: Call | undefined }) {
  if (!response) return <p className="text-ink-2">This row combines several responses.</p>;
  if (!call) return <p className="text-ink-2">This tab no longer has the details of the call.</p>;
  return (
    <section aria-label="Call" className="flex flex-col gap-8">
      <ul className="-mx-16 border-line border-t">
        <CallItem call={call} />
      </ul>
      <div>
        <Button onPress={() => openCalls([response.operationId], call.callId)}>Show in the list of calls</Button>
      </div>
    </section>
  );
}

type OtherCellsProps<Row> = {
  columns: readonly Column<Row>[];
  row: Row;
  chosen: Column<Row> | undefined;
  path: string;
  rowId: string;
};

function OtherCells<Row>({ columns, row, chosen, path, rowId }: OtherCellsProps<Row>) {
  return (
    <section aria-label="Cells of the row">
      <h3 className="pb-4 font-semibold text-ink-3 text-micro">Cells of the row</h3>
      <ul>
        {columns.map((column) => (
          <li key={column.id}>
            <PressButton
              aria-current={column === chosen || undefined}
              onPress={() => showOrigin({ rowId, columnId: column.id })}
              className="flex min-h-item w-full cursor-default items-baseline gap-12 rounded-control px-8 py-4 text-left hover:bg-hover aria-current:bg-selected"
            >
              <span className="w-120 shrink-0">{column.header}</span>
              <span className="min-w-0 break-all text-ink-2 text-small">
                {describeOrigin(getColumnOrigin(column, row), path)}
              </span>
            </PressButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
