import { readPanelWidth } from '#ui/browser/panel-width.ts';

/** The placeholder of a panel whose code is loading. The list makes room immediately, not when the code has loaded. */
export function PanelSkeleton() {
  return (
    <div
      data-loading
      style={{ flexBasis: readPanelWidth() }}
      className="shrink-0 border-line bg-surface max-md:hidden md:border-l"
    />
  );
}
