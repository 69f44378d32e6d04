import { readPanelWidth } from '#ui/browser/panel-width.ts';

/** Where a panel will be whose code is on its way: the list makes room at once, not when the code has come. */
export function PanelSkeleton() {
  return (
    <div
      data-loading
      style={{ flexBasis: readPanelWidth() }}
      className="shrink-0 border-line bg-surface max-md:hidden md:border-l"
    />
  );
}
