import { ScreenViews } from '#shared/views/screen-views.tsx';
import type { SystemView } from '#shared/views/view-menu-props.ts';
import { ColumnChooser } from './columns/column-chooser.tsx';
import type { ColumnLayout } from './columns/use-column-layout.ts';
import { ExportMenu } from './export/export-menu.tsx';
import type { ExportSource } from './export/use-export.ts';

type TableToolsProps<Row> = Omit<ExportSource<Row>, 'columns'> & {
  layout: ColumnLayout<Row>;
  /** Whether the rows are shown in these columns now, and not in another way. */
  areColumnsShown?: boolean;
  /** Views that the console brings, where the address alone says what is shown. */
  views?: readonly SystemView[];
};

/** What stands over a table for all of it: its views, which columns it shows, and its rows as files of these. */
export function TableTools<Row>({ layout, areColumnsShown = true, views, ...source }: TableToolsProps<Row>) {
  return (
    <>
      {views && <ScreenViews screen={source.name} systemViews={views} />}
      {areColumnsShown && <ColumnChooser layout={layout} />}
      <ExportMenu {...source} columns={layout.columns} />
    </>
  );
}
