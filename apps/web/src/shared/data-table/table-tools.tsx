import { ColumnChooser } from './columns/column-chooser.tsx';
import type { ColumnLayout } from './columns/use-column-layout.ts';
import { ExportMenu } from './export/export-menu.tsx';
import type { ExportSource } from './export/use-export.ts';

type TableToolsProps<Row> = Omit<ExportSource<Row>, 'columns'> & {
  layout: ColumnLayout<Row>;
  /** Whether the rows are shown in these columns now, and not in another way. */
  areColumnsShown?: boolean;
};

/** What stands over a table for all of it: which columns it shows, and its rows as files of these. */
export function TableTools<Row>({ layout, areColumnsShown = true, ...source }: TableToolsProps<Row>) {
  return (
    <>
      {areColumnsShown && <ColumnChooser layout={layout} />}
      <ExportMenu {...source} columns={layout.columns} />
    </>
  );
}
