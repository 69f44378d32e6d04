import { ScreenViews } from '#shared/views/screen-views.tsx';
import type { SystemView } from '#shared/views/view-menu-props.ts';
import { ColumnChooser } from './columns/column-chooser.tsx';
import type { ColumnLayout } from './columns/use-column-layout.ts';
import { ExportMenu } from './export/export-menu.tsx';
import type { ExportSource } from './export/use-export.ts';

type TableToolsProps<Row> = Omit<ExportSource<Row>, 'columns'> & {
  layout: ColumnLayout<Row>;
  /** Whether the rows are currently shown in these columns, and not in another mode. */
  areColumnsShown?: boolean;
  /** The built-in views, if the URL alone determines the shown rows. */
  views?: readonly SystemView[];
};

/** The tools above a table: its views, its column selection, and its export. */
export function TableTools<Row>({ layout, areColumnsShown = true, views, ...source }: TableToolsProps<Row>) {
  return (
    <>
      {views && <ScreenViews screen={source.name} systemViews={views} />}
      {areColumnsShown && <ColumnChooser layout={layout} />}
      <ExportMenu {...source} columns={layout.columns} />
    </>
  );
}
