import { ColumnChooser } from './column-chooser.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { ColumnLayout } from './use-column-layout.ts';
import type { ExportSource } from './use-export.ts';

type TableToolsProps<Row> = Omit<ExportSource<Row>, 'columns'> & { layout: ColumnLayout<Row> };

/** What stands over a table for all of it: which columns it shows, and its rows as files of these. */
export function TableTools<Row>({ layout, ...source }: TableToolsProps<Row>) {
  return (
    <>
      <ColumnChooser layout={layout} />
      <ExportMenu {...source} columns={layout.columns} />
    </>
  );
}
